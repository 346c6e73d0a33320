import type { Promises } from '@old/contract/promise';
import { enterAtDesk } from '#leads/desk-entry.store.ts';
import type { Rows } from './rows.ts';

/** So many that came on a day and were answered after working hours; never where none are given. */
export const pacedRows =
  (table: Rows, promised: Promises) =>
  async (count: number, hours: number | null, more = '', daysAgo = 30): Promise<void> => {
    const { db, pool } = table.database;
    const receivedAt = new Date(Date.now() - daysAgo * 86_400_000);
    const ids = await Promise.all(
      Array.from({ length: count }, () => table.addLead({ received_at: receivedAt })),
    );
    const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
    await db.transaction().execute((trx) => enterAtDesk(trx, promised, leads));
    const answeredAt = hours === null ? null : promised.time.after(receivedAt, hours * 3_600_000);
    await pool.query(
      `update desk_leads set first_answered_at = $2 ${more} where lead_id = any($1)`,
      [ids, answeredAt],
    );
  };
