import { execFileSync } from 'node:child_process';
import { renamedSettings } from '@studio/contract/renamed-settings';
import { expect, test } from 'vitest';

const bash = (script: string, env: Readonly<Record<string, string>> = {}): string =>
  execFileSync('bash', ['--norc', '-euc', `. ./renamed-settings.sh; ${script}`], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', ...env },
  }).trim();

test('the installer knows every renamed setting', () => {
  const pairs = Object.entries(renamedSettings).map((pair) => pair.join(' '));
  expect(bash('echo "$renamed_settings"')).toBe(pairs.join('\n'));
});

test('finds the old name of a setting', () => {
  expect(bash('old_name_of DESK_OIDC_ISSUER')).toBe('DESK_ISSUER');
  expect(bash('old_name_of INTAKE_PORT')).toBe('INTAKE_PORT');
});

test('takes a variable under its old name, unless the new one is set', () => {
  const script = 'take_old_names; echo "$DESK_OIDC_ISSUER $INTAKE_ALARM_WEBHOOK_URL"';
  const env = { DESK_ISSUER: 'old', INTAKE_ALARM_URL: 'old', INTAKE_ALARM_WEBHOOK_URL: 'new' };
  expect(bash(script, env)).toBe('old new');
});
