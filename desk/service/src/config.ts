import type { Template } from '@old/contract/desk/mails';
import { roles, type Role } from '@old/contract/desk/roles';
import type { WorkingHours } from '@old/contract/working-hours';
import { envReader, type EnvReader } from '@studio/intake/platform/config-reader.ts';
import { readTemplates } from '@studio/intake/platform/reply-templates.ts';
import { readHours } from '@studio/intake/platform/working-hours.ts';
import type { SessionSettings, SignInSettings } from '#sign-in/sign-in-settings.ts';

export interface Config {
  readonly databaseUrl: string;
  readonly databaseConnections: number;
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  /** Scheme and host of the desk: nobody else's pages may speak to it. */
  readonly origin: string;
  readonly trustedProxies: readonly string[];
  /** The intake's: people are hashed with it in the ledger. */
  readonly secret: string;
  readonly hours: WorkingHours;
  /** Texts to begin a reply with. */
  readonly templates: readonly Template[];
  readonly signIn: SignInSettings;
  readonly sessions: SessionSettings;
}

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** `desk-sales=sales,desk-heads=manager`. What stands before the last equals sign is the claim's. */
function readPairs(read: EnvReader, name: string): [string, string][] {
  return read.list(name).flatMap((pair): [string, string][] => {
    const at = pair.lastIndexOf('=');
    if (at > 0) return [[pair.slice(0, at), pair.slice(at + 1)]];
    read.complain(`${name} holds "${pair}". Write it like name=value.`);
    return [];
  });
}

function readRoles(read: EnvReader): Map<string, Role> {
  const found = new Map<string, Role>();
  for (const [value, role] of readPairs(read, 'DESK_ROLES')) {
    if (isRole(role)) found.set(value, role);
    else read.complain(`DESK_ROLES names "${role}". Known are ${roles.join(', ')}.`);
  }
  if (found.size === 0) read.complain('DESK_ROLES names no role, so nobody could sign in.');
  return found;
}

function readSignIn(read: EnvReader): SignInSettings {
  return {
    issuer: read.url('DESK_ISSUER', "the address of the company's sign-in"),
    clientId: read.required('DESK_CLIENT_ID', 'the name the desk is registered by there'),
    clientSecret: read.required('DESK_CLIENT_SECRET', 'the password it was given there'),
    scopes: read.optional('DESK_SCOPES') ?? 'openid profile email',
    roleClaim: read.optional('DESK_ROLE_CLAIM') ?? 'groups',
    roleOf: readRoles(read),
    required: new Map(readPairs(read, 'DESK_REQUIRED_CLAIMS')),
  };
}

/** The only reader of the environment. Every problem is named at once, each in a sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = envReader(env);
  const url = read.url('DESK_ORIGIN', 'the address at which staff open the desk');
  const config: Config = {
    databaseUrl: read.required('DESK_DATABASE_URL', 'the address of PostgreSQL'),
    databaseConnections: read.count('DESK_DATABASE_CONNECTIONS', 10),
    host: read.optional('DESK_HOST') ?? '127.0.0.1',
    port: read.count('DESK_PORT', 8090),
    logLevel: read.optional('DESK_LOG_LEVEL') ?? 'info',
    origin: url === '' ? '' : new URL(url).origin,
    trustedProxies: read.list('DESK_TRUSTED_PROXIES'),
    secret: read.secret('INTAKE_SECRET', "the intake's key, which hashes people in the ledger"),
    hours: readHours(read, 'DESK_HOURS_FILE'),
    templates: readTemplates(read, 'DESK_REPLIES_FOLDER'),
    signIn: readSignIn(read),
    sessions: {
      idleMinutes: read.count('DESK_IDLE_MINUTES', 60),
      hours: read.count('DESK_SESSION_HOURS', 12),
    },
  };
  read.finish();
  return config;
}
