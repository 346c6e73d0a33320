export const stages = ['commit', 'build', 'test', 'staging', 'production'] as const;
export type Stage = (typeof stages)[number];

/** Where a composition puts things. Every release has the same shape, from its own left edge. */
export interface TimelineGrid {
  readonly left: number;
  readonly right: number;
  /** Where the releases 41, 42 and 43 begin. */
  readonly starts: readonly [number, number, number];
  readonly yOf: (stage: Stage) => number;
  /** How wide a build is; tests begin at its end. */
  readonly build: number;
  /** From one test to the next. */
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
