import { expect, test } from 'vitest';
import { contours } from './contours.ts';

const hill = {
  hills: [[0, 0, 1, 50, 50]],
  stride: 20,
  project: (point: readonly [number, number]) => point,
} as const;

/** A round hill of height 1 and reach 50 is exp(-1/2) high at a distance of 50. */
const ring = { ...hill, lines: [[[0, 0], [Math.exp(-0.5)]]] } as const;

test('the line around one hill is a single ring', () => {
  const d = contours({ ...ring, within: () => true });
  expect(d.match(/M/g)).toHaveLength(1);
  const steps = d.match(/t/g) ?? [];
  // 2π · 50 / 20 is almost 16 strides.
  expect(steps.length).toBeGreaterThan(13);
  expect(steps.length).toBeLessThan(17);
});

test('a line ends where the map ends', () => {
  const d = contours({ ...ring, within: ([, y]) => y > -10 });
  const [start] = d.split('q');
  expect(start).toMatch(/-10$/);
});
