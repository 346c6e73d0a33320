import type { Role } from '@studio/contract/desk/roles';
import type { SignInSettings } from './sign-in-settings.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** A person as the company's sign-in provider describes them. */
export interface Person {
  readonly issuer: string;
  /** Never changes and is never reassigned; an email address may be. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly roles: Role[];
}

function at(claims: Claims, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? Reflect.get(value, name)
          : undefined,
      claims,
    );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Some providers let people enter any address, so a role by address requires the provider's claim
 * that the address is verified. Some providers send that claim as a string.
 */
const isUnproven = (claims: Claims, { roleClaim, areEmailsVerified }: SignInSettings): boolean => {
  if (roleClaim !== 'email') return false;
  const said = claims['email_verified'];
  return said === undefined ? !areEmailsVerified : said !== true && said !== 'true';
};

function rolesOf(claims: Claims, settings: SignInSettings): Role[] {
  const { roleClaim, roleOf } = settings;
  if (isUnproven(claims, settings)) return [];
  const values = [at(claims, roleClaim)].flat().map(textOf);
  return [...new Set(values.flatMap((value) => roleOf.get(value) ?? []))];
}

/** The person who signed in, or a sentence that says why they may not. */
export function personOf(claims: Claims, settings: SignInSettings): Person | string {
  for (const [path, value] of settings.required) {
    if (at(claims, path) !== value) return 'This account does not belong to the company.';
  }
  const roles = rolesOf(claims, settings);
  if (roles.length === 0) return 'This account has no role here. Ask your operator for one.';
  const email = textOf(claims['email']);
  return {
    issuer: textOf(claims['iss']),
    subject: textOf(claims['sub']),
    name: textOf(claims['name']) || email || 'Unnamed person',
    email,
    roles,
  };
}
