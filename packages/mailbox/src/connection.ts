import { ImapFlow, type ImapFlowOptions } from 'imapflow';
import { isLoopback } from '@studio/platform/loopback.ts';
import type { Folder } from './direction.ts';
import type { MailboxSettings } from './mailbox-settings.ts';

const MIB = 1024 * 1024;
const STEP_MS = 15_000;

/** Unencrypted only on this machine: anyone on the network could read the password. */
export function newClient(settings: MailboxSettings): ImapFlow {
  const { host, port, secure, user } = settings;
  const options: ImapFlowOptions = {
    host,
    port,
    secure,
    auth: { user, ...settings.secret() },
    logger: false,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: 5 * 60_000,
    maxIdleTime: 4 * 60_000,
    maxLineLength: 8 * MIB,
    maxLiteralSize: 16 * MIB,
    maxResponseSize: 32 * MIB,
    ...(!secure && !isLoopback(host) && { doSTARTTLS: true }),
  };
  const client = new ImapFlow(options);
  // Without a listener a broken connection would end the process; the pending command fails and reports it.
  client.on('error', () => undefined);
  return client;
}

const USES = { sent: '\\Sent', trash: '\\Trash' } as const;

/** The folder for this use, by the server's flag or by its usual names. */
async function folderOfUse(client: ImapFlow, use: keyof typeof USES): Promise<string | undefined> {
  const folders = await client.list();
  return folders.find(({ specialUse }) => specialUse === USES[use])?.path;
}

export class FolderMissingError extends Error {
  readonly use: keyof typeof USES;
  constructor(use: keyof typeof USES) {
    super(`No folder is marked as ${USES[use]}.`);
    this.use = use;
  }
}

export async function pathOf(
  client: ImapFlow,
  folder: Folder,
  { sentFolder }: MailboxSettings,
): Promise<string> {
  if (folder === 'inbox') return 'INBOX';
  const path = sentFolder ?? (await folderOfUse(client, 'sent'));
  if (path === undefined) throw new FolderMissingError('sent');
  return path;
}

export async function trashOf(client: ImapFlow): Promise<string> {
  const path = await folderOfUse(client, 'trash');
  if (path === undefined) throw new FolderMissingError('trash');
  return path;
}
