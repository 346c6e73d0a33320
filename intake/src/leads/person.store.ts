import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { tellErasure } from '#jobs/tell-erasure.job.ts';
import type { Ledger } from '#ledger/ledger.store.ts';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import type { EnquiryMessageRow, LeadRow, SubscriptionRow } from '#platform/tables.ts';

export interface Erased {
  readonly leads: number;
  readonly subscriptions: number;
}

/** All of one address, whatever its case. Named state by state, as the indexes are: nothing is scanned. */
export const theirLeads = (email: string) => {
  const sent = sql`lower(leads.email) = lower(${email})`;
  return sql<boolean>`(${sent} and leads.state = 'planned' or ${sent} and leads.state = 'accepted'
    or ${sent} and leads.state = 'quarantined')`;
};

/**
 * The one place to delete a person. Deliveries, attempts and waiting mails go with the rows; whoever has
 * a copy is told.
 */
export async function erasePerson(
  db: Db,
  queue: Queue,
  ledger: Ledger,
  email: string,
): Promise<Erased> {
  return db.transaction().execute(async (trx) => {
    const leads = await trx
      .deleteFrom('leads')
      .where(theirLeads(email))
      .returning(['id', 'reference', 'email'])
      .execute();
    const subscriptions = await trx
      .deleteFrom('subscriptions')
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .executeTakeFirst();
    const erasures = leads.map(({ id, reference }) => ({
      id: randomUUID(),
      lead_id: id,
      reference,
    }));
    if (erasures.length > 0) await trx.insertInto('erasures').values(erasures).execute();
    await queue.add(
      trx,
      tellErasure,
      erasures.map(({ id }) => ({ erasureId: id })),
    );
    await ledger.record(trx, 'erased', 'erase', leads);
    return {
      leads: leads.length,
      subscriptions: Number(subscriptions.numDeletedRows),
    };
  });
}

export interface PersonRecords {
  readonly leads: readonly LeadRow[];
  readonly messages: readonly (EnquiryMessageRow & { readonly reference: string })[];
  readonly subscriptions: readonly SubscriptionRow[];
}

/** Everything about one person, or about everybody where no address is given. Never a probe. */
export async function readPerson(db: Db, email?: string): Promise<PersonRecords> {
  const everybody = sql<boolean>`true`;
  const theirs = email === undefined ? everybody : theirLeads(email);
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('is_probe', '=', false)
    .where(theirs)
    .orderBy('received_at')
    .execute();
  const messages = await db
    .selectFrom('enquiry_messages')
    .innerJoin('leads', 'leads.id', 'enquiry_messages.lead_id')
    .selectAll('enquiry_messages')
    .select('leads.reference')
    .where(theirs)
    .orderBy('enquiry_messages.received_at')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where(email === undefined ? everybody : sql<boolean>`lower(email) = lower(${email})`)
    .orderBy('asked_at')
    .execute();
  return { leads, messages, subscriptions };
}
