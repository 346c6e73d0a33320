import type { VisitReport, Views } from '@studio/contract/desk/visits';
import { toCsv } from '@studio/enquiries/persons/csv.ts';

export const reportColumns = [
  ...['table', 'name', 'to', 'views', 'up to more', 'entries', 'begun'],
  ...['enquiries', 'answered', 'won'],
];

type Cell = number | string | null | undefined;

const sum = (views: Views | null): readonly Cell[] => [views?.views, views?.ahead];

/** Every number of the report as a row; an empty cell is a sum too small to be shown, or none. */
export function reportRows(report: VisitReport): string[][] {
  const { totals, history } = report;
  const named = (table: string, rows: VisitReport['sources']): Cell[][] =>
    rows.map((row) => [table, row.name, '', row.views, row.ahead]);
  const steps = (table: string, rows: VisitReport['steps']): Cell[][] =>
    rows.map((row) => [table, row.from, row.to, row.views, row.ahead]);
  const rows: Cell[][] = [
    ['total', 'entries', '', ...sum(totals.entries)],
    ['total', 'service pages', '', ...sum(totals.servicePages)],
    ['total', 'contact or sheet', '', ...sum(totals.opened), '', totals.begun],
    ['total', 'enquiries', '', '', '', '', '', totals.enquiries, totals.answered, totals.won],
    ...named('source', report.sources),
    ...named('site', report.hosts),
    ...named('campaign', report.campaigns),
    ...steps('source to page', report.arrivals),
    ...steps('page to page', report.steps),
    ...report.forms.map(({ page, opened, begun }) => ['form', page, '', ...sum(opened), '', begun]),
    ...report.pages.map((page) => [
      ...['page', page.name, '', ...sum(page.views), page.entries?.views, ''],
      ...[page.enquiries, page.answered, page.won],
    ]),
    ...steps('not found, linked from', report.missing),
    ...named('searched and not found', report.words),
    ...report.foundUs.map(({ answer, enquiries, answered, won }) => [
      ...['how they found us', answer ?? 'other answers', '', '', '', '', ''],
      ...[enquiries, answered, won],
    ]),
    ...history.periods.map((period, at) => [
      ...['enquiries by period', period, '', '', '', '', '', history.enquiries[at]],
    ]),
    ...history.sources.flatMap(({ name, entries }) =>
      history.periods.map((period, at) => [
        ...['entries by period', period, name, '', '', entries[at]],
      ]),
    ),
  ];
  return rows.map((row) => reportColumns.map((_, at) => String(row[at] ?? '')));
}

export const visitsCsv = (report: VisitReport): string => toCsv(reportColumns, reportRows(report));
