import { tryParkedAgain } from '#jobs/parked.store.ts';
import type { Ledger } from '#ledger/ledger.store.ts';
import type { Db } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';
import { clearSettledAlarms } from '#alarms/watch.store.ts';

/** For the operator's command: also clears the alarms about these deliveries. */
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
