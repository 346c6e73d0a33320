import { oldFigures as oldOf } from '#catalogue/old-figures.ts';
import type { Check } from '#catalogue/check.ts';

/** The same that stops the build. */
export const oldFigures =
  (today: Date): Check =>
  (content) =>
    oldOf(content, today);
