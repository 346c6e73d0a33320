import type { ImapFlow } from 'imapflow';
import { newClient, pathOf, trashOf } from './connection.ts';
import {
  nextErasure,
  recordErased,
  recordErasureError,
  watchErasures,
  type ErasureRequest,
} from './erasure.store.ts';
import type { MailboxSettings } from './mailbox-settings.ts';
import type { ReaderParts } from './mail-to-store.ts';
import { moveThread, type ThreadIds } from './thread-mails.ts';
import { describeImapError } from './imap-error.ts';

export const ERASE_SECONDS = 10;

function idsOf(
  { sent_message_ids: names, mails }: ErasureRequest,
  { mailFrom }: MailboxSettings,
): ThreadIds {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const own = names.map((name) => `${name}@${domain}`);
  return {
    // Replies written at the desk have no sender: their ids are ours as well.
    ours: [...own, ...mails.flatMap(({ id, sender }) => (sender === undefined ? id : []))],
    others: mails.flatMap(({ id, sender, at }) =>
      sender === undefined ? [] : { id, sender, at: new Date(at).getTime() },
    ),
    spared: own.map((id) => id.replace('.sales@', '.erasure@')),
  };
}

async function moveAll(client: ImapFlow, ids: ThreadIds, settings: MailboxSettings) {
  await client.connect();
  const trash = await trashOf(client);
  let moved = 0;
  for (const folder of ['inbox', 'sent'] as const) {
    moved += await moveThread(client, await pathOf(client, folder, settings), trash, ids);
  }
  return moved;
}

/**
 * Moves the mails of erased enquiries to the mailbox's trash, from which a person can restore a mail moved by mistake
 * until the mail server empties it. Failures are retried, and an alarm reports them.
 */
export function mailEraser({ db, settings, log }: ReaderParts): () => Promise<void> {
  const eraseNext = () =>
    db.transaction().execute(async (trx): Promise<boolean> => {
      const asked = await nextErasure(trx);
      if (!asked) return false;
      const client = newClient(settings);
      try {
        const moved = await moveAll(client, idsOf(asked, settings), settings);
        await recordErased(trx, asked.id, moved);
        log.info({ erasureId: asked.id, moved }, 'mails of an erased enquiry were moved');
      } catch (err) {
        log.warn({ err, erasureId: asked.id }, 'mails could not be moved to the trash');
        await recordErasureError(trx, asked.id, describeImapError(err, settings.host));
      } finally {
        client.close();
      }
      return true;
    });
  return async () => {
    while (await eraseNext());
    await watchErasures(db);
  };
}
