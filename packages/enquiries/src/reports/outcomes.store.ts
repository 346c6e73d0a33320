import {
  winRate,
  type DecidedCount,
  type OutcomeReport,
} from '@studio/contract/desk/outcome-report';
import type { Value } from '@studio/contract/desk/outcome';
import type { CloseReason } from '@studio/contract/desk/work';
import { sql } from 'kysely';
import { toCsv } from '#persons/csv.ts';
import type { Db } from '#database/db.ts';
import { outcomeReportOf } from './outcome-report.ts';

interface Row {
  readonly week: string;
  readonly reason: CloseReason;
  readonly why: string | null;
  readonly amount: string | null;
  readonly currency: Value['currency'] | null;
  readonly service: string;
  readonly page: string;
}

/** Enquiries closed in the last weeks, the current one included, by the day of closing. */
export async function readOutcomes(db: Db, zone: string, weeks: number): Promise<OutcomeReport> {
  const monday = sql`date_trunc('week', now() at time zone ${zone})`;
  const { rows: mondays } = await sql<{ week: string }>`
    select to_char(${monday} - make_interval(weeks => at), 'YYYY-MM-DD') as week
    from generate_series(${weeks - 1}::int, 0, -1) as at
  `.execute(db);
  const { rows } = await sql<Row>`
    select to_char(date_trunc('week', d.state_since at time zone ${zone}), 'YYYY-MM-DD') as week,
      d.close_reason as reason, d.close_why as why, d.close_amount as amount,
      d.close_currency as currency, l.from_service as service, l.from_page as page
    from enquiry_work d join enquiries l on l.id = d.enquiry_id
    where d.state = 'closed'
      and d.state_since >= (${monday} - make_interval(weeks => ${weeks - 1})) at time zone ${zone}
  `.execute(db);
  return outcomeReportOf(
    rows.map(({ amount, currency, ...row }) => ({
      ...row,
      value: amount === null || currency === null ? null : { amount: Number(amount), currency },
    })),
    mondays.map(({ week }) => week),
  );
}

/** All tables one below the other. As on the screen, a rate is left out if too few are decided. */
export function outcomesCsv(report: OutcomeReport): string {
  const rates = (table: string, rows: readonly DecidedCount[]): string[][] =>
    rows.map(({ name, won, lost }) => [
      table,
      name,
      '',
      '',
      String(won),
      String(lost),
      String(winRate({ won, lost }) ?? ''),
      '',
    ]);
  return toCsv(
    ['table', 'name', 'outcome', 'count', 'won', 'lost', 'win rate percent', 'amount'],
    [
      ...rates('week', report.weeks),
      ...rates('service', report.services),
      ...rates('page', report.pages),
      ...report.outcomes.map(({ name, count }) => [
        'outcome',
        '',
        name,
        String(count),
        '',
        '',
        '',
        '',
      ]),
      ...report.reasons.map(({ outcome, name, count }) => [
        'reason',
        name,
        outcome,
        String(count),
        '',
        '',
        '',
        '',
      ]),
      ...report.values.map(({ outcome, currency, count, amount }) => [
        'value',
        currency,
        outcome,
        String(count),
        '',
        '',
        '',
        String(amount),
      ]),
    ],
  );
}
