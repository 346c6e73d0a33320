import { createHash } from 'node:crypto';
import type { ResponseTarget } from '@studio/contract/response-target';
import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';
import { ownMailOf } from '@studio/enquiries/replies/own-mail-id.ts';
import { codeOf, type Db, type Trx } from '@studio/enquiries/database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import { addressAsSent } from '@studio/platform/sending/address-as-sent.ts';
import type { OwnPeople } from './direction.ts';
import { fetchMails, structuresOf } from './fetch-mails.ts';
import { enquiryFinder, type KnownEnquiry } from './find-enquiry.store.ts';
import { filesIn } from './files-in.ts';
import { inCopy } from './in-copy.ts';
import { savePosition, lastUid, listedSince, type FolderPosition } from './folder.store.ts';
import { storeMail, sendersInThread, type StoredMail } from './store-mail.store.ts';
import { conversationFinder, storeOtherMail } from './store-other-mail.store.ts';
import { requestedHeaders, mailHeaders } from './mail-headers.ts';
import type { MailboxSettings } from './mailbox-settings.ts';
import { readReport, type MailKind } from './mail-kind.ts';
import { READ_BYTES, readMail } from './read-mail.ts';
import { sortMail, type Sorted } from './sort-mail.ts';
import { readPeople } from './staff.store.ts';

/** Headers are small and many, so they are fetched in large batches. */
const HEADS_AT_ONCE = 200;
const MAILS_AT_ONCE = 25;

export interface ReaderParts {
  readonly db: Db;
  readonly responseTarget: ResponseTarget;
  readonly settings: MailboxSettings;
  readonly log: Log;
}

interface Found extends Sorted {
  readonly uid: number;
  readonly enquiry: KnownEnquiry | undefined;
}

const chunks = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );

/**
 * The mails to store: those of an enquiry, those others wrote to us, and our own replies to either. A report says
 * only in its body which mail it is about.
 */
async function findMails(
  client: ImapFlow,
  place: FolderPosition,
  uids: readonly number[],
  people: OwnPeople,
  { db, settings }: ReaderParts,
): Promise<Found[]> {
  const sorted: (Sorted & { uid: number; takenAt: Date })[] = [];
  const query = { uid: true, internalDate: true, headers: [...requestedHeaders] };
  for await (const { uid, headers, internalDate } of fetchMails(client, uids, query)) {
    const one = sortMail(place.folder, mailHeaders(headers ?? Buffer.alloc(0)), people, settings);
    if (one) sorted.push({ ...one, uid, takenAt: new Date(internalDate ?? Date.now()) });
  }
  const refs = sorted.map((one) => one.refs);
  const find = await enquiryFinder(db, refs, settings.mailFrom);
  const goesOn = await conversationFinder(db, refs);
  const since = await listedSince(db, place);
  return sorted
    .map((one) => ({ ...one, enquiry: find(one.refs) }))
    .filter(
      ({ enquiry, isReport, sender, refs: own, takenAt }) =>
        enquiry !== undefined ||
        isReport ||
        goesOn(own) !== undefined ||
        (sender.direction === 'in' && takenAt >= since),
    )
    .sort((a, b) => a.uid - b.uid);
}

/** For a report: the bounced mail, and the enquiry it belongs to. */
async function readBounce(parts: ReaderParts, found: Found, source: Buffer) {
  const report = readReport(source);
  const find = await enquiryFinder(
    parts.db,
    [{ ids: report.about, references: [] }],
    parts.settings.mailFrom,
  );
  const about = report.about[0] ?? '';
  const of = ownMailOf(about, parts.settings.mailFrom)?.purpose ?? 'reply';
  const enquiry = find({ ids: report.about, references: [] }) ?? found.enquiry;
  if (!report.failed) return { enquiry, bounce: undefined };
  // Some reports name no recipient. One about a person in copy does not concern the enquirer.
  const theirs = enquiry && (await addressesOf(parts, enquiry));
  const isLost = report.failedFor.length === 0 || report.failedFor.some((one) => theirs?.has(one));
  return { enquiry, bounce: { of, why: report.failed, lost: isLost ? about : undefined } };
}

/** The addresses of the enquirer and of everyone else who wrote in the thread, as written and as mails are sent. */
async function addressesOf({ db }: ReaderParts, enquiry: KnownEnquiry): Promise<Set<string>> {
  const written = [enquiry.email.toLowerCase(), ...(await sendersInThread(db, enquiry.id))];
  return new Set([...written, ...written.map(addressAsSent)]);
}

function mailKindOf({ isSpam, isAutomatic, isReport }: Found): MailKind {
  if (isSpam) return 'spam';
  return isAutomatic || isReport ? 'auto-reply' : 'message';
}

/** Forwarded to a colleague, it is not a reply. */
async function isAnswer(
  parts: ReaderParts,
  people: OwnPeople,
  { recipients }: Found,
  enquiry: KnownEnquiry | undefined,
): Promise<boolean> {
  if (!enquiry) return recipients.some((address) => people.staffIdOf(address) === undefined);
  const theirs = await addressesOf(parts, enquiry);
  return recipients.some((address) => theirs.has(address));
}

/** The mail to store, with its enquiry if it has one. */
async function keptMail(
  parts: ReaderParts,
  people: OwnPeople,
  found: Found,
  { source = Buffer.alloc(0), size = 0, internalDate }: FetchMessageObject,
  structure: MessageStructureObject | undefined,
): Promise<{ mail: StoredMail; enquiryId: string | undefined } | undefined> {
  const matched = found.isReport
    ? await readBounce(parts, found, source)
    : { enquiry: found.enquiry, bounce: undefined };
  const { enquiry, bounce } = matched;
  const isOurs = found.sender.direction === 'out';
  if (isOurs && !(await isAnswer(parts, people, found, enquiry))) return undefined;
  const { recipients, ...read } = await readMail(source, size);
  const { address, mailFrom } = parts.settings;
  const hash = () => createHash('sha256').update(source).digest('hex');
  const mail: StoredMail = {
    ...read,
    attachments: filesIn(structure),
    isTruncated: read.isTruncated || structure === undefined,
    kind: bounce ? 'bounce' : mailKindOf(found),
    bounce,
    sender: found.sender,
    copied: inCopy(recipients, {
      ownAddresses: [address, mailFrom],
      others: [found.sender.address, ...(enquiry ? [enquiry.email] : [])],
      isStaff: (one) => people.staffIdOf(one) !== undefined,
    }),
    messageId: found.messageId || `${hash()}@no-id`,
    inReplyTo: found.refs.ids[0] ?? null,
    at: internalDate === undefined ? new Date() : new Date(internalDate),
  };
  return { mail, enquiryId: enquiry?.id };
}

/** Stores the mail with its enquiry, or as other mail. */
async function keepOne(
  parts: ReaderParts,
  people: OwnPeople,
  { refs, isListed }: Found,
  { mail, enquiryId }: { readonly mail: StoredMail; readonly enquiryId: string | undefined },
  place: FolderPosition & { readonly uid: number },
): Promise<void> {
  const { db, responseTarget, settings, log } = parts;
  const { kind, sender } = mail;
  const { direction } = sender;
  const isOurs = (address: string): boolean => people.staffIdOf(address) !== undefined;
  if (enquiryId !== undefined) {
    const isNew = await storeMail(db, responseTarget, { ...mail, enquiryId }, place, isOurs);
    if (isNew) log.info({ enquiryId, kind, direction }, 'mail stored');
    return;
  }
  const find = async (looking: Db | Trx) =>
    (await enquiryFinder(looking, [refs], settings.mailFrom))(refs);
  const isAutomatic = kind !== 'message' || isListed;
  const kept = await storeOtherMail(
    db,
    { ...mail, refs, isAutomatic },
    place,
    async (trx) => (await find(trx)) !== undefined,
  );
  if (kept === 'kept') log.info({ kind, direction }, 'a mail of no enquiry was kept');
  const enquiry = kept === 'overtaken' ? await find(db) : undefined;
  if (enquiry)
    await storeMail(db, responseTarget, { ...mail, enquiryId: enquiry.id }, place, isOurs);
}

/**
 * A single mail that PostgreSQL rejects must not stop the reading of all others: for its data (22), or because it
 * exceeds a limit, such as that of an index (54).
 */
const isOfTheMail = (error: unknown): boolean => /^(?:22|54)/u.test(String(codeOf(error)));

async function keepFound(
  client: ImapFlow,
  found: readonly Found[],
  people: OwnPeople,
  parts: ReaderParts,
  place: FolderPosition,
) {
  const byUid = new Map(found.map((one) => [one.uid, one]));
  const query = {
    uid: true,
    size: true,
    internalDate: true,
    source: { start: 0, maxLength: READ_BYTES },
  };
  for (const some of chunks([...byUid.keys()], MAILS_AT_ONCE)) {
    const mails: FetchMessageObject[] = [];
    for await (const mail of fetchMails(client, some, query)) mails.push(mail);
    const structures = await structuresOf(client, some);
    for (const fetched of mails.sort((a, b) => a.uid - b.uid)) {
      const one = byUid.get(fetched.uid);
      const kept =
        one && (await keptMail(parts, people, one, fetched, structures.get(fetched.uid)));
      if (!kept) continue;
      try {
        await keepOne(parts, people, one, kept, { ...place, uid: fetched.uid });
      } catch (err) {
        if (!isOfTheMail(err)) throw err;
        parts.log.error({ err, uid: fetched.uid }, 'a mail could not be kept');
      }
    }
    const last = some.at(-1);
    // Saved often, so that a process that is killed repeatedly still makes progress.
    if (last !== undefined) await savePosition(parts.db, place, last);
  }
}

/** Reads on from the saved position to the end of the folder. If killed, it reads the last part again. */
export async function readNewMails(
  client: ImapFlow,
  place: FolderPosition,
  parts: ReaderParts,
): Promise<void> {
  const from = (await lastUid(parts.db, place)) + 1;
  // A range without an end always includes the last mail, however old it is.
  const known = await client.search({ uid: `${from}:*` }, { uid: true });
  if (!known) throw new Error('The folder could not be searched.');
  const uids = known.filter((uid) => uid >= from).sort((a, b) => a - b);
  if (uids.length === 0) return;
  const people = await readPeople(parts.db, parts.settings);
  for (const some of chunks(uids, HEADS_AT_ONCE)) {
    const found = await findMails(client, place, some, people, parts);
    await keepFound(client, found, people, parts, place);
    await savePosition(parts.db, place, some.at(-1) ?? from);
  }
}
