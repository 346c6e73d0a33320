import {
  countOf,
  eraseAgain,
  findRestored,
  readErasures,
} from '@studio/enquiries/persons/erase-again.store.ts';
import {
  isSameList,
  mergeErased,
  readErasedList,
  writeErasedList,
  type ErasedList,
} from '@studio/enquiries/persons/erased-list.ts';
import type { AuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { Log } from '@studio/platform/log.ts';
import { sql } from 'kysely';

/** If the machine and its log are lost together, erasures of the last seconds may be missing from the list. */
export const SYNC_ERASED_SECONDS = 5;

interface Parts {
  readonly db: Db;
  readonly queue: Queue;
  readonly auditLog: AuditLog;
  readonly log: Log;
}

/**
 * Keeps the list of erasures beside the backups. A restored database is older than the list, so rows that the list
 * names are erased again.
 */
export function erasedListSync(
  { db, queue, auditLog, log }: Parts,
  path: string,
): () => Promise<void> {
  /** Does not throw: restored rows must be erased even if the backup disk is full. Doctor reports the old list. */
  async function write(list: ErasedList): Promise<void> {
    try {
      await writeErasedList(path, list);
    } catch (error) {
      log.error({ err: error }, 'the list of erasures could not be written');
    }
  }

  return () =>
    db.transaction().execute(async (trx) => {
      // Two workers run during a release, but only one of them may write the file.
      await sql`select pg_advisory_xact_lock(hashtext('erased list'))`.execute(trx);
      const before = await readErasedList(path);
      const list = mergeErased(before, await readErasures(trx), new Date());
      if (!isSameList(before, list)) await write(list);
      const back = await findRestored(trx, list);
      if (countOf(back) === 0) return;
      await eraseAgain(trx, queue, auditLog, back);
      log.warn({ rows: countOf(back) }, 'rows that a restore brought back were erased again');
    });
}
