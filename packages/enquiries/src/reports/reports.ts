import { countsAsAsked } from '@studio/contract/desk/queues';
import type { CountOf, Reports, WeekOfReport } from '@studio/contract/desk/reports';
import type { CloseReason, WorkState } from '@studio/contract/desk/work';
import type { WorkingTime } from '@studio/contract/working-time';

/** The parts of an enquiry that reports are computed from, without personal data. */
export interface Counted {
  /** The Monday of its week in the office's time zone. */
  readonly week: string;
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
  /** Working time to the first answer, as counted at that time. */
  readonly workingMs: number | null;
  /** The first answer came too late, or has not come and is due. */
  readonly isLate: boolean;
  readonly state: WorkState;
  readonly closeReason: CloseReason | null;
  readonly page: string;
  readonly country: string;
}

/** The office's calendar and its response-time target. */
export interface Office {
  readonly time: WorkingTime;
  readonly targetMs: number;
}

/** The 90th percentile of fewer would be a single person's wait. */
const NINE_OF_TEN_FROM = 10;
const SHOWN = 50;
/** No screen has space for more marks in a week. */
const MARKS = 200;

/** All values, or an even sample of them. */
function spread(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length <= MARKS) return sorted;
  const step = (sorted.length - 1) / (MARKS - 1);
  return Array.from({ length: MARKS }, (_, at) => sorted[Math.round(at * step)] ?? 0);
}

function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}

const nineOfTen = (values: readonly number[]): number | null =>
  values.length < NINE_OF_TEN_FROM ? null : quantile(values, 0.9);

const isAnswered = (one: Counted): boolean => countsAsAsked.has(one) && one.answeredAt !== null;

function weekOf(week: string, all: readonly Counted[], now: Date, { time }: Office): WeekOfReport {
  const asked = all.filter(countsAsAsked.has);
  const clock = asked.map(
    ({ receivedAt, answeredAt }) => (answeredAt ?? now).getTime() - receivedAt.getTime(),
  );
  const working = asked.map(
    ({ receivedAt, answeredAt, workingMs }) =>
      workingMs ?? time.between(receivedAt, answeredAt ?? now),
  );
  const answers = working.filter((_, at) => asked[at]?.answeredAt !== null);
  const answered = answers.length;
  return {
    week,
    received: all.length,
    answered,
    waiting: asked.length - answered,
    medianMs: quantile(clock, 0.5),
    medianWorkingMs: quantile(working, 0.5),
    nineOfTenMs: nineOfTen(clock),
    nineOfTenWorkingMs: nineOfTen(working),
    answersMs: spread(answers),
    late: asked.filter(({ isLate }) => isLate).length,
  };
}

function countBy(all: readonly Counted[], nameOf: (one: Counted) => string): CountOf[] {
  return [...Map.groupBy(all, nameOf)]
    .map(([name, ones]) => ({
      name,
      received: ones.length,
      answered: ones.filter(isAnswered).length,
    }))
    .sort((a, b) => b.received - a.received || a.name.localeCompare(b.name))
    .slice(0, SHOWN);
}

/** Unanswered enquiries count with their waiting time so far: without them we would look faster than we are. */
export function reportsOf(all: readonly Counted[], now: Date, office: Office): Reports {
  const weeks = [...Map.groupBy(all, ({ week }) => week)].sort(([a], [b]) => a.localeCompare(b));
  const outcomes = countBy(all, ({ closeReason, state }) => closeReason ?? state);
  return {
    weeks: weeks.map(([week, ones]) => weekOf(week, ones, now, office)),
    pages: countBy(all, ({ page }) => page),
    countries: countBy(all, ({ country }) => country),
    outcomes: outcomes.map(({ name, received }) => ({ name, count: received })),
    targetMs: office.targetMs,
  };
}
