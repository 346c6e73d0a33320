import { sql } from 'kysely';
import { planDeliveries } from '#jobs/plan-deliveries.job.ts';
import type { AuditLog } from '#audit-log/audit-log.store.ts';
import type { Db } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';
import type { StoredEnquiry } from '#database/tables.ts';
import { notifyDesk } from '#work/change-work.store.ts';
import { isHeld } from '#database/queue-rules.ts';

/** The latest come first. */
export async function readHeldEnquiries(db: Db, atMost: number): Promise<StoredEnquiry[]> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where(isHeld)
    .orderBy('received_at', 'desc')
    .limit(atMost)
    .execute();
}

export async function countHeld(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isHeld)
    .executeTakeFirstOrThrow();
  return count;
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
