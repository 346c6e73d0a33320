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

export interface InboundMailConfig extends Common {
  readonly mailDatabaseUrl: string;
  readonly mailbox: MailboxSettings | undefined;
  /** The socket of clamd, which scans files; undefined without a scanner. */
  readonly clamdSocket: string | undefined;
  /** Where systemd starts the decoder of pictures; undefined if this process starts it. */
  readonly thumbnailSocket: string | undefined;
}

export function readInboundMailConfig(env: Env): InboundMailConfig {
  const read = envReader(env, 'inbound-mail');
  const content = liveContent(
    read,
    { env, process: 'inbound-mail', setting: EDITIONS },
    intakeContent,
  );
  return finished(read, {
    ...commonOf(read, content),
    mailDatabaseUrl: read.required('INTAKE_MAIL_DATABASE_URL', 'the address of PostgreSQL'),
    mailbox: readMailbox(
      read,
      content.make(({ company }) => company),
    ),
    clamdSocket: read.optional('INTAKE_CLAMD_SOCKET'),
    thumbnailSocket: read.optional('INTAKE_THUMBNAIL_SOCKET'),
  });
}
