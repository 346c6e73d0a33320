import { sql } from 'kysely';
import { planDeliveries } from '#jobs/plan-deliveries.job.ts';
import type { AuditLog } from '#audit-log/audit-log.store.ts';
import type { Db } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';
import type { StoredEnquiry } from '#database/tables.ts';
import { notifyDesk } from '#work/change-work.store.ts';
import { isHeld } from '#database/queue-rules.ts';

/** The latest come first. With ids only those enquiries. */
export async function readHeldEnquiries(
  db: Db,
  atMost: number,
  ids?: readonly string[],
): Promise<StoredEnquiry[]> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where(isHeld)
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids}::uuid[])`))
    .orderBy('received_at', 'desc')
    .limit(atMost)
    .execute();
}

/** Held enquiries that no mail to sales has counted, the latest first. A flood can hold very many, so only their ids. */
export async function heldNotTold(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where(isHeld)
    .where('held_told_at', 'is', null)
    .orderBy('received_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

export async function markHeldTold(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ held_told_at: sql<Date>`now()` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** By the database's clock, so that no other machine's clock matters. */
export async function oldestHeld(
  db: Db,
): Promise<{ readonly receivedAt: Date; readonly now: Date } | undefined> {
  return db
    .selectFrom('enquiries')
    .select(['received_at as receivedAt', sql<Date>`now()`.as('now')])
    .where(isHeld)
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
}

/** For a person who decides that it is spam: deletes it for good. Returns false if it was not held. */
export async function discardHeld(db: Db, auditLog: AuditLog, reference: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('enquiries')
      .where('reference', '=', reference)
      .where(isHeld)
      .returning(['id', 'reference', 'email'])
      .execute();
    await notifyDesk(trx);
    await auditLog.record(trx, 'erased', 'held discard', gone);
    return gone.length > 0;
  });
}

/** For a person who decides that it is real: delivers it like any other. Returns false if it was not held. */
export async function releaseHeld(
  db: Db,
  queue: Queue,
  auditLog: AuditLog,
  reference: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const enquiry = await trx
      .updateTable('enquiries')
      .set({ state: 'accepted' })
      .where('reference', '=', reference)
      .where(isHeld)
      .returning(['id', 'reference', 'email'])
      .executeTakeFirst();
    if (!enquiry) return false;
    await queue.add(trx, planDeliveries, [{ enquiryId: enquiry.id }]);
    await notifyDesk(trx);
    await auditLog.record(trx, 'changed', 'held release', [enquiry]);
    return true;
  });
}
