import type { ResponseTarget } from '@studio/contract/response-target';
import { createWork } from '@studio/enquiries/submission/create-work.store.ts';
import type { Rows } from './rows.ts';

/** Adds enquiries that arrived on a day and were answered after this many working hours; `null` means never. */
export const timedEnquiries =
  (table: Rows, responseTarget: ResponseTarget) =>
  async (count: number, hours: number | null, more = '', daysAgo = 30): Promise<void> => {
    const { db, pool } = table.database;
    const receivedAt = new Date(Date.now() - daysAgo * 86_400_000);
    const ids = await Promise.all(
      Array.from({ length: count }, () => table.addEnquiry({ received_at: receivedAt })),
    );
    const enquiries = await db.selectFrom('enquiries').selectAll().where('id', 'in', ids).execute();
    await db.transaction().execute((trx) => createWork(trx, responseTarget, enquiries));
    const answeredAt =
      hours === null ? null : responseTarget.time.after(receivedAt, hours * 3_600_000);
    await pool.query(
      `update enquiry_work set first_answered_at = $2 ${more} where enquiry_id = any($1)`,
      [ids, answeredAt],
    );
  };
