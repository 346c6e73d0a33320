import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { enquiryFields, enquiryForm } from '@studio/contract';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');
const folder = path.join(root, 'packages/enquiries/migrations');
const migrations = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));

// During a release the previous version still inserts rows without the new column, hence the default.
it.each(enquiryFields)('a migration makes the column %s', (field) => {
  const column = `^ {2}${field} text not null(?: default '')?,$`;
  const created = new RegExp(`^create table enquiries \\(.*?${column}`, 'msu');
  const added = `alter table enquiries add column ${field} text not null default '';`;
  const isMade = migrations.some((sql) => created.test(sql) || sql.includes(added));
  expect(isMade, `Write a migration in packages/enquiries/migrations: ${added}`).toBe(true);
});

it('docs/data-flow.md names all fields of the form', () => {
  const asked = `The form asks: ${enquiryFields.map((field) => enquiryForm[field].label).join(', ')}.`;
  const text = readFileSync(path.join(root, 'docs/data-flow.md'), 'utf8');
  expect(text.includes(asked), `Write in docs/data-flow.md: ${asked}`).toBe(true);
  const columns = `- \`enquiries\`: what the form asks (${enquiryFields.map((field) => `\`${field}\``).join(', ')});`;
  expect(text.includes(columns), `Write in docs/data-flow.md: ${columns}`).toBe(true);
});
