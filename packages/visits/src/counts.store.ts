import type { NamedViews, Step, Views } from '@studio/contract/desk/visits';
import type { Period } from '@studio/contract/desk/visit-period';
import type { Db } from '@studio/enquiries/database/db.ts';
import { sql, type RawBuilder } from 'kysely';
import { WORDS_ON_DAYS } from './forget.store.ts';
import { OTHER } from './tally.store.ts';
import type { TableName } from './tally.ts';

/** Smaller sums are hidden: together with an enquiry of the same days they could identify a visitor. */
const SHOWN_FROM = 5;

/** The script that a form loads when a visitor starts to fill it in. */
export const forms = { '/contact': 'ContactForm', '/sheet': 'Sheet' } as const;

const sizeOf = ({ views, ahead }: Views): number => views + ahead;
export const isShown = (sum: Views): boolean => sizeOf(sum) >= SHOWN_FROM;

export const total = (rows: readonly Views[]): Views => ({
  views: rows.reduce((sum, { views }) => sum + views, 0),
  ahead: rows.reduce((sum, { ahead }) => sum + ahead, 0),
});

export const sumShown = (rows: readonly Views[]): Views | null => {
  const sum = total(rows);
  return isShown(sum) ? sum : null;
};

const largestFirst = (a: Views, b: Views): number => sizeOf(b) - sizeOf(a);

/** Rows of five or more, largest first; smaller ones are grouped if they add up to five. */
export function shown(rows: readonly NamedViews[]): NamedViews[] {
  const isOwn = (row: NamedViews) => row.name !== OTHER && isShown(row);
  const other = { name: OTHER, ...total(rows.filter((row) => !isOwn(row))) };
  const named = rows.filter(isOwn).sort(largestFirst);
  return isShown(other) ? [...named, other] : named;
}

/**
 * Like `shown`, for rows with a total: the difference to the total would reveal a sum below five, so the smallest row
 * is merged into it. The rows always add up to the total, unless that is below five itself.
 */
export function shownOfTotal(rows: readonly NamedViews[]): NamedViews[] {
  const kept = shown(rows);
  const missing = sizeOf(total(rows)) - sizeOf(total(kept));
  const smallest = kept.at(-1);
  if (missing === 0 || smallest === undefined) return kept;
  const folded = rows.filter(
    ({ name }) => name === smallest.name || !kept.some((row) => row.name === name),
  );
  return [...kept.slice(0, -1), { name: OTHER, ...total(folded) }];
}

/** The sum of rows that are shown separately: hidden if one of them is. */
export const sumOfShown = (rows: readonly Views[]): Views | null =>
  rows.every((row) => sizeOf(row) === 0 || isShown(row)) ? sumShown(rows) : null;

export const shownSteps = (rows: readonly Step[]): Step[] =>
  rows.filter(isShown).sort(largestFirst);

const none = sql`0`;
const anything = sql`true`;
const fromOutside = sql`source <> 'own'`;

/** Sums over the days from `from` to before `until`, before hiding small ones. */
export function countsOf(db: Db, { from, until }: Pick<Period, 'from' | 'until'>) {
  const within = sql`day >= ${from}::date and day < ${until}::date`;
  const named = async (
    table: TableName,
    name: RawBuilder<unknown>,
    where = anything,
    ahead = sql`sum(ahead)`,
  ): Promise<NamedViews[]> => {
    const { rows } = await sql<NamedViews>`
      select ${name} as name, sum(views)::int as views, (${ahead})::int as ahead
      from ${sql.table(table)} where ${within} and ${where} group by 1 order by 1
    `.execute(db);
    return rows;
  };
  const steps = async (
    table: TableName,
    [start, end]: readonly [string, string],
    where = anything,
    ahead = sql`sum(ahead)`,
  ): Promise<Step[]> => {
    const { rows } = await sql<Step>`
      select ${sql.ref(start)} as "from", ${sql.ref(end)} as "to", sum(views)::int as views,
        (${ahead})::int as ahead
      from ${sql.table(table)} where ${within} and ${where} group by 1, 2 order by 1, 2
    `.execute(db);
    return rows;
  };
  // Over all days: search terms are kept only if several people used them.
  const often = sql`words <> ${OTHER} and words in (
    select words from visit_words group by words having count(*) >= ${WORDS_ON_DAYS})`;
  return {
    sources: () => named('visit_pages', sql`source`, fromOutside),
    hosts: () => named('visit_hosts', sql`host`),
    campaigns: () => named('visit_campaigns', sql`campaign`),
    entries: () => named('visit_pages', sql`page`, fromOutside),
    pages: () => named('visit_pages', sql`page`),
    begun: () => named('visit_begun', sql`form`, anything, none),
    words: () => named('visit_words', sql`words`, often, none),
    arrivals: () => steps('visit_pages', ['source', 'page'], fromOutside),
    steps: () => steps('visit_steps', ['from_page', 'to_page']),
    missing: () => steps('visit_missing', ['from_page', 'page'], anything, none),
  };
}
