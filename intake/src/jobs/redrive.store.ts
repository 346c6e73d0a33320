import { tryParkedAgain } from '#leads/parked.store.ts';
import type { Ledger } from '#ledger/ledger.store.ts';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import { clearSettledAlarms } from './watch.store.ts';

/** The operator's way: the alarms about them are over at once. */
export async function redrive(
  db: Db,
  queue: Queue,
  ledger: Ledger,
  reference?: string,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const tried = await tryParkedAgain(trx, queue, ledger, reference);
    await clearSettledAlarms(trx);
    return tried;
  });
}
