import { randomUUID } from 'node:crypto';
import type { Erased, MailboxErasure } from '@studio/contract/desk/person';
import { retention } from '@studio/contract/retention';
import { sql } from 'kysely';
import { notifyErasure } from '#jobs/notify-erasure.job.ts';
import type { AuditLog } from '#audit-log/audit-log.store.ts';
import type { Db, Trx } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';
import { channelKindsOf, type ChannelName } from '#database/tables.ts';

/** All enquiries of one address, in any case. Lists each state, because the indexes are by state. */
export const enquiriesOf = (email: string) => {
  const sent = sql`lower(enquiries.email) = lower(${email})`;
  return sql<boolean>`(${sent} and enquiries.state = 'planned' or ${sent} and enquiries.state = 'accepted'
    or ${sent} and enquiries.state = 'held')`;
};

const DAY_MS = 86_400_000;

/**
 * Called before the rows are deleted: finds the channels that have copies, and requests the inbound mail process, if
 * any, to erase the threads.
 */
async function askOthers(trx: Trx, email: string) {
  const { rows } = await sql<{ notified: ChannelName[]; ids: string[] }>`
    with theirs as (select id from enquiries where ${enquiriesOf(email)})
    select array(select id from theirs) as ids, array(
      select distinct channel from deliveries
      where state = 'delivered' and purpose in ('sales', 'message') and (
        enquiry_id in (select id from theirs) or addition_id in (
          select id from enquiry_additions where enquiry_id in (select id from theirs)))
      order by channel) as notified
  `.execute(trx);
  const { notified = [], ids = [] } = rows[0] ?? {};
  const id = randomUUID();
  const asked = await sql<{ isAsked: boolean }>`
    select request_mailbox_erasure(${id}, ${email}, ${ids}::uuid[]) as "isAsked"
  `.execute(trx);
  return {
    notified: channelKindsOf(notified),
    mailboxErasure: asked.rows[0]?.isAsked === true ? id : null,
  };
}

/** The progress of the inbound mail process with the person's threads; undefined if none was requested, or long ago. */
export async function readMailboxErasure(db: Db, id: string): Promise<MailboxErasure | undefined> {
  const row = await db
    .selectFrom('mailbox_erasures')
    .select(['moved', 'problem', 'done_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { isDone: row.done_at !== null, moved: row.moved, problem: row.problem };
}

/** Lists the enquiries as erased; a job notifies each channel that has a copy. */
export async function recordErasures(
  trx: Trx,
  queue: Queue,
  enquiries: readonly { readonly id: string; readonly reference: string }[],
): Promise<void> {
  if (enquiries.length === 0) return;
  const erasures = enquiries.map(({ id, reference }) => ({
    id: randomUUID(),
    enquiry_id: id,
    reference,
  }));
  await trx.insertInto('erasures').values(erasures).execute();
  await queue.add(
    trx,
    notifyErasure,
    erasures.map(({ id }) => ({ erasureId: id })),
  );
}

/** Lists rows of `subscriptions` and `other_mails` as erased. */
export async function listErasedOthers(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into erased_others (id) select unnest(${ids}::uuid[]) on conflict do nothing
  `.execute(trx);
}

/** Mails outside the person's threads, from a list that was shown and confirmed. */
export interface ConfirmedList {
  readonly id: string;
  readonly count: number;
  /** Throws if the list can no longer be confirmed: then nothing is erased. */
  readonly confirm: (trx: Trx) => Promise<void>;
}

/**
 * Deletes a person; erase-again.store.ts repeats it after a restore. Deliveries, attempts and scheduled mails are
 * deleted with the rows, and channels that have a copy are notified. Listed mails are erased only if `mails` confirms
 * them, in the same transaction.
 */
export async function erasePerson(
  db: Db,
  queue: Queue,
  auditLog: AuditLog,
  email: string,
  mails?: ConfirmedList,
): Promise<Erased> {
  return db.transaction().execute(async (trx) => {
    await mails?.confirm(trx);
    const { notified, mailboxErasure } = await askOthers(trx, email);
    // They may have written in other people's threads, and be in copy of their mails and of our replies to them.
    await sql`select remove_from_copies(${email})`.execute(trx);
    const enquiries = await trx
      .deleteFrom('enquiries')
      .where(enquiriesOf(email))
      .returning(['id', 'reference', 'email'])
      .execute();
    const subscriptions = await trx
      .deleteFrom('subscriptions')
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .returning('id')
      .execute();
    const others = await trx
      .deleteFrom('other_mails')
      .where(sql<boolean>`lower(sender) = lower(${email})`)
      .returning('id')
      .execute();
    await recordErasures(trx, queue, enquiries);
    await listErasedOthers(
      trx,
      [...subscriptions, ...others].map(({ id }) => id),
    );
    const detail = mails ? `erase, with ${mails.count} listed mails` : 'erase';
    await auditLog.recordPerson(trx, 'erased', detail, email, enquiries);
    return {
      enquiries: enquiries.length,
      subscriptions: subscriptions.length,
      otherMails: others.length,
      notified,
      mailboxErasure,
      mailListing: mails?.id ?? null,
      backupsUntil: new Date(Date.now() + retention.backup.days * DAY_MS).toISOString(),
    };
  });
}
