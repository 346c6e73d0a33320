import { DAY_MS } from '../zone-time.ts';

export type PeriodKind = 'week' | 'month';

export interface Period {
  readonly kind: PeriodKind;
  /** 2026-W46 for a week, 2026-11 for a month. */
  readonly name: string;
  readonly from: string;
  /** The first day after it. */
  readonly until: string;
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const two = (count: number): string => String(count).padStart(2, '0');

export const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY_MS);

function mondayOf(ms: number): number {
  const fromMonday = (new Date(ms).getUTCDay() + 6) % 7;
  return ms - fromMonday * DAY_MS;
}

function weekOf(ms: number): Period {
  const monday = mondayOf(ms);
  // ISO 8601: a week belongs to the year of its Thursday.
  const thursday = monday + 3 * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  const number = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
  const until = dayOf(monday + 7 * DAY_MS);
  return { kind: 'week', name: `${year}-W${two(number)}`, from: dayOf(monday), until };
}

function monthOf(ms: number): Period {
  const date = new Date(ms);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return {
    kind: 'month',
    name: `${year}-${two(month + 1)}`,
    from: dayOf(Date.UTC(year, month, 1)),
    until: dayOf(Date.UTC(year, month + 1, 1)),
  };
}

/** The week or the month a day is in. */
export const periodAt = (kind: PeriodKind, day: string): Period =>
  kind === 'week' ? weekOf(Date.parse(day)) : monthOf(Date.parse(day));

/** Undefined for an invalid period, such as week 53 of a year that has 52. */
export function readPeriod(name: string): Period | undefined {
  const [, year, isWeek, number] = /^(2\d{3})-(W?)(\d\d)$/u.exec(name) ?? [];
  if (year === undefined || number === undefined) return undefined;
  const period =
    isWeek === 'W'
      ? weekOf(Date.UTC(Number(year), 0, 4) + (Number(number) - 1) * 7 * DAY_MS)
      : monthOf(Date.UTC(Number(year), Number(number) - 1, 1));
  return period.name === name ? period : undefined;
}

/** This many periods of the same kind, ending with this one. */
export function periodsUntil(last: Period, count: number): Period[] {
  const periods = [last];
  while (periods.length < count) {
    const [first = last] = periods;
    periods.unshift(periodAt(last.kind, dayBefore(first.from)));
  }
  return periods;
}
