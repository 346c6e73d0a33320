import { expect, test } from 'vitest';
import { paintLowerBound } from './paint-lower-bound.ts';

test('one round trip, then the bytes of page and stylesheet', () => {
  const view = { first: 0, largest: 0, html: 10_000, css: 5_000 };
  expect(paintLowerBound(view, { roundTrip: 300, bytesPerMs: 100 })).toBe(450);
});
