import type { ImapFlow } from 'imapflow';

const MOVED_AT_ONCE = 200;

/** From the open folder; returns how many were moved. */
export async function moveUids(
  client: ImapFlow,
  uids: readonly number[],
  to: string,
): Promise<number> {
  for (let at = 0; at < uids.length; at += MOVED_AT_ONCE) {
    const some = uids.slice(at, at + MOVED_AT_ONCE).join(',');
    if (!(await client.messageMove(some, to, { uid: true }))) {
      throw new Error('Mails could not be moved.');
    }
  }
  return uids.length;
}
