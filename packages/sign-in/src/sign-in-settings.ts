import type { Role } from '@studio/contract/desk/roles';

export interface SignInSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: string;
  /** The path of the claim that decides the role: `groups`, `realm_access.roles`, `email`. */
  readonly roleClaim: string;
  /** The role for each value of that claim. */
  readonly roleOf: ReadonlyMap<string, Role>;
  /** The provider verifies every address but does not say so in its tokens. */
  readonly areEmailsVerified: boolean;
  /** Claims that must have this value: `hd` at Google, `tid` at Entra. */
  readonly required: ReadonlyMap<string, string>;
}

export interface SessionSettings {
  readonly idleMinutes: number;
  readonly hours: number;
}
