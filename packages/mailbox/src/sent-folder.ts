import type { ImapFlow } from 'imapflow';
import type { SentFolder } from '@studio/enquiries/jobs/sent-copies.store.ts';
import { newClient, pathOf } from './connection.ts';
import type { MailboxSettings } from './mailbox-settings.ts';
import { describeImapError } from './imap-error.ts';

async function fileOnce(
  client: ImapFlow,
  path: string,
  messageId: string,
  mail: () => Promise<Buffer>,
) {
  // Not read-only: the client would then refuse to set flags.
  await client.mailboxOpen(path);
  const known = await client.search({ header: { 'Message-ID': `<${messageId}>` } }, { uid: true });
  // An unknown result of the search is no reason to store another copy.
  if (!known) throw new Error('The folder could not be searched.');
  if (known.length > 0) return;
  if ((await client.append(path, await mail(), ['\\Seen'])) === false) {
    throw new Error('The copy was not taken.');
  }
}

export function sentFolder(settings: MailboxSettings): SentFolder {
  return {
    async file(messageId, mail) {
      const client = newClient(settings);
      try {
        await client.connect();
        await fileOnce(client, await pathOf(client, 'sent', settings), messageId, mail);
        return undefined;
      } catch (error) {
        return describeImapError(error, settings.host);
      } finally {
        client.close();
      }
    },
  };
}
