import type { Document } from './document.ts';

/** A row of a Markdown table: its cells by the headings of their columns, in order. */
export interface TableRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Every row of every table of a document. */
export function tableRows({ text }: Pick<Document, 'text'>): TableRow[] {
  const rows: TableRow[] = [];
  let headings: readonly string[] | undefined;
  for (const [i, line] of text.split('\n').entries()) {
    if (!line.startsWith('|')) {
      headings = undefined;
      continue;
    }
    const cells = cellsOf(line);
    if (headings === undefined) headings = cells;
    else if (!/^:?-+:?$/.test(cells[0] ?? ''))
      rows.push({
        line: i + 1,
        cells: new Map(headings.map((heading, at) => [heading, cells[at] ?? ''])),
      });
  }
  return rows;
}
