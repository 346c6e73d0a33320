import type { WorkingHours } from '@studio/contract/working-hours';
import { workingTime } from '@studio/contract/working-time';
import { assumedHours } from './assumed-hours.ts';

const STEP_MS = 15 * 60_000;
/** Two weeks: longer than any holiday. */
const STEPS = (14 * 24 * 60 * 60_000) / STEP_MS;

/** The next quarter of an hour at which both offices are open, in every possible zone. */
export function nextOverlap(
  ours: WorkingHours,
  zones: readonly string[],
  country: string,
  now: Date,
): Date | undefined {
  if (zones.length === 0) return undefined;
  const offices = [ours, ...zones.map((zone) => assumedHours(zone, country))].map(workingTime);
  const first = Math.ceil(now.getTime() / STEP_MS) * STEP_MS;
  for (let step = 0; step < STEPS; step += 1) {
    const at = new Date(first + step * STEP_MS);
    if (offices.every((office) => office.isOpen(at))) return at;
  }
  return undefined;
}
