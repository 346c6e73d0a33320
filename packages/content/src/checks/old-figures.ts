import { oldFigures as oldOf } from '#reader/old-figures.ts';
import type { Check } from '#reader/check.ts';

/** The same that stops the build. */
export const oldFigures =
  (today: Date): Check =>
  (content) =>
    oldOf(content, today);
