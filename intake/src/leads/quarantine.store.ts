import { deliverLead } from '#jobs/deliver-lead.job.ts';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import type { LeadRow } from '#platform/tables.ts';

export async function readQuarantine(db: Db): Promise<LeadRow[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('state', '=', 'quarantined')
    .orderBy('received_at')
    .execute();
}

/** A person says it is a real lead: from here on it is delivered like any other. */
export async function releaseFromQuarantine(
  db: Db,
  queue: Queue,
  reference: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lead = await trx
      .updateTable('leads')
      .set({ state: 'accepted' })
      .where('reference', '=', reference)
      .where('state', '=', 'quarantined')
      .returning('id')
      .executeTakeFirst();
    if (!lead) return false;
    await queue.add(trx, deliverLead, [{ leadId: lead.id }]);
    return true;
  });
}
