import { sheetRulesOf } from '@studio/enquiries/settings/company.ts';
import {
  EDITIONS,
  finished,
  intakeContent,
  serviceOf,
  type Service,
} from '@studio/enquiries/settings/settings.ts';
import type { ChannelSettings } from '@studio/mail/channel-settings.ts';
import { readChannels } from '@studio/mail/read-channels.ts';
import type { MailboxSettings } from '@studio/mailbox/mailbox-settings.ts';
import { readMailbox } from '@studio/mailbox/read-settings.ts';
import { envReader, type Env, type EnvReader } from '@studio/platform/config-reader.ts';
import { liveContent } from '@studio/platform/live-content.ts';
import { readAlarms } from '@studio/platform/sending/read-settings.ts';

export interface WorkerConfig extends Service {
  readonly workerDatabaseUrl: string;
  /** Its country's law decides whom to notify of a breach. */
  readonly company: { readonly country: string | undefined };
  readonly channels: ChannelSettings;
  /** The mailbox that is read for answers, if any. */
  readonly mailbox: MailboxSettings | undefined;
  /** The hour at which sales receive the list of held enquiries. */
  readonly probeCron: string | undefined;
  /** The folder of all editions, if the content comes from the live edition. */
  readonly editions: string | undefined;
  /** The list of erasures beside the backups; without it a restore brings erased people back. */
  readonly erasedFile: string | undefined;
}

/** The commands use the worker's login and have its rights. */
export interface OperatorConfig extends WorkerConfig {
  /** The API's login, which doctor tries if it is set. */
  readonly databaseUrl: string | undefined;
  /** Whether the API, which has no login to the enquiries' mail server, can report that the worker is silent. */
  readonly canApiSendAlarms: boolean;
  /** The folder of base backups and archived log on this machine, which `intake doctor` checks. */
  readonly backupFolder: string | undefined;
  /** The folder of all editions, if content is edited in a browser. */
  readonly editions: string | undefined;
  /** The desk's sign-in provider, which doctor checks. */
  readonly deskIssuer: string | undefined;
}

const contentOf = (read: EnvReader) => ({
  ...intakeContent(read),
  sheetRules: sheetRulesOf(read),
});

const workerDatabaseUrlOf = (read: EnvReader): string =>
  read.required('INTAKE_WORKER_DATABASE_URL', 'the address of PostgreSQL');

function workerOf(read: EnvReader, env: Env, process: 'worker' | 'operator'): WorkerConfig {
  const content = liveContent(read, { env, process, setting: EDITIONS }, contentOf);
  const service = serviceOf(read, content);
  const { siteOrigin } = service;
  const company = content.make(({ company: said, hours, sheetRules }) => ({
    ...said,
    siteUrl: siteOrigin,
    timeZone: hours.zone,
    sheetRules,
  }));
  return {
    ...service,
    workerDatabaseUrl: workerDatabaseUrlOf(read),
    company,
    channels: readChannels(read, company),
    alarms: readAlarms(read, company),
    mailbox: readMailbox(read, company),
    probeCron: read.optional('INTAKE_PROBE_CRON'),
    editions: read.optional(EDITIONS),
    erasedFile: read.optional('INTAKE_ERASED_LIST_PATH'),
  };
}

export function readWorkerConfig(env: Env): WorkerConfig {
  const read = envReader(env, 'worker');
  return finished(read, workerOf(read, env, 'worker'));
}

export function readOperatorConfig(env: Env): OperatorConfig {
  const read = envReader(env, 'operator');
  const worker = workerOf(read, env, 'operator');
  return finished(read, {
    ...worker,
    databaseUrl: read.optional('INTAKE_DATABASE_URL'),
    canApiSendAlarms: ['INTAKE_ALARM_WEBHOOK_URL', 'INTAKE_ALARM_SMTP_URL'].some((name) =>
      read.optional(name),
    ),
    backupFolder: read.optional('INTAKE_BACKUP_FOLDER'),
    editions: read.optional(EDITIONS),
    deskIssuer: read.optionalUrl('DESK_OIDC_ISSUER'),
  });
}

/** The alarm of a unit that failed needs only the worker's login. */
export function readAlarmConfig(env: Env): Pick<WorkerConfig, 'workerDatabaseUrl'> {
  const read = envReader(env, 'operator');
  return finished(read, { workerDatabaseUrl: workerDatabaseUrlOf(read) });
}

/** A migration needs only the login of the tables' owner. */
export function readOwnerConfig(env: Env): { readonly ownerDatabaseUrl: string } {
  const read = envReader(env, 'owner');
  const meaning = 'the address of PostgreSQL, by the role that owns the tables';
  return finished(read, { ownerDatabaseUrl: read.required('INTAKE_OWNER_DATABASE_URL', meaning) });
}
