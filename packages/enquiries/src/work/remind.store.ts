import { followUp } from '@studio/contract/desk/queues';
import { applyEvent, type Change } from '@studio/contract/desk/work';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { appendEvent, type WorkSnapshot } from './change-work.store.ts';
import { workOfRow } from './work-row.ts';

const AT_ONCE = 100;

/** Reminds owners once that no answer came by the chosen time. Two workers never send the same reminder. */
export async function remindOwners(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<WorkSnapshot>`
      select *, now() as now from enquiry_work where ${sql.raw(followUp.sql)} and not is_reminded
      order by remind_at limit ${AT_ONCE} for update skip locked
    `.execute(trx);
    for (const row of rows) {
      const change: Change = { kind: 'silent', since: row.state_since.toISOString() };
      const event = { at: row.now.toISOString(), staffId: null, change };
      const doing = { enquiryId: row.enquiry_id, staffId: null };
      await appendEvent(trx, doing, change, applyEvent(workOfRow(row), event));
      await trx
        .updateTable('enquiry_work')
        .set({ is_reminded: true })
        .where('enquiry_id', '=', row.enquiry_id)
        .execute();
    }
  });
}
