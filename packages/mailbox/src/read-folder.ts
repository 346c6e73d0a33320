import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';
import { codeOf, type Db, type Trx } from '@studio/enquiries/database/db.ts';
import type { OwnPeople } from './direction.ts';
import { fetchMails, structuresOf } from './fetch-mails.ts';
import { enquiryFinder } from './find-enquiry.store.ts';
import { savePosition, lastUid, listedSince, type FolderPosition } from './folder.store.ts';
import { storeMail, type StoredMail } from './store-mail.store.ts';
import { conversationFinder, storeOtherMail } from './store-other-mail.store.ts';
import { mailToStore, type Found, type ReaderParts } from './mail-to-store.ts';
import { requestedHeaders, mailHeaders } from './mail-headers.ts';
import { READ_BYTES } from './read-mail.ts';
import { sortMail, type Sorted } from './sort-mail.ts';
import { clearSkipped, raiseSkipped } from './skipped-mail.store.ts';
import { readPeople } from './staff.store.ts';

/** Headers are small and many, so they are fetched in large batches. */
const HEADS_AT_ONCE = 200;
const MAILS_AT_ONCE = 25;

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
 * What PostgreSQL rejects because of the mail itself must not stop the reading of all others: its data (22), a
 * constraint (23) or a limit, such as that of an index (54).
 */
const isOfTheMail = (error: unknown): boolean => /^(?:22|23|54)...$/u.test(String(codeOf(error)));

async function keepFetched(
  parts: ReaderParts,
  people: OwnPeople,
  found: Found,
  fetched: FetchMessageObject,
  structure: MessageStructureObject | undefined,
  place: FolderPosition,
): Promise<void> {
  const kept = await mailToStore(parts, people, found, fetched, structure);
  if (kept) await keepOne(parts, people, found, kept, { ...place, uid: fetched.uid });
}

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
      const { uid } = fetched;
      const store = async (mail: Found | undefined): Promise<void> => {
        if (mail) await keepFetched(parts, people, mail, fetched, structures.get(uid), place);
      };
      try {
        await store(byUid.get(uid)).catch(async (err: unknown) => {
          if (!isOfTheMail(err)) throw err;
          // Its enquiry may have been erased since the headers were read, so it is looked up once more.
          const [again] = await findMails(client, place, [uid], people, parts);
          await store(again);
        });
      } catch (err) {
        if (!isOfTheMail(err)) throw err;
        parts.log.error({ err, uid }, 'a mail could not be stored');
        await raiseSkipped(parts.db, place, uid, String(codeOf(err)));
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
  await clearSkipped(client, parts.db, place);
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
