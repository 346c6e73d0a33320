import type { CountOf, Figures, WeekOfFigures } from '@old/contract/desk/figures';
import type { CloseReason, WorkState } from '@old/contract/desk/work';
import type { WorkingTime } from '@old/contract/working-time';

/** Of an enquiry, what figures are made of. Nobody's name and nobody's word. */
export interface Counted {
  /** The Monday of its week, by the office's calendar. */
  readonly week: string;
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
  /** Working time to the first answer, as it was counted then. */
  readonly workingMs: number | null;
  readonly state: WorkState;
  readonly closeReason: CloseReason | null;
  readonly page: string;
  readonly country: string;
}

/** The office's calendar, and what it promises. */
export interface Office {
  readonly time: WorkingTime;
  readonly promiseMs: number;
}

/** The 90th percentile of fewer is a single person's wait. */
const NINE_OF_TEN_FROM = 10;
const SHOWN = 50;
/** No screen has room for more marks in a week. */
const MARKS = 200;

/** All of them, or so many that stand for all. */
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

/** Closed without an answer: spam, not for us, a duplicate. Nobody waits for one. */
const isOver = ({ answeredAt, state }: Counted): boolean =>
  answeredAt === null && state === 'closed';

function weekOf(
  week: string,
  all: readonly Counted[],
  now: Date,
  { time, promiseMs }: Office,
): WeekOfFigures {
  const waited = all.filter((one) => !isOver(one));
  const clock = waited.map(
    ({ receivedAt, answeredAt }) => (answeredAt ?? now).getTime() - receivedAt.getTime(),
  );
  const working = waited.map(
    ({ receivedAt, answeredAt, workingMs }) =>
      workingMs ?? time.between(receivedAt, answeredAt ?? now),
  );
  const answers = working.filter((_, at) => waited[at]?.answeredAt !== null);
  const answered = answers.length;
  return {
    week,
    received: all.length,
    answered,
    waiting: waited.length - answered,
    medianMs: quantile(clock, 0.5),
    medianWorkingMs: quantile(working, 0.5),
    nineOfTenMs: nineOfTen(clock),
    nineOfTenWorkingMs: nineOfTen(working),
    answersMs: spread(answers),
    late: answers.filter((ms) => ms > promiseMs).length,
  };
}

function countBy(all: readonly Counted[], nameOf: (one: Counted) => string): CountOf[] {
  return [...Map.groupBy(all, nameOf)]
    .map(([name, ones]) => ({
      name,
      received: ones.length,
      answered: ones.filter(({ answeredAt }) => answeredAt !== null).length,
    }))
    .sort((a, b) => b.received - a.received || a.name.localeCompare(b.name))
    .slice(0, SHOWN);
}

/** Whoever still waits counts with the time so far: leaving them out would make us look fast. */
export function figuresOf(all: readonly Counted[], now: Date, office: Office): Figures {
  const weeks = [...Map.groupBy(all, ({ week }) => week)].sort(([a], [b]) => a.localeCompare(b));
  const outcomes = countBy(all, ({ closeReason, state }) => closeReason ?? state);
  return {
    weeks: weeks.map(([week, ones]) => weekOf(week, ones, now, office)),
    pages: countBy(all, ({ page }) => page),
    countries: countBy(all, ({ country }) => country),
    outcomes: outcomes.map(({ name, received }) => ({ name, count: received })),
    promiseMs: office.promiseMs,
  };
}
