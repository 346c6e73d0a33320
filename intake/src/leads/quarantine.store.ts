import { sql } from 'kysely';
import { deliverLead } from '#jobs/deliver-lead.job.ts';
import type { Ledger } from '#ledger/ledger.store.ts';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import type { LeadRow } from '#platform/tables.ts';
import { tellDesk } from './change-work.store.ts';

/** The latest come first. */
export async function readQuarantine(db: Db, atMost: number): Promise<LeadRow[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('state', '=', 'quarantined')
    .orderBy('received_at', 'desc')
    .limit(atMost)
    .execute();
}

export async function countQuarantine(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'quarantined')
    .executeTakeFirstOrThrow();
  return count;
}

/** With the time as the database has it: no server's clock decides. */
export async function oldestInQuarantine(
  db: Db,
): Promise<{ readonly receivedAt: Date; readonly now: Date } | undefined> {
  return db
    .selectFrom('leads')
    .select(['received_at as receivedAt', sql<Date>`now()`.as('now')])
    .where('state', '=', 'quarantined')
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
}

/** A person says it is spam: it is deleted for good. Answers whether it was there. */
export async function discardFromQuarantine(
  db: Db,
  ledger: Ledger,
  reference: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('leads')
      .where('reference', '=', reference)
      .where('state', '=', 'quarantined')
      .returning(['id', 'reference', 'email'])
      .execute();
    await tellDesk(trx);
    await ledger.record(trx, 'erased', 'quarantine discard', gone);
    return gone.length > 0;
  });
}

/** A person says it is a real lead: from here on it is delivered like any other. */
export async function releaseFromQuarantine(
  db: Db,
  queue: Queue,
  ledger: Ledger,
  reference: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lead = await trx
      .updateTable('leads')
      .set({ state: 'accepted' })
      .where('reference', '=', reference)
      .where('state', '=', 'quarantined')
      .returning(['id', 'reference', 'email'])
      .executeTakeFirst();
    if (!lead) return false;
    await queue.add(trx, deliverLead, [{ leadId: lead.id }]);
    await tellDesk(trx);
    await ledger.record(trx, 'changed', 'quarantine release', [lead]);
    return true;
  });
}
