import { retention } from '@studio/contract/retention';
import {
  EDITIONS,
  finished,
  intakeContent,
  serviceOf,
  type Service,
} from '@studio/enquiries/settings/settings.ts';
import { envReader, type Env, type EnvReader } from '@studio/platform/config-reader.ts';
import { liveContent } from '@studio/platform/live-content.ts';
import { enquiryPage, type EnquiryPage } from '#http/enquiry-page.ts';
import { noticePage, type NoticePage } from '#http/notice-page.ts';
import { problemPage, type ProblemPage } from '#http/problem-page.ts';
import { sentPage, type SentPage } from '#http/sent-page.ts';
import { isLocal } from '@studio/platform/loopback.ts';
import { readApiAlarms } from '@studio/platform/sending/read-settings.ts';

export interface ApiConfig extends Service {
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  /** The site's own pages, or plain ones. */
  readonly pages: {
    readonly problem: ProblemPage;
    readonly notice: NoticePage;
    readonly sent: SentPage;
    readonly enquiry: EnquiryPage;
  };
  readonly trustedProxies: readonly string[];
  readonly connections: number;
  /** In development and tests: an answer that breaks the contract is a 500. */
  readonly checksAnswers: boolean;
  readonly enquiriesAtOnce: number;
  readonly limits: {
    readonly address: {
      readonly soft: number;
      readonly hard: number;
      readonly windowSeconds: number;
    };
    readonly all: { readonly soft: number; readonly hard: number; readonly windowSeconds: number };
  };
}

const contentOf = (read: EnvReader) => ({
  ...intakeContent(read),
  html: {
    problem: read.optionalFile('INTAKE_PROBLEM_PAGE'),
    notice: read.optionalFile('INTAKE_NOTICE_PAGE'),
    sent: read.optionalFile('INTAKE_SENT_PAGE'),
    enquiry: read.optionalFile('INTAKE_ENQUIRY_PAGE'),
  },
});

export function readApiConfig(env: Env): ApiConfig {
  const read = envReader(env, 'api');
  const content = liveContent(read, { env, process: 'api', setting: EDITIONS }, contentOf);
  const service = serviceOf(read, content);
  return finished(read, {
    ...service,
    checksAnswers: isLocal(service.siteOrigin),
    databaseUrl: read.required('INTAKE_DATABASE_URL', 'the address of PostgreSQL'),
    alarms: readApiAlarms(
      read,
      content.make(({ company }) => company),
    ),
    host: read.optional('INTAKE_HOST') ?? '127.0.0.1',
    port: read.port('INTAKE_PORT', 8080),
    pages: content.make(({ html, hours }) => ({
      problem: problemPage(html.problem),
      notice: noticePage(html.notice),
      sent: sentPage(html.sent),
      enquiry: enquiryPage(html.enquiry, hours.zone),
    })),
    trustedProxies: read.list('INTAKE_TRUSTED_PROXIES'),
    connections: read.count('INTAKE_MAX_CONNECTIONS', 10_000),
    enquiriesAtOnce: read.count('INTAKE_MAX_CONCURRENT_ENQUIRIES', 512),
    limits: {
      address: {
        soft: read.count('INTAKE_RATE_LIMIT_IP_HOLD', 10),
        hard: read.count('INTAKE_RATE_LIMIT_IP_REJECT', 60),
        windowSeconds: retention.addressCount.seconds,
      },
      all: {
        soft: read.count('INTAKE_RATE_LIMIT_GLOBAL_HOLD', 600),
        hard: read.count('INTAKE_RATE_LIMIT_GLOBAL_REJECT', 6_000),
        windowSeconds: 60,
      },
    },
  });
}
