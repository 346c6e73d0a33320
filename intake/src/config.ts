import { readFileSync } from 'node:fs';
import { retention } from '@studio/contract/retention';
import { parse } from 'yaml';
import { readAlarms, readChannels } from './config-channels.ts';
import { envReader } from './config-reader.ts';
import type { AlarmSettings } from '#delivery/alarm-ways.ts';
import type { ChannelSettings } from '#delivery/channel-settings.ts';

export interface Config {
  readonly databaseUrl: string;
  readonly databaseConnections: number;
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
  /** The company's. */
  readonly timeZone: string;
  /** The hour of its day at which sales are told who is held back. */
  readonly digestHour: number;
  readonly probeCron: string | undefined;
}

interface CompanyFile {
  readonly name?: unknown;
  readonly brand?: { readonly color?: unknown };
  readonly contact?: { readonly email?: unknown; readonly phone?: unknown };
}

function readCompany(file: string): CompanyFile {
  return parse(readFileSync(file, 'utf8')) as CompanyFile;
}

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
  const timeZone = read.timeZone('INTAKE_TIME_ZONE', 'UTC');
  const config: Config = {
    databaseUrl: read.required('INTAKE_DATABASE_URL', 'the address of PostgreSQL'),
    databaseConnections: read.count('INTAKE_DATABASE_CONNECTIONS', 10),
    host: read.optional('INTAKE_HOST') ?? '127.0.0.1',
    port: read.count('INTAKE_PORT', 8080),
    logLevel: read.optional('INTAKE_LOG_LEVEL') ?? 'info',
    siteOrigin,
    secret: read.secret('INTAKE_SECRET', 'the key that signs links in mails'),
    problemPage: read.optionalFile('INTAKE_PROBLEM_PAGE'),
    noticePage: read.optionalFile('INTAKE_NOTICE_PAGE'),
    sentPage: read.optionalFile('INTAKE_SENT_PAGE'),
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
      timeZone,
    }),
    alarms: readAlarms(read, textOf(name) ?? ''),
    timeZone,
    digestHour: read.hour('INTAKE_DIGEST_HOUR', 9),
    probeCron: read.optional('INTAKE_PROBE_CRON'),
  };
  read.finish();
  return config;
}
