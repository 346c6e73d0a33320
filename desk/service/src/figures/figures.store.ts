import type { Figures } from '@old/contract/desk/figures';
import type { Promises } from '@old/contract/promise';
import type { WorkingHours } from '@old/contract/working-hours';
import { HOUR_MS } from '@old/contract/working-time';
import { toCsv } from '@studio/intake/leads/csv.ts';
import { stillCounts } from '@studio/intake/leads/work-anew.store.ts';
import type { Db } from '@studio/intake/platform/db.ts';
import { sql } from 'kysely';
import { figuresOf, type Counted } from './figures.ts';

interface Row extends Omit<Counted, 'workingMs'> {
  readonly workingMs: string | null;
  readonly now: Date;
}

/** The last so many weeks, the present one included. The first answer is told by its event. */
export async function readFigures(
  db: Db,
  promised: Promises,
  { zone, promise }: WorkingHours,
  weeks: number,
): Promise<Figures> {
  const { rows } = await sql<Row>`
    select to_char(date_trunc('week', d.received_at at time zone ${zone}), 'YYYY-MM-DD') as week,
      d.received_at as "receivedAt", d.first_answered_at as "answeredAt", d.state,
      d.close_reason as "closeReason", d.country, l.from_page as page, now() as now,
      (select e.data ->> 'workingMs' from desk_events e
       where e.lead_id = d.lead_id and e.kind = 'answered' and ${stillCounts} order by e.version limit 1)
       as "workingMs"
    from desk_leads d join leads l on l.id = d.lead_id
    where d.received_at >= (date_trunc('week', now() at time zone ${zone})
      - make_interval(weeks => ${weeks - 1})) at time zone ${zone}
  `.execute(db);
  const counted = rows.map(({ workingMs, ...row }) => ({
    ...row,
    workingMs: workingMs === null ? null : Number(workingMs),
  }));
  return figuresOf(counted, rows[0]?.now ?? new Date(0), {
    time: promised.time,
    promiseMs: promise * HOUR_MS,
  });
}

const text = (value: number | string | null): string => (value === null ? '' : String(value));

/** All four tables under each other; a page's name may be anything that somebody posted. */
export function figuresCsv({ weeks, pages, countries, outcomes }: Figures): string {
  const header = ['table', 'name', 'received', 'answered', 'waiting', 'median hours'].concat([
    'median working hours',
    'nine of ten hours',
    'nine of ten working hours',
  ]);
  const hours = (ms: number | null) => (ms === null ? '' : (ms / HOUR_MS).toFixed(2));
  const counted = (table: string, rows: Figures['pages']) =>
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
