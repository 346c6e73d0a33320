import type { Role } from '@old/contract/desk/roles';
import type { SignInSettings } from './sign-in-settings.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** Somebody the company's sign-in vouches for. */
export interface Person {
  readonly issuer: string;
  /** Never changes and is never given to anybody else; an address may be. */
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

/** Whoever says an address is theirs and was not asked to prove it is nobody. */
const isUnproven = (claims: Claims, path: string): boolean =>
  path === 'email' && claims['email_verified'] === false;

function rolesOf(claims: Claims, { roleClaim, roleOf }: SignInSettings): Role[] {
  if (isUnproven(claims, roleClaim)) return [];
  const values = [at(claims, roleClaim)].flat().map(textOf);
  return [...new Set(values.flatMap((value) => roleOf.get(value) ?? []))];
}

/** Who signed in, or a sentence on why not. */
export function personOf(claims: Claims, settings: SignInSettings): Person | string {
  for (const [path, value] of settings.required) {
    if (at(claims, path) !== value) return 'This account does not belong to the company.';
  }
  const roles = rolesOf(claims, settings);
  if (roles.length === 0) return 'This account has no role at the desk. Ask whoever runs it.';
  const email = textOf(claims['email']);
  return {
    issuer: textOf(claims['iss']),
    subject: textOf(claims['sub']),
    name: textOf(claims['name']) || email || 'Somebody without a name',
    email,
    roles,
  };
}
