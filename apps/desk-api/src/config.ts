import type { StockTemplate } from '@studio/contract/desk/templates';
import type { WorkingHours } from '@studio/contract/working-hours';
import { responseTargetOf, type ResponseTarget } from '@studio/contract/response-target';
import { envReader, type Env, type EnvReader } from '@studio/platform/config-reader.ts';
import { liveContent, type FollowContent } from '@studio/platform/live-content.ts';
import { isPublished, publishedSentence } from '@studio/platform/published-secrets.ts';
import { isLocal } from '@studio/platform/loopback.ts';
import { readCompanyLines } from '#company-lines.ts';
import { readTemplates } from '#reply-templates.ts';
import { readHours } from '@studio/platform/working-hours.ts';
import { readSessions, readSignIn, signInProblems } from '@studio/sign-in/read-sign-in.ts';
import type { SessionSettings, SignInSettings } from '@studio/sign-in/sign-in-settings.ts';

export interface Config {
  readonly databaseUrl: string;
  readonly databaseConnections: number;
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  /** Scheme and host of the desk: pages of other origins may not send requests to it. */
  readonly origin: string;
  readonly trustedProxies: readonly string[];
  /** The API's secret: the audit log hashes people with it. */
  readonly secret: string;
  readonly hours: WorkingHours;
  readonly responseTarget: ResponseTarget;
  readonly texts: {
    /** The reply templates of the content files; some may have been changed at the desk. */
    readonly templates: readonly StockTemplate[];
    /** The company's lines below every signature. */
    readonly companyLines: readonly string[];
  };
  readonly followContent: FollowContent;
  /** The socket of clamd, which scans files; undefined without a scanner. */
  readonly clamdSocket: string | undefined;
  /** The limit per session. Requests beyond it get 429. */
  readonly requestsPerMinute: number;
  /** On a developer's machine and in tests: a response that breaks the contract is an error. */
  readonly checksAnswers: boolean;
  readonly signIn: SignInSettings;
  readonly sessions: SessionSettings;
}

const contentOf = (read: EnvReader) => ({
  hours: readHours(read, 'DESK_WORKING_HOURS_PATH'),
  templates: readTemplates(read, 'DESK_TEMPLATES_FOLDER'),
  companyLines: readCompanyLines(read, 'DESK_COMPANY_PATH'),
});

/** The only reader of the environment. Reports all problems at once, each in a sentence. */
export function readConfig(env: Env): Config {
  const read = envReader(env, 'desk');
  const content = liveContent(read, { env, process: 'desk', setting: 'DESK_EDITIONS' }, contentOf);
  const url = read.url('DESK_ORIGIN', 'the address at which staff open the desk');
  const origin = url === '' ? '' : new URL(url).origin;
  const config: Config = {
    databaseUrl: read.required('DESK_DATABASE_URL', 'the address of PostgreSQL'),
    databaseConnections: read.count('DESK_DATABASE_CONNECTIONS', 10),
    host: read.optional('DESK_HOST') ?? '127.0.0.1',
    port: read.port('DESK_PORT', 8090),
    logLevel: read.optional('DESK_LOG_LEVEL') ?? 'info',
    origin,
    checksAnswers: isLocal(origin),
    trustedProxies: read.list('DESK_TRUSTED_PROXIES'),
    secret: read.secret('INTAKE_SECRET', "the intake's key, which hashes people in the audit log"),
    hours: content.make(({ hours }) => hours),
    responseTarget: content.make(({ hours }) => responseTargetOf(hours)),
    texts: content.make(({ templates, companyLines }) => ({ templates, companyLines })),
    followContent: content.follow,
    clamdSocket: read.optional('INTAKE_CLAMD_SOCKET'),
    requestsPerMinute: read.count('DESK_REQUESTS_PER_MINUTE', 1_200),
    signIn: readSignIn(read),
    sessions: readSessions(read),
  };
  read.finish();
  return config;
}

/** Settings for developers must not serve staff: anyone could sign in as anyone. */
export const productionProblems = ({ origin, signIn, secret }: Config): string[] =>
  isLocal(origin)
    ? []
    : [
        ...signInProblems(signIn),
        ...(isPublished(secret) ? [publishedSentence('INTAKE_SECRET')] : []),
      ];
