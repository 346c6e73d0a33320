import type { WorkingHours } from '@studio/contract/working-hours';
import { WORK_STARTS, WORK_ENDS } from '../local-time/assumed-hours.ts';
import { clockOf, shownIn } from '../local-time/local-time.ts';

const DAY_MIN = 1_440;

/** Minutes of our day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface OverlappingHours {
  readonly ours: Span;
  /** In two parts if their day crosses our midnight. */
  readonly theirs: readonly Span[];
  readonly both: readonly Span[];
  readonly now: number;
  /** “Both at work” and the hours in both zones; without an overlap, the nearest two. */
  readonly words: { readonly before: string; readonly here: string; readonly after: string };
}

const minuteOf = (timeOfDay: string): number => {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
};
const within = (minute: number): number => ((minute % DAY_MIN) + DAY_MIN) % DAY_MIN;
const clock = (minute: number): string => clockOf(within(minute));

function meet(one: readonly Span[], other: readonly Span[]): readonly Span[] {
  return one.flatMap((first) =>
    other
      .map(({ from, to }) => ({ from: Math.max(from, first.from), to: Math.min(to, first.to) }))
      .filter(({ from, to }) => to > from),
  );
}

/** Their nine to five in minutes of our day. */
function theirDay(ahead: number): readonly Span[] {
  const from = within(WORK_STARTS + ahead);
  const to = from + WORK_ENDS - WORK_STARTS;
  if (to <= DAY_MIN) return [{ from, to }];
  return [
    { from: 0, to: to - DAY_MIN },
    { from, to: DAY_MIN },
  ];
}

/** Our closing time and their opening, or our opening and their closing, whichever are closer together. */
function nearest(ours: Span, ahead: number): number {
  const untilTheyOpen = within(WORK_STARTS + ahead - ours.to);
  const sinceTheyClosed = within(ours.from - (WORK_ENDS + ahead));
  return untilTheyOpen <= sinceTheyClosed ? ours.to : ours.from;
}

/** Our office hours and theirs on one ruler; undefined if theirs are unknown or the same. */
export function overlappingHours(
  hours: WorkingHours,
  zones: readonly string[],
  now: Date,
): OverlappingHours | undefined {
  const here = shownIn(hours.zone, now);
  const shifts = zones.map((zone) => here.at - shownIn(zone, now).at);
  const [ahead] = shifts;
  if (ahead === undefined || (shifts.length === 1 && ahead === 0)) return undefined;
  const ours = { from: minuteOf(hours.opens), to: minuteOf(hours.closes) };
  // If several zones are possible, the hours in which all of them are at work.
  const theirs = shifts.map(theirDay).reduce(meet);
  const both = meet([ours], theirs);
  if (theirs.length === 0) return undefined;
  const shared = both[0];
  const isOne = shifts.length === 1;
  const there = (minute: number): string => clock(minute - ahead);
  if (shared === undefined) {
    if (!isOne) return undefined;
    const at = nearest(ours, ahead);
    return {
      ours,
      theirs,
      both,
      now: here.minute,
      words: {
        before: 'Our hours do not overlap. Nearest:',
        here: clock(at),
        after: `which is ${there(at)} there`,
      },
    };
  }
  return {
    ours,
    theirs,
    both,
    now: here.minute,
    words: {
      before: 'Both at work',
      here: `${clock(shared.from)}–${clock(shared.to)}`,
      after: isOne
        ? `${there(shared.from)}–${there(shared.to)} there`
        : 'wherever in their country they are',
    },
  };
}
