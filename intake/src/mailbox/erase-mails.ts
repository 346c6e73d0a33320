import type { ImapFlow } from 'imapflow';
import { newClient, pathOf, trashOf } from './connection.ts';
import {
  nextErasure,
  recordErased,
  recordTrouble,
  watchErasures,
  type AskedErasure,
} from './erasure.store.ts';
import type { MailboxSettings } from './mailbox-settings.ts';
import type { RoomParts } from './read-folder.ts';
import { readPeople } from './staff.store.ts';
import { moveTheirs, type Theirs } from './their-mails.ts';
import { troubleOf } from './trouble.ts';

export const ERASE_SECONDS = 10;

const OURS =
  'The address is one of our own, so that only mails of the enquiry itself were moved. Look for others by hand.';

function theirsOf(
  { own_mails: names, mails, email }: AskedErasure,
  isOurs: boolean,
  { mailFrom }: MailboxSettings,
): Theirs {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const own = names.map((name) => `${name}@${domain}`);
  return {
    address: isOurs ? undefined : email?.toLowerCase(),
    // The desk's replies have no sender: their ids are ours as well.
    ours: [...own, ...mails.filter(({ from }) => from === '').map(({ id }) => id)],
    others: mails.filter(({ from }) => from !== ''),
    spared: own.map((id) => id.replace('.sales@', '.erasure@')),
  };
}

async function moveAll(client: ImapFlow, theirs: Theirs, settings: MailboxSettings) {
  await client.connect();
  const trash = await trashOf(client);
  let moved = 0;
  for (const folder of ['inbox', 'sent'] as const) {
    moved += await moveTheirs(client, await pathOf(client, folder, settings), trash, theirs);
  }
  return moved;
}

/**
 * Moves the mails of whoever was erased to the mailbox's trash: from there a person can take back what was
 * moved by mistake, until the mail server empties it. What fails is tried again, and told.
 */
export function mailEraser({ db, settings, log }: RoomParts): () => Promise<void> {
  const eraseNext = () =>
    db.transaction().execute(async (trx): Promise<boolean> => {
      const asked = await nextErasure(trx);
      if (!asked) return false;
      const people = await readPeople(trx, settings);
      const address = asked.email?.toLowerCase();
      const isOurs =
        address !== undefined &&
        (address === settings.mailFrom.toLowerCase() || people.staffIdOf(address) !== undefined);
      const client = newClient(settings);
      try {
        const moved = await moveAll(client, theirsOf(asked, isOurs, settings), settings);
        await recordErased(trx, asked.id, moved, isOurs ? OURS : undefined);
        log.info({ erasureId: asked.id, moved }, 'mails of somebody who was erased were moved');
      } catch (err) {
        log.warn({ err, erasureId: asked.id }, 'mails could not be moved to the trash');
        await recordTrouble(trx, asked.id, troubleOf(err, settings.host));
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
