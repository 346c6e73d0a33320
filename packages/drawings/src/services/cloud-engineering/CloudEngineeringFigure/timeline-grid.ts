export const stages = ['commit', 'build', 'test', 'staging', 'production'] as const;
export type Stage = (typeof stages)[number];

/** The positions in a composition. Every release has the same shape, measured from its left edge. */
export interface TimelineGrid {
  readonly left: number;
  readonly right: number;
  /** The left edges of releases 41, 42 and 43. */
  readonly starts: readonly [number, number, number];
  readonly yOf: (stage: Stage) => number;
  /** The width of a build; tests start at its end. */
  readonly build: number;
  /** The distance between two tests. */
  readonly test: number;
  readonly staging: number;
}

export const testCount = 5;
export const failing = 3;

/** The parts of a release, from left to right. */
export function partsOf({ build, test, staging }: TimelineGrid, x: number) {
  const tests = x + build + 2;
  const stagingLeft = tests + test * 2;
  return {
    tests,
    failed: tests + failing * test,
    staging: stagingLeft,
    live: stagingLeft + staging - 14,
  };
}
