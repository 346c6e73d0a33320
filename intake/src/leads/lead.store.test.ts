import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leadFields, leadForm } from '@old/contract';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'intake/migrations');
const migrations = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));

// A version that runs beside the new one knows nothing of its column, hence the default.
it.each(leadFields)('a migration makes the column %s', (field) => {
  const created = new RegExp(`^create table leads \\(.*?^ {2}${field} text not null,$`, 'msu');
  const added = `alter table leads add column ${field} text not null default '';`;
  const isMade = migrations.some((sql) => created.test(sql) || sql.includes(added));
  expect(isMade, `Write a migration in intake/migrations: ${added}`).toBe(true);
});

it('docs/data-flow.md names all that a visitor is asked', () => {
  const asked = `The form asks: ${leadFields.map((field) => leadForm[field].label).join(', ')}.`;
  const told = readFileSync(path.join(root, 'docs/data-flow.md'), 'utf8');
  expect(told.includes(asked), `Write in docs/data-flow.md: ${asked}`).toBe(true);
});
