import {
  commonOf,
  EDITIONS,
  finished,
  intakeContent,
  type Common,
} from '@studio/enquiries/settings/settings.ts';
import type { MailboxSettings } from '@studio/mailbox/mailbox-settings.ts';
import { readMailbox } from '@studio/mailbox/read-settings.ts';
import { envReader, type Env } from '@studio/platform/config-reader.ts';
import { liveContent } from '@studio/platform/live-content.ts';

export interface MailRoomConfig extends Common {
  readonly mailDatabaseUrl: string;
  readonly mailbox: MailboxSettings | undefined;
  /** Of clamd, which scans files; undefined where there is none. */
  readonly clamdSocket: string | undefined;
}

export function readMailRoomConfig(env: Env): MailRoomConfig {
  const read = envReader(env, 'mail-room');
  const content = liveContent(
    read,
    { env, process: 'mail-room', setting: EDITIONS },
    intakeContent,
  );
  const { email } = content.make(({ company }) => company);
  return finished(read, {
    ...commonOf(read, content),
    mailDatabaseUrl: read.required('INTAKE_MAIL_DATABASE_URL', 'the address of PostgreSQL'),
    mailbox: readMailbox(read, email),
    clamdSocket: read.optional('INTAKE_CLAMD_SOCKET'),
  });
}
