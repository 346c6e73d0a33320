import type {
  FetchMessageObject,
  FetchQueryObject,
  ImapFlow,
  MessageStructureObject,
} from 'imapflow';

/** Of the open folder. A client that was closed fetches nothing, without an error: the mails would count as gone. */
export async function* fetchMails(
  client: ImapFlow,
  uids: readonly number[],
  query: FetchQueryObject,
): AsyncGenerator<FetchMessageObject> {
  yield* client.fetch(uids.join(','), query, { uid: true });
  if (client.mailbox === false) throw new Error('The connection ended.');
}

/**
 * The structure of mails, as the server describes it. Fetched separately from their text: fetching both of a mail
 * with a thousand layers fails.
 */
export async function structuresOf(client: ImapFlow, uids: readonly number[]) {
  const query = { uid: true, bodyStructure: true };
  const structures = new Map<number, MessageStructureObject | undefined>();
  for await (const { uid, bodyStructure } of fetchMails(client, uids, query))
    structures.set(uid, bodyStructure);
  return structures;
}
