import { randomUUID } from 'node:crypto';
import type { Erased, MailboxErasure } from '@old/contract/desk/person';
import { retention } from '@old/contract/retention';
import { sql } from 'kysely';
import { tellErasure } from '#jobs/tell-erasure.job.ts';
import type { Ledger } from '#ledger/ledger.store.ts';
import type { Db, Trx } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import type { ChannelName, EnquiryMessageRow, LeadRow, SubscriptionRow } from '#platform/tables.ts';

/** All of one address, whatever its case. Named state by state, as the indexes are: nothing is scanned. */
export const theirLeads = (email: string) => {
  const sent = sql`lower(leads.email) = lower(${email})`;
  return sql<boolean>`(${sent} and leads.state = 'planned' or ${sent} and leads.state = 'accepted'
    or ${sent} and leads.state = 'quarantined')`;
};

const DAY_MS = 86_400_000;

/** Before the rows go: who has copies, and the mailbox, where somebody reads one. */
async function askOthers(trx: Trx, email: string) {
  const { rows } = await sql<{ told: ChannelName[]; ids: string[] }>`
    with theirs as (select id from leads where ${theirLeads(email)})
    select array(select id from theirs) as ids, array(
      select distinct channel from deliveries
      where state = 'delivered' and purpose in ('sales', 'message') and (
        lead_id in (select id from theirs) or message_id in (
          select id from enquiry_messages where lead_id in (select id from theirs)))
      order by channel) as told
  `.execute(trx);
  const { told = [], ids = [] } = rows[0] ?? {};
  const id = randomUUID();
  const asked = await sql<{ isAsked: boolean }>`
    select ask_mailbox_erasure(${id}, ${email}, ${ids}::uuid[]) as "isAsked"
  `.execute(trx);
  return { told, mailboxErasure: asked.rows[0]?.isAsked === true ? id : null };
}

/** How far the mail room is with somebody's mails; nothing where nobody asked, or long ago. */
export async function readMailboxErasure(db: Db, id: string): Promise<MailboxErasure | undefined> {
  const row = await db
    .selectFrom('mailbox_erasures')
    .select(['moved', 'problem', 'done_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { isDone: row.done_at !== null, moved: row.moved, problem: row.problem };
}

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
    const { told, mailboxErasure } = await askOthers(trx, email);
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
      told,
      mailboxErasure,
      backupsUntil: new Date(Date.now() + retention.backup.days * DAY_MS).toISOString(),
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
