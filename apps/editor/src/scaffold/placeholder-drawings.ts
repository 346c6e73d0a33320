import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const table = /(unfinished = )\{([^}]*)\}/;

/** The table with one more row, sorted and laid out as the formatter would. */
const withRow = (source: string, row: string): string =>
  source.replace(table, (_, before: string, rows: string) => {
    const all = [...rows.split('\n').map((one) => one.trim()), row].filter(Boolean).sort();
    return `${before}{\n${all.map((one) => `  ${one}\n`).join('')}}`;
  });

/** Lists a new service as not drawn yet: its page then shows placeholders. Returns the file with the list. */
export function writePlaceholderDrawings(root: string, slug: string): string {
  const file = 'packages/drawings/src/registry/unfinished.ts';
  const place = join(root, '..', file);
  const key = /^[a-z]+$/.test(slug) ? slug : `'${slug}'`;
  const source = readFileSync(place, 'utf8');
  writeFileSync(place, withRow(source, `${key}: ['hero', 'figure', 'mark'],`));
  return file;
}
