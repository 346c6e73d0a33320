import type { WorkingHours } from '@studio/contract/working-hours';
import { responseTargetOf, type ResponseTarget } from '@studio/contract/response-target';
import type { EnvReader } from '@studio/platform/config-reader.ts';
import type { FollowContent, LiveContent } from '@studio/platform/live-content.ts';
import { isLocal } from '@studio/platform/loopback.ts';
import { isPublished, publishedSentence } from '@studio/platform/published-secrets.ts';
import type { AlarmSettings } from '@studio/platform/sending/alarm-notifiers.ts';
import { readHours } from '@studio/platform/working-hours.ts';
import { companyOf } from './company.ts';

/** Settings of every process. */
export interface Common {
  readonly logLevel: string;
  /** When enquiries are answered; times in mails use this time zone. */
  readonly hours: WorkingHours;
  readonly responseTarget: ResponseTarget;
  readonly followContent: FollowContent;
}

/** Settings of the API and the worker. */
export interface Service extends Common {
  readonly databaseConnections: number;
  /** Whether a standby must confirm every commit before an enquiry is acknowledged. */
  readonly standbyConfirms: boolean;
  /** Scheme and host of the public site; links in mails begin with it. */
  readonly siteOrigin: string;
  readonly secret: string;
  /** Where the worker writes the response time for the API and the site's build. */
  readonly responseTimePath: string | undefined;
  /** Where traces are sent; without it none are recorded. */
  readonly tracesEndpoint: string | undefined;
  readonly alarms: AlarmSettings;
}

/** The setting with the folder of editions, for every process. */
export const EDITIONS = 'INTAKE_EDITIONS';

export const intakeContent = (read: EnvReader) => ({
  company: companyOf(read),
  hours: readHours(read, 'INTAKE_WORKING_HOURS_PATH'),
});

export const commonOf = (
  read: EnvReader,
  content: LiveContent<{ readonly hours: WorkingHours }>,
): Common => ({
  logLevel: read.optional('INTAKE_LOG_LEVEL') ?? 'info',
  hours: content.make(({ hours }) => hours),
  responseTarget: content.make(({ hours }) => responseTargetOf(hours)),
  followContent: content.follow,
});

export function serviceOf(
  read: EnvReader,
  content: Parameters<typeof commonOf>[1],
): Omit<Service, 'alarms'> {
  const siteUrl = read.privateUrl('INTAKE_SITE_URL', 'the address of the public site');
  const siteOrigin = siteUrl === '' ? '' : new URL(siteUrl).origin;
  const secret = read.secret('INTAKE_SECRET', 'the key that signs links in mails');
  if (siteOrigin !== '' && !isLocal(siteOrigin) && isPublished(secret)) {
    read.addError(publishedSentence('INTAKE_SECRET'));
  }
  return {
    ...commonOf(read, content),
    siteOrigin,
    secret,
    databaseConnections: read.count('INTAKE_DATABASE_CONNECTIONS', 10),
    standbyConfirms: read.isOn('INTAKE_REQUIRE_SYNC_STANDBY', false),
    responseTimePath: read.optional('INTAKE_RESPONSE_TIME_PATH'),
    // OpenTelemetry's standard name.
    tracesEndpoint: read.optionalUrl('OTEL_EXPORTER_OTLP_ENDPOINT'),
  };
}

/** Returns the configuration, or throws one error with a sentence for each problem. */
export function finished<Config>(read: EnvReader, config: Config): Config {
  read.finish();
  return config;
}
