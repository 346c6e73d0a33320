import { createHash } from 'node:crypto';
import type { Promises } from '@old/contract/promise';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { ownMailOf } from '#delivery/own-mail-id.ts';
import { codeOf, type Db } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import type { Folder, OwnPeople } from './direction.ts';
import { leadFinder, type KnownLead } from './find-lead.store.ts';
import { keepPlace, lastUid, type Place } from './folder.store.ts';
import { keepMail, writersOf, type ThreadMail } from './keep-mail.store.ts';
import { askedHeaders, mailHeaders } from './mail-headers.ts';
import type { MailboxSettings } from './mailbox-settings.ts';
import { readReport, type Nature } from './nature.ts';
import { READ_BYTES, readMail } from './read-mail.ts';
import { sortMail, type Sorted } from './sort-mail.ts';
import { readPeople } from './staff.store.ts';

/** Heads are small and many; whole mails are neither. */
const HEADS_AT_ONCE = 200;
const MAILS_AT_ONCE = 25;

export interface RoomParts {
  readonly db: Db;
  readonly promised: Promises;
  readonly settings: MailboxSettings;
  readonly log: Log;
}

interface Found extends Sorted {
  readonly uid: number;
  readonly lead: KnownLead | undefined;
}

const chunks = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );

/** Those that belong to an enquiry. A report tells only inside of which mail it speaks. */
async function findMails(
  client: ImapFlow,
  folder: Folder,
  uids: readonly number[],
  people: OwnPeople,
  { db, settings }: RoomParts,
): Promise<Found[]> {
  const sorted: (Sorted & { uid: number })[] = [];
  const query = { uid: true, headers: [...askedHeaders] };
  for await (const { uid, headers } of client.fetch(uids.join(','), query, { uid: true })) {
    const one = sortMail(folder, mailHeaders(headers ?? Buffer.alloc(0)), people, settings);
    if (one) sorted.push({ ...one, uid });
  }
  const find = await leadFinder(
    db,
    sorted.map(({ clues }) => clues),
    settings.mailFrom,
  );
  return sorted
    .map((one) => ({ ...one, lead: find(one.clues) }))
    .filter(({ lead, isReport }) => lead !== undefined || isReport)
    .sort((a, b) => a.uid - b.uid);
}

/** Of a report: the mail it gives back, and the enquiry that was about. */
async function readBounce(parts: RoomParts, found: Found, source: Buffer) {
  const report = readReport(source);
  const find = await leadFinder(
    parts.db,
    [{ ids: report.about, references: [] }],
    parts.settings.mailFrom,
  );
  const about = report.about[0] ?? '';
  const of = ownMailOf(about, parts.settings.mailFrom)?.purpose ?? 'reply';
  const lead = find({ ids: report.about, references: [] }) ?? found.lead;
  return { lead, bounce: report.failed && { of, why: report.failed } };
}

function natureOf({ isSpam, isAutomatic, isReport }: Found): Nature {
  if (isSpam) return 'spam';
  return isAutomatic || isReport ? 'auto-reply' : 'message';
}

async function threadMail(
  parts: RoomParts,
  found: Found,
  { source = Buffer.alloc(0), size = 0, internalDate }: FetchMessageObject,
): Promise<ThreadMail | undefined> {
  const told = found.isReport
    ? await readBounce(parts, found, source)
    : { lead: found.lead, bounce: undefined };
  const { lead, bounce } = told;
  if (!lead) return undefined;
  if (found.sender.direction === 'out') {
    // Sent on to a colleague, it is no answer.
    const theirs = new Set([lead.email.toLowerCase(), ...(await writersOf(parts.db, lead.id))]);
    if (!found.recipients.some((address) => theirs.has(address))) return undefined;
  }
  const hash = () => createHash('sha256').update(source).digest('hex');
  return {
    ...(await readMail(source, size)),
    leadId: lead.id,
    nature: bounce ? 'bounce' : natureOf(found),
    bounce,
    sender: found.sender,
    messageId: found.messageId || `${hash()}@no-id`,
    inReplyTo: found.clues.ids[0] ?? null,
    at: internalDate === undefined ? new Date() : new Date(internalDate),
  };
}

/** One mail that PostgreSQL cannot take as it is must not keep all others from being read. */
const isOfTheMail = (error: unknown): boolean => String(codeOf(error)).startsWith('22');

async function keepFound(
  client: ImapFlow,
  found: readonly Found[],
  parts: RoomParts,
  reached: (uid: number) => Promise<void>,
) {
  const byUid = new Map(found.map((one) => [one.uid, one]));
  const query = {
    uid: true,
    size: true,
    internalDate: true,
    source: { start: 0, maxLength: READ_BYTES },
  };
  for (const some of chunks([...byUid.keys()], MAILS_AT_ONCE)) {
    const mails = await client.fetchAll(some.join(','), query, { uid: true });
    for (const fetched of mails.sort((a, b) => a.uid - b.uid)) {
      const one = byUid.get(fetched.uid);
      const mail = one && (await threadMail(parts, one, fetched));
      if (!mail) continue;
      try {
        const isNew = await keepMail(parts.db, parts.promised, mail);
        const { leadId, nature, sender } = mail;
        if (isNew)
          parts.log.info({ leadId, nature, direction: sender.direction }, 'a mail was kept');
      } catch (err) {
        if (!isOfTheMail(err)) throw err;
        parts.log.error({ err, uid: fetched.uid }, 'a mail could not be kept');
      }
    }
    const last = some.at(-1);
    if (last !== undefined) await reached(last);
  }
}

/** Reads on from where the folder was left, to its end. Killed anywhere, it reads the last part again. */
export async function readOn(
  client: ImapFlow,
  folder: Folder,
  place: Place,
  parts: RoomParts,
): Promise<void> {
  const from = (await lastUid(parts.db, place)) + 1;
  // A range without an end always names the last mail, however old it is.
  const known = (await client.search({ uid: `${from}:*` }, { uid: true })) || [];
  const uids = known.filter((uid) => uid >= from).sort((a, b) => a - b);
  if (uids.length === 0) return;
  const people = await readPeople(parts.db, parts.settings);
  for (const some of chunks(uids, HEADS_AT_ONCE)) {
    const found = await findMails(client, folder, some, people, parts);
    // Kept often: a room that is killed again and again must still get on.
    const reached = (uid: number) => keepPlace(parts.db, place, uid);
    await keepFound(client, found, parts, reached);
    await reached(some.at(-1) ?? from);
  }
}
