import type { FetchMessageObject, ImapFlow, MessageAddressObject } from 'imapflow';
import type { MailInFolder } from '@studio/enquiries/database/tables.ts';
import { pathOf, trashOf } from './connection.ts';
import type { Folder } from './direction.ts';
import { fetchMails } from './fetch-mails.ts';
import { addressesIn, mailHeaders } from './mail-headers.ts';
import type { MailboxSettings } from './mailbox-settings.ts';
import { moveUids } from './move-uids.ts';
import { safeLine } from '@studio/platform/safe-text.ts';

const addressFields = ['from', 'to', 'cc', 'bcc', 'reply-to'] as const;
const FOLDERS = ['inbox', 'sent'] as const;
const LONGEST_LINE = 200;

export type AddressMail = Omit<MailInFolder, 'key'>;

const line = (people: readonly MessageAddressObject[]): string =>
  safeLine(people.map(({ address = '' }) => address).join(', '), LONGEST_LINE);

function shownMail(folder: Folder, validity: string, mail: FetchMessageObject): AddressMail {
  const { envelope, uid, internalDate } = mail;
  return {
    folder,
    validity,
    uid,
    at: new Date(internalDate ?? 0).toISOString(),
    from: line(envelope?.from ?? []),
    to: line([...(envelope?.to ?? []), ...(envelope?.cc ?? [])]),
    subject: safeLine(envelope?.subject ?? '', LONGEST_LINE),
  };
}

async function inFolder(client: ImapFlow, folder: Folder, path: string, address: string) {
  const { uidValidity } = await client.mailboxOpen(path, { readOnly: true });
  const search = { or: addressFields.map((field) => ({ header: { [field]: address } })) };
  const uids = await client.search(search, { uid: true });
  if (!uids) throw new Error('A folder could not be searched.');
  const found: AddressMail[] = [];
  if (uids.length === 0) return found;
  const query = { uid: true, envelope: true, internalDate: true, headers: [...addressFields] };
  for await (const mail of fetchMails(client, uids, query)) {
    const headers = mailHeaders(mail.headers ?? Buffer.alloc(0));
    const named = addressesIn(addressFields.flatMap((field) => headers.all(field)));
    // The server matches parts of words, so mails of similar addresses are filtered out here.
    if (named.includes(address)) found.push(shownMail(folder, String(uidValidity), mail));
  }
  return found;
}

/** Every mail in the inbox and in Sent that names this exact address, latest first. */
export async function findAddressMails(
  client: ImapFlow,
  address: string,
  settings: MailboxSettings,
): Promise<AddressMail[]> {
  const all: AddressMail[] = [];
  for (const folder of FOLDERS) {
    const path = await pathOf(client, folder, settings);
    all.push(...(await inFolder(client, folder, path, address)));
  }
  return all.sort((a, b) => b.at.localeCompare(a.at));
}

/** Moves exactly these mails to the trash; returns how many were still where they had been listed. */
export async function moveListed(
  client: ImapFlow,
  mails: readonly MailInFolder[],
  settings: MailboxSettings,
): Promise<number> {
  const trash = await trashOf(client);
  let moved = 0;
  for (const folder of FOLDERS) {
    const meant = mails.filter((mail) => mail.folder === folder);
    if (meant.length === 0) continue;
    const { uidValidity } = await client.mailboxOpen(await pathOf(client, folder, settings));
    // After renumbering, the same UID may be another mail.
    const uids = meant
      .filter(({ validity }) => validity === String(uidValidity))
      .map(({ uid }) => uid);
    if (uids.length === 0) continue;
    const there = await client.search({ uid: uids.join(',') }, { uid: true });
    if (!there) throw new Error('A folder could not be searched.');
    moved += await moveUids(client, there, trash);
  }
  return moved;
}
