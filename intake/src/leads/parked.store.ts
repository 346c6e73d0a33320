import { sql } from 'kysely';
import { queueAttempts } from '#jobs/deliver.job.ts';
import type { Ledger } from '#ledger/ledger.store.ts';
import type { Trx } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';

/** Parked deliveries start afresh, with 72 hours before them; of one lead, or of all. */
export async function tryParkedAgain(
  trx: Trx,
  queue: Queue,
  ledger: Ledger,
  reference?: string,
): Promise<number> {
  const waiting = trx
    .updateTable('deliveries')
    .set({
      state: 'pending',
      attempts: 0,
      first_attempt_at: null,
      not_before: null,
      next_attempt_at: sql<Date>`now()`,
    })
    .where('state', '=', 'parked')
    .returning(['id', 'channel', 'lead_id']);
  const rows = await (
    reference === undefined
      ? waiting
      : waiting.where('lead_id', 'in', (eb) =>
          eb.selectFrom('leads').select('id').where('reference', '=', reference),
        )
  ).execute();
  await queueAttempts(trx, queue, rows);
  const leadIds = rows.flatMap(({ lead_id: id }) => id ?? []);
  const touched = await (leadIds.length === 0
    ? []
    : trx
        .selectFrom('leads')
        .select(['id', 'reference', 'email'])
        .where('id', 'in', leadIds)
        .execute());
  await ledger.record(trx, 'changed', 'leads redrive', touched);
  return rows.length;
}
