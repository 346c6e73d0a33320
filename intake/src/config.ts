import { readFileSync } from 'node:fs';
import { retention } from '@old/contract/retention';
import type { WorkingHours } from '@old/contract/working-hours';
import type { AdviceRules } from '@old/sheet/advice.ts';
import { rulesSchema } from '@old/sheet/rules.schema.ts';
import { parse } from 'yaml';
import { readAlarms, readChannels } from './config-channels.ts';
import { readMailbox } from './config-mailbox.ts';
import type { AlarmSettings } from '#delivery/alarm-ways.ts';
import type { ChannelSettings } from '#delivery/channel-settings.ts';
import type { MailboxSettings } from '#mailbox/mailbox-settings.ts';
import { envReader } from '#platform/config-reader.ts';
import { readHours } from '#platform/working-hours.ts';

export interface Config {
  /** The public API's. The worker's is the operator's too, the owner's is for migrations. */
  readonly databaseUrl: string;
  readonly workerDatabaseUrl: string;
  readonly ownerDatabaseUrl: string;
  readonly mailDatabaseUrl: string;
  readonly databaseConnections: number;
  /** Whether the service may only run while a second machine has what is acknowledged. */
  readonly standbyConfirms: boolean;
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  /** Scheme and host of the public site; links in mails begin with it. */
  readonly siteOrigin: string;
  readonly secret: string;
  /** HTML of the site's own pages; a plain page stands in where there is none. */
  readonly problemPage: string | undefined;
  readonly noticePage: string | undefined;
  readonly sentPage: string | undefined;
  readonly enquiryPage: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly connections: number;
  readonly leadsAtOnce: number;
  readonly limits: {
    readonly address: {
      readonly soft: number;
      readonly hard: number;
      readonly windowSeconds: number;
    };
    readonly all: { readonly soft: number; readonly hard: number; readonly windowSeconds: number };
  };
  readonly retentionDays: number;
  readonly channels: ChannelSettings;
  readonly alarms: AlarmSettings;
  /** The mailbox whose answers are read; left out, none is. */
  readonly mailbox: MailboxSettings | undefined;
  /** When somebody is there to answer; times in mails are in their zone. */
  readonly hours: WorkingHours;
  /** The hour of its day at which sales are told who is held back. */
  readonly digestHour: number;
  /** Where the worker writes how soon we answer, for the API and the site's build. */
  readonly pacePath: string | undefined;
  readonly probeCron: string | undefined;
  /** Where traces are sent; left out, none are made. */
  readonly tracesEndpoint: string | undefined;
  /** Where base backups and archived log lie, as seen from here: `intake doctor` looks at them. */
  readonly backupFolder: string | undefined;
  /** The desk's sign-in, for doctor to look at. */
  readonly deskIssuer: string | undefined;
}

interface CompanyFile {
  readonly name?: unknown;
  readonly brand?: { readonly color?: unknown };
  readonly contact?: { readonly email?: unknown; readonly phone?: unknown };
}

function readCompany(file: string): CompanyFile {
  return parse(readFileSync(file, 'utf8')) as CompanyFile;
}

/** `npm run check:content` has read the same file before and says what is wrong in more words. */
const readSheetRules = (yaml: string): AdviceRules | undefined =>
  rulesSchema.safeParse(parse(yaml)).data;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The only reader of the environment. Every problem is named at once, each in a sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = envReader(env);
  const company = read.file('INTAKE_COMPANY_FILE', 'the path of content/company.yaml', readCompany);
  const name = company?.name;
  if (company && (typeof name !== 'string' || name === '')) {
    read.complain('The company file names no company. Give it a line "name: …".');
  }
  const siteUrl = read.url('INTAKE_SITE_URL', 'the address of the public site');
  const siteOrigin = siteUrl === '' ? '' : new URL(siteUrl).origin;
  const hours = readHours(read, 'INTAKE_HOURS_FILE');
  const databaseUrl = read.required('INTAKE_DATABASE_URL', 'the address of PostgreSQL');
  const sheetFile = read.optionalFile('INTAKE_SHEET_FILE');
  const sheetRules = sheetFile === undefined ? undefined : readSheetRules(sheetFile);
  if (sheetFile !== undefined && !sheetRules) {
    read.complain('INTAKE_SHEET_FILE holds no rules of a sheet. Run npm run check:content on it.');
  }
  const config: Config = {
    databaseUrl,
    workerDatabaseUrl: read.optional('INTAKE_WORKER_DATABASE_URL') ?? databaseUrl,
    ownerDatabaseUrl: read.optional('INTAKE_OWNER_DATABASE_URL') ?? databaseUrl,
    mailDatabaseUrl: read.optional('INTAKE_MAIL_DATABASE_URL') ?? databaseUrl,
    databaseConnections: read.count('INTAKE_DATABASE_CONNECTIONS', 10),
    standbyConfirms: read.optional('INTAKE_STANDBY_CONFIRMS') === 'yes',
    host: read.optional('INTAKE_HOST') ?? '127.0.0.1',
    port: read.count('INTAKE_PORT', 8080),
    logLevel: read.optional('INTAKE_LOG_LEVEL') ?? 'info',
    siteOrigin,
    secret: read.secret('INTAKE_SECRET', 'the key that signs links in mails'),
    problemPage: read.optionalFile('INTAKE_PROBLEM_PAGE'),
    noticePage: read.optionalFile('INTAKE_NOTICE_PAGE'),
    sentPage: read.optionalFile('INTAKE_SENT_PAGE'),
    enquiryPage: read.optionalFile('INTAKE_ENQUIRY_PAGE'),
    trustedProxies: read.list('INTAKE_TRUSTED_PROXIES'),
    connections: read.count('INTAKE_CONNECTIONS', 10_000),
    leadsAtOnce: read.count('INTAKE_LEADS_AT_ONCE', 512),
    limits: {
      address: {
        soft: read.count('INTAKE_LIMIT_ADDRESS_SOFT', 10),
        hard: read.count('INTAKE_LIMIT_ADDRESS_HARD', 60),
        windowSeconds: retention.addressCount.seconds,
      },
      all: {
        soft: read.count('INTAKE_LIMIT_ALL_SOFT', 600),
        hard: read.count('INTAKE_LIMIT_ALL_HARD', 6_000),
        windowSeconds: 60,
      },
    },
    retentionDays: read.count('INTAKE_RETENTION_DAYS', retention.enquiry.days),
    channels: readChannels(read, {
      name: textOf(name) ?? '',
      email: textOf(company?.contact?.email),
      phone: textOf(company?.contact?.phone),
      brandColor: textOf(company?.brand?.color),
      siteUrl: siteOrigin,
      timeZone: hours.zone,
      sheetRules,
    }),
    alarms: readAlarms(read, textOf(name) ?? ''),
    mailbox: readMailbox(read, textOf(company?.contact?.email)),
    hours,
    digestHour: read.hour('INTAKE_DIGEST_HOUR', 9),
    pacePath: read.optional('INTAKE_PACE_PATH'),
    probeCron: read.optional('INTAKE_PROBE_CRON'),
    // The name every program has for it.
    tracesEndpoint: read.optionalUrl('OTEL_EXPORTER_OTLP_ENDPOINT'),
    backupFolder: read.optional('INTAKE_BACKUP_FOLDER'),
    deskIssuer: read.optionalUrl('DESK_ISSUER'),
  };
  read.finish();
  return config;
}
