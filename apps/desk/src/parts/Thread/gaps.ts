import type { WorkingTime } from '@studio/contract/working-time';
import { DAY_MS } from '@studio/contract/zone-time';
import { dayNumber } from '../format-time.ts';
import type { Step } from './step.ts';

/** The nights and days off between two moments; undefined if both are on the same day. */
function gapText(from: Date, to: Date, zone: string, time: WorkingTime): string | undefined {
  const nights = dayNumber(to, zone) - dayNumber(from, zone);
  if (nights < 1) return undefined;
  if (nights === 1) return 'a night';
  const first = new Date(from.getTime() + DAY_MS);
  const between = time.shifts(from, to).filter(({ opens }) => {
    const day = dayNumber(new Date(opens), zone);
    return day >= dayNumber(first, zone) && day < dayNumber(to, zone);
  });
  if (between.length > 0) return `${nights} nights`;
  const hasSunday = Array.from(
    { length: nights - 1 },
    (_, at) => (dayNumber(first, zone) + at + 4) % 7,
  );
  return `${hasSunday.includes(0) ? 'a weekend' : 'holidays'}, clock paused`;
}

/** Adds the gaps between the steps. */
export function withGaps(steps: readonly Step[], zone: string, time: WorkingTime): readonly Step[] {
  return steps.flatMap((step, at): readonly Step[] => {
    const before = steps[at - 1];
    const did = before && gapText(before.at, step.at, zone, time);
    if (did === undefined) return [step];
    return [{ key: `pause ${step.key}`, kind: 'gap', at: step.at, who: '', did }, step];
  });
}
