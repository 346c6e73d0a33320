import type {
  NamedViews,
  Outcome,
  VisitedPage,
  VisitReport,
  Views,
} from '@studio/contract/desk/visits';
import {
  dayBefore,
  periodAt,
  periodsUntil,
  readPeriod,
  type Period,
} from '@studio/contract/desk/visit-period';
import type { Db } from '@studio/enquiries/database/db.ts';
import {
  outcomesByPage,
  type PageOutcome,
} from '@studio/enquiries/reports/outcomes-by-page.store.ts';
import { foundUs } from '@studio/enquiries/reports/found-us.store.ts';
import { sql } from 'kysely';
import {
  countsOf,
  forms,
  shown,
  shownOfTotal,
  shownSteps,
  sumOfShown,
  sumShown,
} from './counts.store.ts';
import { OTHER } from './tally.store.ts';

const PERIODS = 12;
/** A page's name in an enquiry is posted by the visitor, so only this many are listed and the rest grouped. */
const PAGES = 200;

const isService = ({ name }: NamedViews): boolean => name.startsWith('/services/');

const outcomeOf = (rows: readonly Outcome[]): Outcome => ({
  enquiries: rows.reduce((sum, row) => sum + row.enquiries, 0),
  answered: rows.reduce((sum, row) => sum + row.answered, 0),
  won: rows.reduce((sum, row) => sum + row.won, 0),
});

/** Pages with enough views or with an enquiry; the others are grouped. Small sums are hidden in both lists. */
function pagesOf(
  views: readonly NamedViews[],
  entries: readonly NamedViews[],
  outcomes: readonly PageOutcome[],
): VisitedPage[] {
  const sumIn = (rows: readonly NamedViews[], page: string): Views | null => {
    const row = rows.find(({ name }) => name === page);
    return row ? { views: row.views, ahead: row.ahead } : null;
  };
  const outcomesOf = Map.groupBy(outcomes, ({ page }) => page);
  const rowOf = (name: string): VisitedPage => ({
    name,
    views: sumIn(views, name),
    entries: sumIn(entries, name),
    ...outcomeOf(outcomesOf.get(name) ?? []),
  });
  const names = new Set([...views.map(({ name }) => name), ...outcomesOf.keys()]);
  names.delete(OTHER);
  const rows = [...names]
    .map(rowOf)
    .sort(
      (a, b) =>
        (b.views?.views ?? 0) - (a.views?.views ?? 0) ||
        b.enquiries - a.enquiries ||
        a.name.localeCompare(b.name),
    );
  const left = rows.slice(PAGES);
  const rest = { ...rowOf(OTHER), ...outcomeOf([...left, rowOf(OTHER)]) };
  const isEmpty = rest.views === null && rest.entries === null && rest.enquiries === 0;
  return [...rows.slice(0, PAGES), ...(isEmpty ? [] : [rest])];
}

/** Entries by source over periods, and enquiries: the two cannot be joined without tracking people. */
async function historyOf(
  db: Db,
  period: Period,
  outcomes: readonly PageOutcome[],
): Promise<VisitReport['history']> {
  const periods = periodsUntil(period, PERIODS);
  const { rows } = await sql<NamedViews & { start: string }>`
    select date_trunc(${period.kind}, day)::date::text as start, source as name,
      sum(views)::int as views, sum(ahead)::int as ahead
    from visit_pages
    where day >= ${periods[0]?.from}::date and day < ${period.until}::date and source <> 'own'
    group by 1, 2 order by 1, 2
  `.execute(db);
  // Limited to the sources shown in each period, or one period would reveal what another hides.
  const shownIn = periods.map(({ from }) =>
    shownOfTotal(rows.filter(({ start }) => start === from)),
  );
  const names = new Set(rows.map(({ name }) => name));
  return {
    periods: periods.map(({ name }) => name),
    sources: [...names]
      .map((source) => ({
        name: source,
        entries: shownIn.map((some) => some.find(({ name }) => name === source)?.views ?? null),
      }))
      .filter(({ entries }) => entries.some((count) => count !== null))
      .sort((a, b) => (b.entries.at(-1) ?? 0) - (a.entries.at(-1) ?? 0)),
    enquiries: periods.map(
      ({ from }) => outcomeOf(outcomes.filter(({ start }) => start === from)).enquiries,
    ),
  };
}

/** The periods before and after this one, and whether anything is counted. */
async function placeOf(db: Db, zone: string, asked: string | undefined) {
  const { rows } = await sql<{ today: string; first: string | null }>`
    select (now() at time zone ${zone})::date::text as today, min(day)::text as first from visit_pages
  `.execute(db);
  const { today = '2000-01-01', first = null } = rows[0] ?? {};
  const period =
    readPeriod(asked ?? '') ?? periodAt('week', dayBefore(periodAt('week', today).from));
  const lastDay = dayBefore(period.until) < today ? dayBefore(period.until) : today;
  const other = period.kind === 'week' ? periodAt('month', period.from) : periodAt('week', lastDay);
  return {
    period,
    countedFrom: first,
    earlier: first !== null && first < period.from ? dayBefore(period.from) : null,
    later: period.until <= today ? period.until : null,
    otherKind: other.name,
  };
}

/** The page views of a week or a month, and the enquiries of the same days. */
export async function readVisitReport(
  db: Db,
  zone: string,
  asked: string | undefined,
): Promise<VisitReport> {
  const { period, earlier, later, ...place } = await placeOf(db, zone, asked);
  const counts = countsOf(db, period);
  const [first = period] = periodsUntil(period, PERIODS);
  const all = await outcomesByPage(db, zone, period.kind, {
    from: first.from,
    until: period.until,
  });
  const outcomes = all.filter(({ start }) => start === period.from);
  const sources = await counts.sources();
  const entries = await counts.entries();
  const pages = await counts.pages();
  const begun = await counts.begun();
  const formsOf = Object.entries(forms).map(([page, form]) => ({
    page,
    opened: pages.filter(({ name }) => name === page),
    begun: begun.filter(({ name }) => name === form),
  }));
  const nameOf = (day: string | null) => (day === null ? null : periodAt(period.kind, day).name);
  return {
    ...place,
    period: period.name,
    earlier: nameOf(earlier),
    later: nameOf(later),
    totals: {
      entries: sumShown(entries),
      servicePages: sumShown(pages.filter(isService)),
      opened: sumOfShown(formsOf.flatMap(({ opened }) => opened)),
      begun: sumOfShown(formsOf.flatMap((form) => form.begun))?.views ?? null,
      ...outcomeOf(outcomes),
    },
    sources: shownOfTotal(sources),
    hosts: shown(await counts.hosts()),
    campaigns: shown(await counts.campaigns()),
    entryPages: shownOfTotal(entries),
    servicePages: shownOfTotal(pages.filter(isService)),
    forms: formsOf.map(({ page, ...form }) => ({
      page,
      opened: sumShown(form.opened),
      begun: sumShown(form.begun)?.views ?? null,
    })),
    arrivals: shownSteps(await counts.arrivals()),
    steps: shownSteps(await counts.steps()),
    pages: pagesOf(shownOfTotal(pages), shownOfTotal(entries), outcomes),
    missing: shownSteps(await counts.missing()),
    words: (await counts.words()).sort((a, b) => b.views - a.views),
    foundUs: await foundUs(db, zone, first.from, period),
    history: await historyOf(db, period, all),
  };
}
