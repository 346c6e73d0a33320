import { expect, test } from 'vitest';
import { foreignSecrets, secrets } from './own-secrets.ts';
import {
  currentNameOf,
  publicApiUrl,
  renamedSettings,
  renameWarnings,
  settingsOf,
} from './renamed-settings.ts';

const pairs = Object.entries(renamedSettings);

test.each(pairs)('%s is read as %s, with a warning', (old, current) => {
  expect(settingsOf({ [old]: 'value' })(current)).toBe('value');
  expect(settingsOf({ [old]: 'value', [current]: ' ' })(current)).toBe('value');
  expect(settingsOf({ [old]: 'old', [current]: 'new' })(current)).toBe('new');
  expect(settingsOf({ [`${old}_FILE`]: '/path' })(`${current}_FILE`)).toBe('/path');
  expect(renameWarnings({ [old]: 'value', PATH: '/bin' })).toEqual([
    `The setting ${old} is now called ${current}. Rename it: the next release does not read the old name.`,
  ]);
});

test('other settings, and empty old ones, are unchanged', () => {
  expect(settingsOf({ INTAKE_PORT: '1' })('INTAKE_PORT')).toBe('1');
  expect(settingsOf({})('INTAKE_PORT')).toBeUndefined();
  expect(currentNameOf('INTAKE_SECRET_FILE')).toBe('INTAKE_SECRET_FILE');
  expect(renameWarnings({ DESK_ISSUER: ' ', INTAKE_PORT: '1' })).toEqual([]);
});

test('no name is both an old and a current one', () => {
  expect(pairs.filter(([, current]) => current in renamedSettings)).toEqual([]);
});

test('a secret under its old name belongs to the same processes', () => {
  for (const [old] of pairs.filter(([, current]) => current in secrets))
    expect(foreignSecrets('inbound-mail', { [old]: 'x', [`${old}_FILE`]: '/x' })).toHaveLength(2);
  expect(foreignSecrets('desk', { DESK_CLIENT_SECRET: 'x' })).toEqual([]);
  expect(foreignSecrets('api', { DESK_CLIENT_SECRET: 'x' })[0]).toContain('desk.env');
});

test('a build uses the old name of the API’s URL if an operator has set it', () => {
  expect(publicApiUrl({ PUBLIC_API_URL: '/api' })).toBe('/api');
  expect(publicApiUrl({ PUBLIC_API_URL: '/api', PUBLIC_INTAKE_URL: '' })).toBe('');
});
