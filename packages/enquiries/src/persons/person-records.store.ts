import type { ExportedEnquiry, ExportedMail, PersonExport } from '@studio/contract/desk/person';
import { held } from '@studio/contract/desk/queues';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from '#database/db.ts';
import type { EnquiryWorkRow } from '#database/desk-tables.ts';
import type { Tables } from '#database/tables.ts';
import { enquiryOf, originOf } from '#submission/submission.store.ts';
import { enquiriesOf } from './person.store.ts';

type IdsOf<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, { id: string }>;

const moment = (at: Date | null): string | null => at && at.toISOString();

/** The rows of each enquiry, by its id. */
function byEnquiry<Row extends { readonly enquiry_id: string | null }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, (row) => row.enquiry_id);
  return (id: string): readonly Row[] => groups.get(id) ?? [];
}

/** Blind copies are not read: see decision 0053. */
const mailsIn = (db: Db) =>
  db
    .selectFrom('thread_mails as m')
    .leftJoin('replies as r', 'r.mail_id', 'm.id')
    .select(['m.direction', 'm.kind', 'm.sender', 'm.message_id'])
    .select([
      'm.in_reply_to',
      'm.subject',
      'm.body',
      'm.quoted_text as quotedText',
      'm.attachments',
      'm.copied',
    ])
    .select(['m.at', 'r.forwarded_to'])
    .orderBy('m.at');

type MailRow = Awaited<ReturnType<ReturnType<typeof mailsIn>['execute']>>[number];

const exported = ({ message_id, in_reply_to, forwarded_to, at, ...mail }: MailRow) => ({
  ...mail,
  messageId: message_id,
  inReplyTo: in_reply_to,
  forwardedTo: forwarded_to ?? [],
  at: at.toISOString(),
});

/** The mails of enquiries or other conversations, with the id of the one they belong to. */
async function readMails(
  db: Db,
  owner: 'enquiry_id' | 'other_id',
  ids: IdsOf<'enquiries'> | IdsOf<'other_mails'>,
): Promise<(id: string) => ExportedMail[]> {
  const rows = await mailsIn(db)
    .select(`m.${owner} as owner`)
    .where(`m.${owner}`, 'in', ids)
    .execute();
  const groups = Map.groupBy(rows, (row) => row.owner);
  return (id) => (groups.get(id) ?? []).map(({ owner: _id, ...mail }) => exported(mail));
}

/** What the person wrote in threads that other people began. */
async function readMailsToOthers(db: Db, email: string): Promise<PersonExport['otherMails']> {
  const rows = await mailsIn(db)
    .leftJoin('enquiries as l', 'l.id', 'm.enquiry_id')
    .leftJoin('other_mails as o', 'o.id', 'm.other_id')
    .where('m.direction', '=', 'in')
    .where(sql<boolean>`lower(m.sender) = lower(${email})`)
    .where(sql<boolean>`lower(coalesce(l.email, o.sender)) <> lower(${email})`)
    .execute();
  return rows.length === 0 ? [] : [{ name: '', email, mails: rows.map(exported) }];
}

const workOf = (row: EnquiryWorkRow): ExportedEnquiry['work'] => ({
  state: row.state,
  country: row.country,
  closeReason: row.close_reason,
  closeWhy: row.close_why,
  closeAmount: row.close_amount === null ? null : Number(row.close_amount),
  closeCurrency: row.close_currency,
});

async function readEnquiries(db: Db, email?: string): Promise<ExportedEnquiry[]> {
  const enquiryRows = db
    .selectFrom('enquiries')
    .where('is_probe', '=', false)
    .where(email === undefined ? sql<boolean>`true` : enquiriesOf(email));
  const ids = enquiryRows.select('id');
  const enquiries = await enquiryRows.selectAll().orderBy('received_at').execute();
  const messages = byEnquiry(
    await db
      .selectFrom('enquiry_additions')
      .select(['enquiry_id', 'kind', 'body as words', 'received_at'])
      .where('enquiry_id', 'in', ids)
      .orderBy('received_at')
      .execute(),
  );
  const notes = byEnquiry(
    await db
      .selectFrom('enquiry_notes')
      .select(['enquiry_id', 'text', 'written_at'])
      .where('enquiry_id', 'in', ids)
      .orderBy('written_at')
      .execute(),
  );
  const labels = byEnquiry(
    await db
      .selectFrom('enquiry_labels as o')
      .innerJoin('labels as l', 'l.id', 'o.label_id')
      .select(['o.enquiry_id', 'l.name'])
      .where('o.enquiry_id', 'in', ids)
      .orderBy('l.name')
      .execute(),
  );
  const work = byEnquiry(
    await db.selectFrom('enquiry_work').selectAll().where('enquiry_id', 'in', ids).execute(),
  );
  const events = byEnquiry(
    await db
      .selectFrom('enquiry_events')
      .select(['enquiry_id', 'kind', 'data', 'at'])
      .where('enquiry_id', 'in', ids)
      .orderBy('id')
      .execute(),
  );
  const waiting = byEnquiry(
    await db
      .selectFrom('waiting_replies')
      .select(['enquiry_id', 'message_id', 'subject', 'body', 'copied', 'written_at', 'send_at'])
      .where('enquiry_id', 'in', ids)
      .orderBy('send_at')
      .execute(),
  );
  const mails = await readMails(db, 'enquiry_id', ids);
  return enquiries.map((row) => ({
    id: row.id,
    reference: row.reference,
    receivedAt: row.received_at.toISOString(),
    keptUntil: row.purge_after.toISOString(),
    firstReadAt: moment(row.first_read_at),
    answeredAt: moment(row.answered_at),
    withdrawnAt: moment(row.withdrawn_at),
    isHeld: held.has(row),
    heldReason: row.held_reason,
    ...enquiryOf(row),
    origin: originOf(row),
    sheet: row.sheet,
    added: messages(row.id).map(({ kind, words, received_at: at }) => ({
      kind,
      words,
      at: at.toISOString(),
    })),
    notes: notes(row.id).map(({ text, written_at: at }) => ({ text, at: at.toISOString() })),
    labels: labels(row.id).map(({ name }) => name),
    work: work(row.id).map(workOf)[0] ?? null,
    events: events(row.id).map(({ kind, data, at }) => ({ kind, data, at: at.toISOString() })),
    mails: mails(row.id),
    waiting: waiting(row.id).map(({ subject, body, copied, ...reply }) => ({
      subject,
      body,
      copied,
      messageId: reply.message_id,
      writtenAt: reply.written_at.toISOString(),
      sendAt: reply.send_at.toISOString(),
    })),
  }));
}

async function readSubscriptions(db: Db, email?: string): Promise<PersonExport['subscriptions']> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['name', 'email', 'state', 'requested_at', 'confirmed_at'])
    .where(email === undefined ? sql<boolean>`true` : sql<boolean>`lower(email) = lower(${email})`)
    .orderBy('requested_at')
    .execute();
  return rows.map(({ requested_at: at, confirmed_at: confirmedAt, ...subscription }) => ({
    ...subscription,
    askedAt: at.toISOString(),
    confirmedAt: moment(confirmedAt),
  }));
}

async function readOtherMails(db: Db, email?: string): Promise<PersonExport['otherMails']> {
  const others = db
    .selectFrom('other_mails')
    .where(
      email === undefined ? sql<boolean>`true` : sql<boolean>`lower(sender) = lower(${email})`,
    );
  const rows = await others.select(['id', 'name', 'sender']).orderBy('received_at').execute();
  const mails = await readMails(db, 'other_id', others.select('id'));
  return [
    ...rows.map(({ id, name, sender }) => ({ name, email: sender, mails: mails(id) })),
    ...(email === undefined ? [] : await readMailsToOthers(db, email)),
  ];
}

/**
 * Everything stored about one person, or about all people without an address; never a probe. Every copy that staff
 * give to a person is made from it. docs/data-flow.md, "What a copy leaves out", lists what is omitted and why.
 */
export async function readPerson(db: Db, email?: string): Promise<PersonExport> {
  return {
    enquiries: await readEnquiries(db, email),
    subscriptions: await readSubscriptions(db, email),
    otherMails: await readOtherMails(db, email),
  };
}
