import { staleMeasurements as oldOf } from '#reader/stale-measurements.ts';
import type { Check } from '#reader/check.ts';

/** The same finding that fails the build. */
export const staleMeasurements =
  (today: Date): Check =>
  (content) =>
    oldOf(content, today);
