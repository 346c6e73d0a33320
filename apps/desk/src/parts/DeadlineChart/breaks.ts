import type { WorkingTime } from '@studio/contract/working-time';
import { dayNumber } from '../format-time.ts';

export interface Break {
  /** Working time from the start of the promise. */
  readonly atMs: number;
  readonly name: 'night' | 'weekend' | 'closed';
}

/** Days since 1970 began on a Thursday. */
const isSunday = (day: number): boolean => (day + 4) % 7 === 0;

function nameOf(closes: number, opens: number, zone: string): Break['name'] {
  const first = dayNumber(new Date(closes), zone);
  const nights = dayNumber(new Date(opens), zone) - first;
  if (nights <= 1) return 'night';
  const isWeekend = Array.from({ length: nights - 1 }, (_, at) => first + 1 + at).some(isSunday);
  return isWeekend ? 'weekend' : 'closed';
}

/** Where nights, weekends and holidays cut a promise, and what to call them. */
export function breaksOf(from: Date, due: Date, time: WorkingTime, zone: string): readonly Break[] {
  const shifts = time.shifts(from, due);
  return shifts.slice(1).flatMap(({ opens }, at): readonly Break[] => {
    const closes = shifts[at]?.closes ?? opens;
    return [{ atMs: time.between(from, new Date(closes)), name: nameOf(closes, opens, zone) }];
  });
}
