import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rows } from './support/rows.ts';

const document = readFileSync(
  fileURLToPath(new URL('../docs/data-flow.md', import.meta.url)),
  'utf8',
);

/** `- \`enquiries\`: \`id\`, \`reference\` …`: the columns of a table in the document. */
const documented = new Map(
  [...document.matchAll(/^- `(\w+)`: (.+)$/gm)].map(([, table = '', columns = '']) => [
    table,
    [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => column).sort(),
  ]),
);

test('docs/data-flow.md names every column of every table, and no other', async () => {
  await using kept = await rows();
  const found = await kept.read<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name::text) as columns
     from information_schema.columns
     where table_schema = 'public' and table_name not like 'kysely%' group by 1`,
  );
  const tables = new Map(found.map(({ table, columns }) => [table, columns.sort()]));
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(tables));
});
