import type { Reports } from '@studio/contract/desk/reports';
import type { ResponseTarget } from '@studio/contract/response-target';
import type { WorkingHours } from '@studio/contract/working-hours';
import { HOUR_MS } from '@studio/contract/working-time';
import { toCsv } from '#persons/csv.ts';
import { stillCounts } from '#replies/revert-reply.store.ts';
import type { Db } from '#database/db.ts';
import { isAnsweredLate } from '#database/queue-rules.ts';
import { sql } from 'kysely';
import { reportsOf, type Counted } from './reports.ts';

interface Row extends Omit<Counted, 'workingMs'> {
  readonly workingMs: string | null;
  readonly now: Date;
}

/** The last weeks, the current one included. The first answer is taken from its event. */
export async function readReports(
  db: Db,
  responseTarget: ResponseTarget,
  { zone, promise }: WorkingHours,
  weeks: number,
): Promise<Reports> {
  const { rows } = await sql<Row>`
    select to_char(date_trunc('week', d.received_at at time zone ${zone}), 'YYYY-MM-DD') as week,
      d.received_at as "receivedAt", d.first_answered_at as "answeredAt", d.state,
      ${isAnsweredLate} as "isLate",
      d.close_reason as "closeReason", d.country, l.from_page as page, now() as now,
      (select e.data ->> 'workingMs' from enquiry_events e
       where e.enquiry_id = d.enquiry_id and e.kind = 'answered' and ${stillCounts} order by e.version limit 1)
       as "workingMs"
    from enquiry_work d join enquiries l on l.id = d.enquiry_id
    where d.received_at >= (date_trunc('week', now() at time zone ${zone})
      - make_interval(weeks => ${weeks - 1})) at time zone ${zone}
  `.execute(db);
  const counted = rows.map(({ workingMs, ...row }) => ({
    ...row,
    workingMs: workingMs === null ? null : Number(workingMs),
  }));
  return reportsOf(counted, rows[0]?.now ?? new Date(0), {
    time: responseTarget.time,
    targetMs: promise * HOUR_MS,
  });
}

const text = (value: number | string | null): string => (value === null ? '' : String(value));

/** All four tables one below the other. A page's name can be any text that a visitor posted. */
export function reportsCsv({ weeks, pages, countries, outcomes }: Reports): string {
  const header = ['table', 'name', 'received', 'answered', 'waiting', 'median hours'].concat([
    'median working hours',
    'nine of ten hours',
    'nine of ten working hours',
  ]);
  const hours = (ms: number | null) => (ms === null ? '' : (ms / HOUR_MS).toFixed(2));
  const counted = (table: string, rows: Reports['pages']) =>
    rows.map(({ name, received, answered }) => [table, name, text(received), text(answered)]);
  const rows = [
    ...weeks.map((week) => [
      'week',
      week.week,
      text(week.received),
      text(week.answered),
      text(week.waiting),
      hours(week.medianMs),
      hours(week.medianWorkingMs),
      hours(week.nineOfTenMs),
      hours(week.nineOfTenWorkingMs),
    ]),
    ...counted('page', pages),
    ...counted('country', countries),
    ...outcomes.map(({ name, count }) => ['outcome', name, text(count)]),
  ];
  return toCsv(
    header,
    rows.map((row) => [...row, ...header.slice(row.length).map(() => '')]),
  );
}
