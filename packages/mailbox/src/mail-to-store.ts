import { createHash } from 'node:crypto';
import type { ResponseTarget } from '@studio/contract/response-target';
import { ownMailOf } from '@studio/enquiries/replies/own-mail-id.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import { addressAsSent } from '@studio/platform/sending/address-as-sent.ts';
import type { FetchMessageObject, MessageStructureObject } from 'imapflow';
import type { OwnPeople } from './direction.ts';
import { filesIn } from './files-in.ts';
import { enquiryFinder, type KnownEnquiry } from './find-enquiry.store.ts';
import { inCopy } from './in-copy.ts';
import { readReport, type MailKind } from './mail-kind.ts';
import type { MailboxSettings } from './mailbox-settings.ts';
import { readMail } from './read-mail.ts';
import type { Sorted } from './sort-mail.ts';
import { sendersInThread, type StoredMail } from './store-mail.store.ts';

export interface ReaderParts {
  readonly db: Db;
  readonly responseTarget: ResponseTarget;
  readonly settings: MailboxSettings;
  readonly log: Log;
}

/** A mail whose headers were read, with the enquiry it belongs to. */
export interface Found extends Sorted {
  readonly uid: number;
  readonly enquiry: KnownEnquiry | undefined;
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
export async function mailToStore(
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
