import { expect, it } from 'vitest';
import { mayHave, secrets } from '@studio/contract/own-secrets';
import { startProcess } from '@studio/tests/support/processes.ts';
import { productionProblems, readConfig } from '#config.ts';
import { devClient } from '@studio/sign-in/dev/provider.ts';
import { deskSettings } from './support/settings.ts';

const settings = deskSettings('postgres://nowhere');
const problems = (changes: Readonly<Record<string, string>>) =>
  productionProblems(readConfig({ ...settings, ...changes }));

it('a desk for staff starts with the company’s identity provider and its own secrets', () => {
  expect(problems({})).toEqual([]);
});

it.each([
  ['DESK_OIDC_ISSUER', 'http://127.0.0.1:8091', 'DESK_OIDC_ISSUER is a sign-in for developers.'],
  ['DESK_OIDC_ISSUER', 'https://localhost', 'DESK_OIDC_ISSUER is a sign-in for developers.'],
  [
    'DESK_OIDC_ISSUER',
    'http://sign-in.company.example',
    'DESK_OIDC_ISSUER is a sign-in for developers.',
  ],
  ['DESK_OIDC_CLIENT_SECRET', devClient.secret, 'DESK_OIDC_CLIENT_SECRET is the published one'],
  ['INTAKE_SECRET', devClient.secret, 'INTAKE_SECRET is the published one'],
])('settings for developers are refused in production: %s=%s', (name, value, sentence) => {
  expect(problems({ [name]: value })).toEqual([expect.stringContaining(sentence)]);
  expect(problems({ [name]: value, DESK_ORIGIN: 'http://localhost:5174' })).toEqual([]);
});

it('checks responses against their schemas on a developer’s machine only', () => {
  const local = { ...settings, DESK_ORIGIN: 'http://localhost:5174' };
  expect(readConfig(local).checksAnswers).toBe(true);
  expect(readConfig(settings).checksAnswers).toBe(false);
});

it('the process refuses to start', async () => {
  const env = { ...settings, DESK_OIDC_ISSUER: 'http://127.0.0.1:8091' };
  const service = await startProcess('desk-api', env, { asItIs: true });
  expect(service.child.exitCode).toBe(78);
  expect(service.output()).toContain('DESK_OIDC_ISSUER is a sign-in for developers.');
});

it.each(Object.keys(secrets).filter((name) => !mayHave('desk', name)))(
  'the desk refuses %s of another process',
  (name) => {
    for (const setting of [name, `${name}_FILE`]) {
      expect(() => readConfig({ ...settings, [setting]: '/somewhere' })).toThrow(
        `${setting} is set, but this is the desk. It belongs in `,
      );
    }
  },
);
