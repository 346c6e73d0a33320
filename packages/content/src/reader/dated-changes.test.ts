import { describe, expect, it } from 'vitest';
import { areOld, datedChanges } from './dated-changes.ts';
import { withContentFolder } from './test-content/content-with.ts';

const day = (text: string): Date => new Date(`${text}T00:00:05Z`);
const vacancy = 'vacancies/engineer.yaml';

const between = (files: Parameters<typeof withContentFolder>[0], before: string, today: string) =>
  withContentFolder(files, (root) =>
    datedChanges(root, day(before), day(today))
      .filter(({ file }) => file === vacancy)
      .map(({ isShown }) => isShown),
  );

describe('changes by date', () => {
  const files = { [vacancy]: { title: 'An engineer', from: '2026-12-02', until: '2026-12-04' } };

  it.each([
    ['2026-12-01', '2026-12-02', true],
    ['2026-12-04', '2026-12-05', false],
    ['2026-11-30', '2026-12-03', true],
  ])('from %s to %s', (before, today, isShown) => {
    expect(between(files, before, today)).toEqual([isShown]);
  });

  it.each([
    ['a day in which nothing begins or ends', '2026-12-02', '2026-12-03'],
    ['the same day', '2026-12-02', '2026-12-02'],
    ['a clock that was set back', '2026-12-05', '2026-12-01'],
    ['both within a pause', '2026-12-01', '2026-12-06'],
  ])('nothing in %s', (_, before, today) => {
    expect(between(files, before, today)).toEqual([]);
  });

  it.each([
    ['another year', '2026-12-31', '2027-01-01', true],
    ['a month', '2026-10-01', '2026-10-31', true],
    ['a week', '2026-10-01', '2026-10-08', false],
    ['a clock that was set back', '2027-01-01', '2026-12-31', false],
  ])('pages are outdated after %s: %s to %s', (_, before, today, old) => {
    expect(areOld(day(before), day(today))).toBe(old);
  });
});
