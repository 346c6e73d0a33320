import type { Beat } from '#line/movement.ts';

interface Walk {
  readonly from: number;
  readonly to: number;
  readonly after?: Beat;
}

/** The twelve steps of the old way in three walks, each as long as the whole new way. */
export const walks: readonly Walk[] = [
  { from: 0, to: 3 },
  { from: 3, to: 7, after: 2 },
  { from: 7, to: 11, after: 4 },
];
