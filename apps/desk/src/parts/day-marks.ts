import type { DueMinute } from '@studio/contract/desk/responses';
import { HOUR_MS } from '@studio/contract/working-time';
import { DAY_MS } from '@studio/contract/zone-time';
import { dayNumber, formatDay, formatTime } from './format-time.ts';
import type { Office } from './office.ts';

export interface Mark {
  /** Its place on the day's line, from 0 to 1. */
  readonly share: number;
  readonly owned: number;
  readonly unowned: number;
}

export interface DayMarks {
  /** "today", or the day the office opens next. */
  readonly name: string;
  readonly late: Mark;
  readonly marks: readonly Mark[];
  readonly after: Mark;
  readonly due: number;
  /** How many are due at closing time. */
  readonly closing: number;
  readonly closes: string;
  readonly nowShare: number;
  readonly hours: readonly { readonly share: number; readonly name: string }[];
}

/** Marks within half an hour are one stack, because squares have a fixed size. */
const HEAP_MS = HOUR_MS / 2;

const sum = (minutes: readonly DueMinute[], share = 0): Mark => ({
  share,
  owned: minutes.reduce((all, { owned }) => all + owned, 0),
  unowned: minutes.reduce((all, { unowned }) => all + unowned, 0),
});

/** Today's shift, or the next one if the office has closed. */
export function dayMarks(
  minutes: readonly DueMinute[],
  now: Date,
  { responseTarget, zone }: Pick<Office, 'responseTarget' | 'zone'>,
): DayMarks {
  const ahead = responseTarget.time.shifts(now, new Date(now.getTime() + 30 * DAY_MS));
  const { opens, closes } = ahead[0] ?? { opens: now.getTime(), closes: now.getTime() + DAY_MS };
  const shareOf = (moment: number) => Math.min(1, Math.max(0, (moment - opens) / (closes - opens)));
  const timed = minutes.map((minute) => ({ minute, at: Date.parse(minute.dueAt) }));
  const among = (after: number, until: number) =>
    timed.filter(({ at }) => at > after && at <= until);
  const today = among(now.getTime(), closes + 60_000);
  const heaps = Map.groupBy(today, ({ at }) => Math.round((at - opens) / HEAP_MS));
  const first = Math.ceil(opens / HOUR_MS) * HOUR_MS;
  const isToday = dayNumber(new Date(opens), zone) === dayNumber(now, zone);
  const hours = Array.from({ length: Math.ceil((closes - first) / HOUR_MS) }, (_, one) => {
    // India's offices are half an hour off UTC, so hours are those of the office's zone.
    const moment = first + one * HOUR_MS;
    const past = Number(formatTime(new Date(moment), zone).slice(3)) * 60_000;
    return past === 0 ? moment : moment + HOUR_MS - past;
  }).filter((moment) => moment > opens && moment < closes - HEAP_MS);
  return {
    name: isToday ? 'today' : formatDay(new Date(opens), zone),
    late: sum(among(-Infinity, now.getTime()).map(({ minute }) => minute)),
    marks: [...heaps.values()].map((heap) =>
      sum(
        heap.map(({ minute }) => minute),
        shareOf(heap.reduce((all, { at }) => all + at, 0) / heap.length),
      ),
    ),
    after: sum(among(closes + 60_000, Infinity).map(({ minute }) => minute)),
    due: today.reduce((all, { minute }) => all + minute.owned + minute.unowned, 0),
    closing: today
      .filter(({ at }) => at >= closes - 60_000)
      .reduce((all, { minute }) => all + minute.owned + minute.unowned, 0),
    closes: formatTime(new Date(closes), zone),
    nowShare: shareOf(now.getTime()),
    hours: hours.map((moment) => ({
      share: shareOf(moment),
      name: formatTime(new Date(moment), zone).slice(0, 2),
    })),
  };
}
