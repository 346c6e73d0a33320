import { newClient, pathOf } from '#mailbox/connection.ts';
import type { MailboxSettings } from '#mailbox/mailbox-settings.ts';
import { troubleOf } from '#mailbox/trouble.ts';
import { bad, fine, type Finding } from './finding.ts';

/** Whether the mail room gets into its mailbox, and finds both folders there. */
export async function mailboxFinding(settings: MailboxSettings): Promise<Finding> {
  const client = newClient(settings);
  try {
    await client.connect();
    for (const folder of ['inbox', 'sent'] as const) {
      await client.mailboxOpen(await pathOf(client, folder, settings), { readOnly: true });
    }
    return fine(`The mailbox at ${settings.host} lets us in.`);
  } catch (error) {
    return bad(`${troubleOf(error, settings.host)} See the alarm "mailbox" in the runbook.`);
  } finally {
    client.close();
  }
}
