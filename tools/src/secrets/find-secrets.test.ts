import { expect, test } from 'vitest';
import { findSecrets } from './find-secrets.ts';

/** In two parts, so that this file has no secret. */
const planted: readonly (readonly [kind: string, ...parts: string[]])[] = [
  ['a private key', '-----BEGIN ', 'PRIVATE KEY-----'],
  ['a private key', '-----BEGIN OPENSSH ', 'PRIVATE KEY-----'],
  ['a secret key of age', 'AGE-SECRET-KEY-', `1${'Q'.repeat(58)}`],
  ['an access key of AWS', 'AKIA', 'IOSFODNN7EXAMPLE'],
  ['a token of GitHub', 'ghp', `_${'a'.repeat(36)}`],
  ['a token of GitHub', 'github_pat', `_${'a'.repeat(82)}`],
  ['a token of GitLab', 'glpat', `-${'a'.repeat(20)}`],
  ['a token of npm', 'npm', `_${'a'.repeat(36)}`],
  ['a token of Slack', 'xoxb', '-123456789012-abcdef'],
  ['a key of Google', 'AIza', 'a'.repeat(35)],
  ['a key of Stripe', 'sk_live', `_${'a'.repeat(24)}`],
  ['a secret of a webhook', 'whsec', `_${'a'.repeat(43)}=`],
];

test.each(planted)('finds %s, and does not repeat it', (kind, ...parts) => {
  const secret = parts.join('');
  expect(findSecrets('deploy/a.env', `# A setting.\nKEY=${secret}\n`)).toEqual([
    `deploy/a.env:2 — this looks like ${kind}. Replace it where it is used, then remove it here; a secret that was committed stays known.`,
  ]);
});

test('finds every secret of a file', () => {
  const key = ['AKIA', 'IOSFODNN7EXAMPLE'].join('');
  expect(findSecrets('a', `${key}\n\n${key}`).map((one) => one.slice(0, 4))).toEqual([
    'a:1 ',
    'a:3 ',
  ]);
});

test('a public key, a setting without a value and the secret of our tests are not reported', () => {
  expect(
    findSecrets(
      'a',
      '-----BEGIN PUBLIC KEY-----\nage1abc\nINTAKE_WEBHOOK_SECRET=whsec_…\nwhsec_YS13ZWJob29rLXNlY3JldC10aGF0LWlzLXVzZWQtaW4tdGVzdHM=',
    ),
  ).toEqual([]);
});
