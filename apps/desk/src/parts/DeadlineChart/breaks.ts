import type { WorkingTime } from '@studio/contract/working-time';
import { dayNumber } from '../format-time.ts';

export interface Break {
  /** Working time since the clock started. */
  readonly atMs: number;
  readonly name: 'night' | 'weekend' | 'closed';
}

/** Day 0, January 1, 1970, was a Thursday. */
const isSunday = (day: number): boolean => (day + 4) % 7 === 0;

function nameOf(closes: number, opens: number, zone: string): Break['name'] {
  const first = dayNumber(new Date(closes), zone);
  const nights = dayNumber(new Date(opens), zone) - first;
  if (nights <= 1) return 'night';
  const isWeekend = Array.from({ length: nights - 1 }, (_, at) => first + 1 + at).some(isSunday);
  return isWeekend ? 'weekend' : 'closed';
}

/** Where nights, weekends and holidays interrupt the response time, and their names. */
export function breaksOf(from: Date, due: Date, time: WorkingTime, zone: string): readonly Break[] {
  const shifts = time.shifts(from, due);
  return shifts.slice(1).flatMap(({ opens }, at): readonly Break[] => {
    const closes = shifts[at]?.closes ?? opens;
    return [{ atMs: time.between(from, new Date(closes)), name: nameOf(closes, opens, zone) }];
  });
}
