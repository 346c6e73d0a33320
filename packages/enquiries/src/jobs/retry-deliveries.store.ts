import { retryFailed } from '#jobs/failed-deliveries.store.ts';
import type { AuditLog } from '#audit-log/audit-log.store.ts';
import type { Db } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';
import { clearSettledAlarms } from '#alarms/watch.store.ts';

/** For the operator's command: also clears the alarms about these deliveries. */
export async function retryFailedDeliveries(
  db: Db,
  queue: Queue,
  auditLog: AuditLog,
  reference?: string,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const tried = await retryFailed(trx, queue, auditLog, reference);
    await clearSettledAlarms(trx);
    return tried;
  });
}
