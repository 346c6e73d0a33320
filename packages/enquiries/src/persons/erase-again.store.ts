import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';
import type { AuditLog, Touched } from '#audit-log/audit-log.store.ts';
import { idsIn, type ErasedKind, type ErasedList } from './erased-list.ts';
import { listErasedOthers, recordErasures, enquiriesOf } from './person.store.ts';

interface Other {
  readonly id: string;
  readonly email: string;
}

/** Erased rows that a restore brought back. */
interface RestoredRows {
  readonly enquiries: readonly Touched[];
  readonly subscriptions: readonly Other[];
  readonly otherMails: readonly Other[];
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any (${ids}::uuid[])`;

export const countOf = ({ enquiries, subscriptions, otherMails }: RestoredRows): number =>
  enquiries.length + subscriptions.length + otherMails.length;

/** The erasures in the database: after a restore, those before the restored moment. */
export async function readErasures(db: Db | Trx): Promise<ErasedList> {
  const { rows } = await sql<{ kind: ErasedKind; id: string; at: Date }>`
    select 'enquiry' as kind, enquiry_id as id, max(erased_at) as at from erasures group by enquiry_id
    union all
    select 'other', id, erased_at from erased_others
  `.execute(db);
  return new Map(rows.map(({ kind, id, at }) => [`${kind} ${id}`, at]));
}

export async function findRestored(db: Db | Trx, list: ErasedList): Promise<RestoredRows> {
  const [isErased, isErasedOther] = [
    isOneOf(idsIn(list, 'enquiry')),
    isOneOf(idsIn(list, 'other')),
  ];
  return {
    enquiries: await db
      .selectFrom('enquiries')
      .select(['id', 'reference', 'email'])
      .where(isErased)
      .execute(),
    subscriptions: await db
      .selectFrom('subscriptions')
      .select(['id', 'email'])
      .where(isErasedOther)
      .execute(),
    otherMails: await db
      .selectFrom('other_mails')
      .select(['id', 'sender as email'])
      .where(isErasedOther)
      .execute(),
  };
}

const DETAIL = 'again after a restore';

/**
 * If nothing else is left of a person, they are also removed from the copies of others' mails, as when they are
 * erased.
 */
async function forgetInCopy(trx: Trx, email: string): Promise<void> {
  await sql`
    select remove_from_copies(${email})
    where not exists (select from enquiries where ${enquiriesOf(email)})
      and not exists (select from subscriptions where lower(email) = lower(${email}))
      and not exists (select from other_mails where lower(sender) = lower(${email}))
  `.execute(trx);
}

/**
 * Repeats the erasure. Every channel with a copy is notified again, and inbound mail gets the request again, because
 * both may have been lost with the machine.
 */
export async function eraseAgain(
  trx: Trx,
  queue: Queue,
  auditLog: AuditLog,
  { enquiries, subscriptions, otherMails }: RestoredRows,
): Promise<void> {
  if (enquiries.length + otherMails.length > 0)
    await sql`
      select request_mails_erasure(${randomUUID()}, ${idsOf(enquiries)}::uuid[], ${idsOf(otherMails)}::uuid[])
    `.execute(trx);
  await trx
    .deleteFrom('enquiries')
    .where(isOneOf(idsOf(enquiries)))
    .execute();
  await trx
    .deleteFrom('subscriptions')
    .where(isOneOf(idsOf(subscriptions)))
    .execute();
  await trx
    .deleteFrom('other_mails')
    .where(isOneOf(idsOf(otherMails)))
    .execute();
  const others = [...subscriptions, ...otherMails];
  const emails = new Set([...enquiries, ...others].map(({ email }) => email.toLowerCase()));
  for (const email of emails) await forgetInCopy(trx, email);
  await recordErasures(trx, queue, enquiries);
  await listErasedOthers(trx, idsOf(others));
  await auditLog.record(trx, 'erased', DETAIL, enquiries);
  for (const { email } of others) await auditLog.recordPerson(trx, 'erased', DETAIL, email, []);
}
