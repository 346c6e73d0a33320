import type { Role } from '@old/contract/desk/roles';

export interface SignInSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: string;
  /** Where the ID token says what somebody is, as a path: `groups`, `realm_access.roles`, `email`. */
  readonly roleClaim: string;
  /** What stands there, and which role that is. */
  readonly roleOf: ReadonlyMap<string, Role>;
  /** Claims that must have this value: `hd` at Google, `tid` at Entra. */
  readonly required: ReadonlyMap<string, string>;
}

export interface SessionSettings {
  readonly idleMinutes: number;
  readonly hours: number;
}
