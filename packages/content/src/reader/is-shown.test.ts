import { expect, test } from 'vitest';
import { isShown } from './is-shown.ts';

test.each([
  ['2026-11-09T23:59:59Z', false],
  ['2026-11-10T00:00:00Z', true],
  ['2026-11-20T23:59:59Z', true],
  ['2026-11-21T00:00:00Z', false],
])('on %s an entry from the 10th until the 20th: %s', (now, shown) => {
  expect(isShown({ from: '2026-11-10', until: '2026-11-20' }, new Date(now))).toBe(shown);
});

test('an omitted day sets no limit', () => {
  const today = new Date('2026-11-15T12:00:00Z');
  expect(isShown({}, today)).toBe(true);
  expect(isShown({ from: '2026-11-16' }, today)).toBe(false);
  expect(isShown({ until: '2026-11-14' }, today)).toBe(false);
});

test('an entry without days is always shown', () => {
  for (const now of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])
    expect(isShown({}, new Date(now))).toBe(true);
});
