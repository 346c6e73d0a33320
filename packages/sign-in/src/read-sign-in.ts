import { roles, type Role } from '@studio/contract/desk/roles';
import type { EnvReader } from '@studio/platform/config-reader.ts';
import { isLoopback } from '@studio/platform/loopback.ts';
import { isPublished, publishedSentence } from '@studio/platform/published-secrets.ts';
import type { SessionSettings, SignInSettings } from './sign-in-settings.ts';

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** `desk-sales=sales,desk-heads=manager`. The part before the last equals sign is the claim's value. */
function readPairs(read: EnvReader, name: string): [string, string][] {
  return read.list(name).flatMap((pair): [string, string][] => {
    const at = pair.lastIndexOf('=');
    if (at > 0) return [[pair.slice(0, at), pair.slice(at + 1)]];
    read.addError(`${name} holds "${pair}". Write it like name=value.`);
    return [];
  });
}

function readRoles(read: EnvReader): Map<string, Role> {
  const found = new Map<string, Role>();
  for (const [value, role] of readPairs(read, 'DESK_ROLES')) {
    if (isRole(role)) found.set(value, role);
    else read.addError(`DESK_ROLES names "${role}". Known are ${roles.join(', ')}.`);
  }
  if (found.size === 0) read.addError('DESK_ROLES names no role, so no one could sign in.');
  return found;
}

/** The same settings for every service that staff sign in to. */
export function readSignIn(read: EnvReader): SignInSettings {
  return {
    issuer: read.url('DESK_OIDC_ISSUER', "the address of the company's sign-in"),
    clientId: read.required('DESK_OIDC_CLIENT_ID', 'the name the desk is registered by there'),
    clientSecret: read.required('DESK_OIDC_CLIENT_SECRET', 'the password it was given there'),
    scopes: read.optional('DESK_SCOPES') ?? 'openid profile email',
    roleClaim: read.optional('DESK_ROLE_CLAIM') ?? 'groups',
    roleOf: readRoles(read),
    areEmailsVerified: read.isOn('DESK_EMAILS_VERIFIED', false),
    required: new Map(readPairs(read, 'DESK_REQUIRED_CLAIMS')),
  };
}

export const readSessions = (read: EnvReader): SessionSettings => ({
  idleMinutes: read.count('DESK_SESSION_IDLE_MINUTES', 60),
  hours: read.count('DESK_SESSION_HOURS', 12),
});

/** Why these settings may not serve staff at a public address. */
export function signInProblems({ issuer, clientSecret }: SignInSettings): string[] {
  const { protocol, hostname } = new URL(issuer);
  return [
    ...(protocol === 'https:' && !isLoopback(hostname)
      ? []
      : [
          "DESK_OIDC_ISSUER is a sign-in for developers. Name the company's own, which begins with https://.",
        ]),
    ...(isPublished(clientSecret) ? [publishedSentence('DESK_OIDC_CLIENT_SECRET')] : []),
  ];
}
