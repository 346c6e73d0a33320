import { applyEvent, type Change } from '@studio/contract/desk/work';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { appendEvent, type WorkSnapshot } from './change-work.store.ts';
import { workOfRow } from './work-row.ts';

/** Frequent, because people wait for it on their screens. */
export const RETURN_SECONDS = 1;
const AT_ONCE = 100;

/** Brings back enquiries that were put off until now. Two workers never bring back the same one. */
export async function returnPutOff(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<WorkSnapshot>`
      select *, now() as now from enquiry_work where put_off_until <= now()
      order by put_off_until limit ${AT_ONCE} for update skip locked
    `.execute(trx);
    const change: Change = { kind: 'returned' };
    for (const row of rows) {
      const event = { at: row.now.toISOString(), staffId: null, change };
      const doing = { enquiryId: row.enquiry_id, staffId: null };
      await appendEvent(trx, doing, change, applyEvent(workOfRow(row), event));
    }
  });
}
