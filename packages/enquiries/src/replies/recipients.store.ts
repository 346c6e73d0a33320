import type { MailView, Recipients } from '@studio/contract/desk/mails';
import type { Addressing } from '@studio/contract/desk/addressing.schema';
import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import { personKey } from '#audit-log/person-key.ts';
import { withMerged } from '#work/merged.ts';

type InCopy = MailView['copied'][number];
type Person = Omit<InCopy, 'isOurs'>;

/**
 * The enquirer's last message with its subject; or the enquiry's subject and reference. Others write into threads
 * too, and anyone can forge the enquirer's address, so a verified mail goes first, and only its subject is used.
 */
export async function threadOf(db: Db, enquiryId: string) {
  const enquiry = await db
    .selectFrom('enquiries')
    .select(['subject', 'reference', 'email'])
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const theirs = await db
    .selectFrom('thread_mails')
    .select(['message_id', 'subject', 'sender_verified'])
    .where(sql<boolean>`enquiry_id = any(${withMerged(enquiryId)})`)
    .where('direction', '=', 'in')
    .where('kind', '=', 'message')
    .where(sql`lower(sender)`, '=', enquiry.email.toLowerCase())
    .orderBy('sender_verified', 'desc')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    inReplyTo: theirs?.message_id ?? null,
    subject: theirs?.sender_verified ? theirs.subject : `${enquiry.subject} [${enquiry.reference}]`,
    email: enquiry.email,
  };
}

const mark = { reply: ['Re:', /^re:/iu], forward: ['Fwd:', /^fwd?:/iu] } as const;

/** The subject with its prefix, such as Re. */
export function subjectOf(way: Addressing['way'], subject: string): string {
  const [before, known] = mark[way];
  return known.test(subject) ? subject : `${before} ${subject}`;
}

/** The addresses among these, in lower case, of people who asked for erasure or withdrew their enquiry. */
async function askedOut(
  db: Db,
  secret: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  const keys = new Map(
    addresses.map((address) => [personKey(secret, address).toString('hex'), address]),
  );
  const { rows } = await sql<{ key: string | null; address: string | null }>`
    select encode(person_key, 'hex') as key, null as address from audit_log
    where action = 'erased' and person_key = any(
      select decode(key, 'hex') from unnest(${[...keys.keys()]}::text[]) as key)
    union
    select null, lower(email) from enquiries
    where lower(email) = any(${[...addresses]}::text[]) and state = 'planned' and withdrawn_at is not null
  `.execute(db);
  return new Set(rows.map(({ key, address }) => address ?? keys.get(key ?? '') ?? ''));
}

async function staffAddresses(db: Db): Promise<Set<string>> {
  const staff = await db.selectFrom('staff').select('email').execute();
  return new Set(staff.map(({ email }) => email.toLowerCase()));
}

/**
 * The recipients of a reply to all: those in To and Cc of the enquirer's last verified mail, without our mailbox
 * (mailbox/in-copy.ts), colleagues, and people who asked us not to write.
 */
async function offered(db: Db, secret: string, enquiryId: string, email: string) {
  const mail = await db
    .selectFrom('thread_mails')
    .select('copied')
    .where(sql<boolean>`enquiry_id = any(${withMerged(enquiryId)})`)
    .where('direction', '=', 'in')
    .where('kind', '=', 'message')
    .where('sender_verified', '=', true)
    .where(sql`lower(sender)`, '=', email.toLowerCase())
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const people = (mail?.copied ?? []).filter(({ isOurs }) => !isOurs);
  const ours = await staffAddresses(db);
  const out = await askedOut(
    db,
    secret,
    people.map(({ address }) => address.toLowerCase()),
  );
  return people
    .filter(({ address }) => !ours.has(address.toLowerCase()) && !out.has(address.toLowerCase()))
    .map(({ name, address }) => ({ name, address }));
}

export async function readRecipients(
  db: Db,
  secret: string,
  enquiryId: string,
): Promise<Recipients | undefined> {
  const known = db
    .selectFrom('enquiry_work')
    .select('enquiry_id')
    .where('enquiry_id', '=', enquiryId);
  if (!(await known.executeTakeFirst())) return undefined;
  const { subject, email } = await threadOf(db, enquiryId);
  return { subject, all: await offered(db, secret, enquiryId, email) };
}

/** Everyone the thread names besides the enquirer, by address in lower case. */
async function peopleOf(trx: Trx, enquiryId: string): Promise<Map<string, Person>> {
  const { rows } = await sql<Person>`
    select name, address from (
      select '' as name, sender as address, at from thread_mails
      where enquiry_id = any(${withMerged(enquiryId)}) and direction = 'in' and kind = 'message' and sender <> ''
      union all
      select one ->> 'name', one ->> 'address', at
      from thread_mails, jsonb_array_elements(copied) as one
      where enquiry_id = any(${withMerged(enquiryId)})) as named
    order by at, name
  `.execute(trx);
  return new Map(rows.map((one) => [one.address.toLowerCase(), one]));
}

/** The known people: everyone in the thread, by address in lower case, and our own people. */
export async function knownAddresses(trx: Trx, enquiryId: string) {
  return { people: await peopleOf(trx, enquiryId), ours: await staffAddresses(trx) };
}
type Known = Awaited<ReturnType<typeof knownAddresses>>;

/** Everyone who gets a reply besides the enquirer. */
export const others = ({ to, cc, bcc }: Addressing): string[] => [...to, ...cc, ...bcc];

/** As stored: each address once, without those who get the reply anyway. */
export function tidy(addressing: Addressing, enquirer: string): Addressing {
  const seen = new Set(addressing.way === 'reply' ? [enquirer.toLowerCase()] : []);
  const once = (addresses: readonly string[]) =>
    addresses.filter((address) => {
      const isNew = !seen.has(address.toLowerCase());
      seen.add(address.toLowerCase());
      return isNew;
    });
  const [to, cc, bcc] = [once(addressing.to), once(addressing.cc), once(addressing.bcc)];
  return { ...addressing, to, cc, bcc };
}

/** Addresses that are new to the thread, and people who asked us not to write: the author confirms each once. */
export async function strangersIn(
  trx: Trx,
  secret: string,
  given: readonly string[],
  { people, ours }: Known,
): Promise<string[]> {
  const out = await askedOut(
    trx,
    secret,
    given.map((address) => address.toLowerCase()),
  );
  return given.filter((address) => {
    const key = address.toLowerCase();
    return out.has(key) || !(people.has(key) || ours.has(key));
  });
}

/** The people in To and Cc, with their names in the thread. */
export const copiedOf = (
  { to, cc }: Pick<Addressing, 'to' | 'cc'>,
  { people, ours }: Known,
): InCopy[] =>
  [...to, ...cc].map((address) => ({
    name: people.get(address.toLowerCase())?.name ?? '',
    address,
    isOurs: ours.has(address.toLowerCase()),
  }));

/** Stores the recipients of a reply, in the transaction that stores it. Those in Bcc are stored nowhere else. */
export async function addressReply(
  trx: Trx,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
  { way, to, cc, bcc }: Addressing,
  known: Known,
): Promise<void> {
  const copied = copiedOf({ to, cc }, known);
  await sql`
    select set_recipients(${sessionId}, ${id}, ${way}, ${to}::text[], ${cc}::text[], ${bcc}::text[],
      ${JSON.stringify(copied)}::jsonb)
  `.execute(trx);
}
