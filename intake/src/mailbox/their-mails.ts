import type { ImapFlow, SearchObject } from 'imapflow';
import { addressesIn, mailHeaders, messageIdsIn, type MailHeaders } from './mail-headers.ts';

/** By what the mails of somebody are known. */
export interface Theirs {
  /** In small letters; nothing where mails are known by their ids alone. */
  readonly address: string | undefined;
  /** Ids of mails that we wrote: whatever answers or passes on one of them belongs to them too. */
  readonly ours: readonly string[];
  /** Ids of others' mails, and who wrote them: an id is its sender's word. */
  readonly others: readonly { readonly id: string; readonly from: string }[];
  /** Ids of mails that belong to them and say nothing of them: those that tell of the erasure. */
  readonly spared: readonly string[];
}

const addressFields = ['from', 'to', 'cc', 'bcc', 'reply-to'] as const;
const threadFields = ['message-id', 'in-reply-to', 'references'] as const;
const MOVED_AT_ONCE = 200;

const anyField = (fields: readonly string[], value: string): SearchObject => ({
  or: fields.map((field) => ({ header: { [field]: value } })),
});

/** A server finds parts of words, so that this is only where to look. */
function* searchesFor({ address, ours, others }: Theirs): Generator<SearchObject> {
  if (address !== undefined) yield anyField(addressFields, address);
  for (const id of ours) yield anyField(threadFields, id);
  for (const { id } of others) yield { header: { 'message-id': id } };
}

export function isTheirs(headers: MailHeaders, theirs: Theirs): boolean {
  const { address, ours, others, spared } = theirs;
  const id = messageIdsIn(headers.first('message-id'))[0] ?? '';
  if (spared.includes(id)) return false;
  const named = addressesIn(addressFields.flatMap((field) => headers.all(field)));
  if (address !== undefined && named.includes(address)) return true;
  const ids = threadFields.flatMap((field) => headers.all(field)).flatMap(messageIdsIn);
  if (ours.some((id) => ids.includes(id))) return true;
  const [from = ''] = addressesIn(headers.all('from'));
  return others.some((mail) => mail.id === id && mail.from.toLowerCase() === from);
}

async function uidsOf(client: ImapFlow, theirs: Theirs): Promise<number[]> {
  const uids = new Set<number>();
  for (const search of searchesFor(theirs)) {
    const found = await client.search(search, { uid: true });
    if (!found) throw new Error('A folder could not be searched.');
    for (const uid of found) uids.add(uid);
  }
  if (uids.size === 0) return [];
  const query = { uid: true, headers: [...addressFields, ...threadFields] };
  const sure: number[] = [];
  for await (const mail of client.fetch([...uids].join(','), query, { uid: true })) {
    if (isTheirs(mailHeaders(mail.headers ?? Buffer.alloc(0)), theirs)) sure.push(mail.uid);
  }
  return sure;
}

/** Moves the mails of somebody from one folder to another, and answers how many. Done twice, it moves none. */
export async function moveTheirs(
  client: ImapFlow,
  from: string,
  to: string,
  theirs: Theirs,
): Promise<number> {
  await client.mailboxOpen(from);
  const uids = await uidsOf(client, theirs);
  for (let at = 0; at < uids.length; at += MOVED_AT_ONCE) {
    const some = uids.slice(at, at + MOVED_AT_ONCE).join(',');
    if (!(await client.messageMove(some, to, { uid: true }))) {
      throw new Error('Mails could not be moved.');
    }
  }
  return uids.length;
}
