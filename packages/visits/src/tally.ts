import { ODD_PAGE, readLine, type PageLine } from './read-line.ts';
import { sourceOf } from './sources.ts';

/** The tables, the columns that name a row within a day, and what is counted. */
export const tables = {
  visit_pages: { names: ['page', 'source'], counts: ['views', 'ahead'] },
  visit_hosts: { names: ['host'], counts: ['views', 'ahead'] },
  visit_campaigns: { names: ['campaign'], counts: ['views', 'ahead'] },
  visit_steps: { names: ['from_page', 'to_page'], counts: ['views', 'ahead'] },
  visit_begun: { names: ['form'], counts: ['views'] },
  visit_missing: { names: ['page', 'from_page'], counts: ['views'] },
  visit_words: { names: ['words'], counts: ['views'] },
} as const;

export type TableName = keyof typeof tables;

export interface Row {
  readonly day: string;
  readonly names: readonly string[];
  views: number;
  ahead: number;
}

export type Tally = Readonly<Record<TableName, Map<string, Row>>>;

/** The context of the counting besides the line itself. */
export interface Known {
  /** Pages that were served at least once; a referrer can name any. */
  readonly pages: Set<string>;
  readonly campaigns: ReadonlySet<string>;
  /** Whether the site's search finds a page for these terms. */
  readonly finds: (words: string) => boolean;
}

/** The origin of a missing page's link, if it is not a page of this site. */
const ELSEWHERE = 'elsewhere';

export const emptyTally = (): Tally => ({
  visit_pages: new Map(),
  visit_hosts: new Map(),
  visit_campaigns: new Map(),
  visit_steps: new Map(),
  visit_begun: new Map(),
  visit_missing: new Map(),
  visit_words: new Map(),
});

/**
 * Adds to the row of these names. They are joined by a space: only search terms contain one, and they are a single
 * name.
 */
export function add(rows: Map<string, Row>, { day, names, views, ahead }: Row): void {
  const key = [day, ...names].join(' ');
  const row = rows.get(key);
  if (row === undefined) rows.set(key, { day, names, views, ahead });
  else {
    row.views += views;
    row.ahead += ahead;
  }
}

function addPage(tally: Tally, line: PageLine, known: Known): void {
  const { day, page, from = '', isAhead } = line;
  const count = (table: TableName, ...names: string[]): void => {
    add(tally[table], { day, names, views: isAhead ? 0 : 1, ahead: isAhead ? 1 : 0 });
  };
  const isFromOurs = known.pages.has(from);
  if (line.isMissing) {
    // Only a broken link on this site is ours to fix. Any other path could contain anything, so it is not stored.
    if (!isAhead && isFromOurs) count('visit_missing', page, from);
    else if (!isAhead) count('visit_missing', ODD_PAGE, ELSEWHERE);
    return;
  }
  const { source, host } = sourceOf(line, known.campaigns);
  count('visit_pages', page, source);
  if (host !== undefined) count('visit_hosts', host);
  if (source === 'campaign' && line.campaign !== undefined) count('visit_campaigns', line.campaign);
  if (isFromOurs) count('visit_steps', from, page);
  if (line.words !== undefined && !known.finds(line.words)) count('visit_words', line.words);
}

/** Counts complete lines. `unread` is the number of invalid ones. */
export function tallyLines(text: string, known: Known): { tally: Tally; unread: number } {
  const lines = text.split('\n').slice(0, -1);
  const read = lines.map(readLine).filter((line) => line !== undefined);
  for (const line of read) if (line.kind === 'page' && !line.isMissing) known.pages.add(line.page);
  const tally = emptyTally();
  for (const line of read) {
    if (line.kind === 'page') addPage(tally, line, known);
    else add(tally.visit_begun, { day: line.day, names: [line.form], views: 1, ahead: 0 });
  }
  return { tally, unread: lines.length - read.length };
}
