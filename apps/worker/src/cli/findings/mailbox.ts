import type { ImapFlow } from 'imapflow';
import { ownMailOf } from '@studio/enquiries/replies/own-mail-id.ts';
import { ourResults } from '@studio/mailbox/authentication.ts';
import { newClient, pathOf } from '@studio/mailbox/connection.ts';
import { addressesIn, mailHeaders, messageIdsIn } from '@studio/mailbox/mail-headers.ts';
import type { MailboxSettings } from '@studio/mailbox/mailbox-settings.ts';
import { describeImapError } from '@studio/mailbox/imap-error.ts';
import { bad, fine, reported, type Finding } from './finding.ts';

const LATEST = 20;

/**
 * How many of the latest external mails have no authentication result from our mail server. If it adds none, a
 * result that a sender forged in its name would be trusted, because such a mail looks the same.
 */
async function unjudged(client: ImapFlow, exists: number, settings: MailboxSettings) {
  const { ourServer, ourDomains, mailFrom, address } = settings;
  if (ourServer === undefined || exists === 0) return 0;
  const query = { headers: ['from', 'message-id', 'authentication-results'] };
  let count = 0;
  for await (const mail of client.fetch(`${Math.max(1, exists - LATEST + 1)}:*`, query)) {
    const headers = mailHeaders(mail.headers ?? Buffer.alloc(0));
    const [from = ''] = addressesIn(headers.all('from'));
    const isOurs =
      from === address ||
      ourDomains.includes(from.slice(from.lastIndexOf('@') + 1)) ||
      ownMailOf(messageIdsIn(headers.first('message-id'))[0] ?? '', mailFrom) !== undefined;
    if (!isOurs && ourResults(headers, ourServer) === undefined) count += 1;
  }
  return count;
}

/** Whether the inbound mail process can open its mailbox, find both folders and recognize our own mails. */
export async function mailboxFinding(settings: MailboxSettings): Promise<Finding> {
  const client = newClient(settings);
  try {
    await client.connect();
    await client.mailboxOpen(await pathOf(client, 'sent', settings), { readOnly: true });
    const { exists } = await client.mailboxOpen('INBOX', { readOnly: true });
    const count = await unjudged(client, exists, settings);
    if (count > 0) {
      return bad(
        'sender checks',
        `INTAKE_AUTHSERV_ID names a server that added no Authentication-Results to ${count} of the latest ${LATEST} mails. A forged header would be trusted: let the server check every mail, or remove the setting.`,
      );
    }
    const unproven =
      settings.ourServer === undefined
        ? ' INTAKE_AUTHSERV_ID is not set, so every sender is shown as not verified.'
        : '';
    return fine(`The mailbox at ${settings.host} accepts our login.${unproven}`);
  } catch (error) {
    return reported(
      `${describeImapError(error, settings.host)} See the alarm "mailbox" in the runbook.`,
    );
  } finally {
    client.close();
  }
}
