import { createHash } from 'node:crypto';
import type { ImapFlow, SearchObject } from 'imapflow';
import { fetchMails } from './fetch-mails.ts';
import { addressesIn, mailHeaders, messageIdsIn, type MailHeaders } from './mail-headers.ts';
import { moveUids } from './move-uids.ts';

/** How the mails of some enquiries are recognized. Addresses are not used, because anyone can be in copy. */
export interface ThreadIds {
  /** Ids of our mails: a mail that answers or forwards one of them belongs to the thread. */
  readonly ours: readonly string[];
  /**
   * Other mails of the thread, each with a hash of its sender. Senders choose ids and addresses, so `at` must match
   * as well: when our mail server received it, in milliseconds.
   */
  readonly others: readonly { readonly id: string; readonly sender: string; readonly at: number }[];
  /** Ids of mails in the thread without personal data: those about the erasure itself. */
  readonly spared: readonly string[];
}

const threadFields = ['message-id', 'in-reply-to', 'references'] as const;

/** The server matches parts of words, so the results are only candidates. */
function* searchesFor({ ours, others }: ThreadIds): Generator<SearchObject> {
  for (const id of ours) yield { or: threadFields.map((field) => ({ header: { [field]: id } })) };
  for (const { id } of others) yield { header: { 'message-id': id } };
}

/** The same hash as `sender_hash` of the database; header addresses are in lower case. */
const senderHash = (id: string, from: string): string =>
  createHash('sha256').update(`${id} ${from}`).digest('hex');

function isOfThread(headers: MailHeaders, takenAt: number, ids: ThreadIds): boolean {
  const { ours, others, spared } = ids;
  const id = messageIdsIn(headers.first('message-id'))[0] ?? '';
  if (spared.includes(id)) return false;
  const named = threadFields.flatMap((field) => headers.all(field)).flatMap(messageIdsIn);
  if (ours.some((own) => named.includes(own))) return true;
  const [from = ''] = addressesIn(headers.all('from'));
  const sender = senderHash(id, from);
  return others.some((mail) => mail.id === id && mail.sender === sender && mail.at === takenAt);
}

async function uidsOf(client: ImapFlow, ids: ThreadIds): Promise<number[]> {
  const uids = new Set<number>();
  for (const search of searchesFor(ids)) {
    const found = await client.search(search, { uid: true });
    if (!found) throw new Error('A folder could not be searched.');
    for (const uid of found) uids.add(uid);
  }
  if (uids.size === 0) return [];
  const query = { uid: true, internalDate: true, headers: ['from', ...threadFields] };
  const sure: number[] = [];
  for await (const mail of fetchMails(client, [...uids], query)) {
    const takenAt = new Date(mail.internalDate ?? Number.NaN).getTime();
    if (isOfThread(mailHeaders(mail.headers ?? Buffer.alloc(0)), takenAt, ids)) sure.push(mail.uid);
  }
  return sure;
}

/** Moves the mails of the thread from one folder to another and returns how many. Repeating it moves none. */
export async function moveThread(
  client: ImapFlow,
  from: string,
  to: string,
  ids: ThreadIds,
): Promise<number> {
  await client.mailboxOpen(from);
  return moveUids(client, await uidsOf(client, ids), to);
}
