import { expect, test } from 'vitest';
import { personOf } from './claims.ts';
import type { SignInSettings } from './sign-in-settings.ts';

const settings: SignInSettings = {
  issuer: 'https://sign-in.company.example',
  clientId: 'desk',
  clientSecret: 'secret',
  scopes: 'openid email',
  roleClaim: 'email',
  roleOf: new Map([['asha@company.example', 'sales']]),
  areEmailsVerified: false,
  required: new Map(),
};
const claims = { iss: settings.issuer, sub: 'asha', email: 'asha@company.example' };
const hasRole = (given: object, changes: Partial<SignInSettings> = {}): boolean =>
  typeof personOf({ ...claims, ...given }, { ...settings, ...changes }) !== 'string';

test.each([
  [{ email_verified: true }, true],
  [{ email_verified: 'true' }, true],
  [{}, false],
  [{ email_verified: false }, false],
  [{ email_verified: 'false' }, false],
  [{ email_verified: null }, false],
])('a role by address with %o: %s', (given, expected) => {
  expect(hasRole(given)).toBe(expected);
});

test('a provider that verifies every address need not say so, but may deny it', () => {
  expect(hasRole({}, { areEmailsVerified: true })).toBe(true);
  expect(hasRole({ email_verified: false }, { areEmailsVerified: true })).toBe(false);
});

test('a role by group does not depend on the address', () => {
  const byGroup = { roleClaim: 'groups', roleOf: new Map([['desk', 'sales' as const]]) };
  expect(hasRole({ groups: ['desk'] }, byGroup)).toBe(true);
});
