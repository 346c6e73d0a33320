import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secrets } from '@studio/contract/own-secrets';
import { expect, test } from 'vitest';
import { readSettings, type Setting } from './read-settings.ts';
import { checkSettings, meaningsIn, withTable } from './settings-table.ts';

const root = join(import.meta.dirname, '../..');
const settings = readSettings(root);
const named = (name: string) => settings.find((setting) => setting.name === name);

test('a setting has the processes that read it, its default, and whether it is a secret', () => {
  expect(named('INTAKE_PORT')).toEqual({
    name: 'INTAKE_PORT',
    processes: ['api'],
    default: '8080',
    required: false,
    secret: false,
  });
  expect(named('INTAKE_SECRET')).toMatchObject({ required: true, secret: true });
  expect(named('INTAKE_SECRET')?.processes).toEqual(['api', 'worker', 'desk', 'operator']);
  expect(named('PUBLIC_EMAILJS_PUBLIC_KEY')?.processes).toEqual(['site build']);
});

test('settings that are read only if another one is set are found too', () => {
  for (const name of ['INTAKE_WEBHOOK_4_LINK', 'INTAKE_WEBHOOK_SECRET', 'INTAKE_IMAP_SENT_FOLDER'])
    expect(named(name), name).toBeDefined();
});

test('every secret is read by a process, and a path in a setting is not a setting', () => {
  expect(Object.keys(secrets).filter((name) => !named(name))).toEqual([]);
  expect(settings.filter(({ name }) => name.endsWith('_FILE_FILE'))).toEqual([]);
  expect(named('INTAKE_SECRET_FILE')).toBeUndefined();
  expect(named('INTAKE_COMPANY_PATH')).toBeDefined();
});

test('docs/settings.md explains every setting and no other', () => {
  const document = readFileSync(join(root, 'docs/settings.md'), 'utf8');
  expect(checkSettings(document, settings)).toEqual([]);
  const more: Setting = { ...settings[0], name: 'A_NEW_ONE' } as Setting;
  expect(checkSettings(document, [...settings.slice(1), more])).toEqual([
    'docs/settings.md — does not say what A_NEW_ONE means.',
    `docs/settings.md — explains ${settings[0]?.name}, which no code reads.`,
  ]);
});

test('the table is rewritten, and the meanings are kept', () => {
  const one = { processes: ['api' as const], required: true, secret: true };
  const old =
    'Words.\n\n<!-- The columns before “meaning” are written by npm run generate -- settings. -->\n\n| <a id="A"></a>`A` | old | means `a` |\n';
  const written = withTable(old, [
    { name: 'A', default: '1_000', ...one },
    { name: 'B_PORT', default: '8080', ...one },
  ]);
  expect(written).toContain('Words.\n');
  expect(written).toContain('| <a id="A"></a>`A` | api | 1,000 | yes | yes | means `a` |');
  expect(written).toContain('| <a id="B_PORT"></a>`B_PORT` | api | 8080 | yes | yes |  |');
  expect(meaningsIn(written).get('A')).toBe('means `a`');
});
