import type { VisitReport } from '@studio/contract/desk/visits';
import { expect, test } from 'vitest';
import { headline, meanings, moreText, periodText, visitedText } from './visit-text.ts';

test.each([
  ['2026-W46', 'Week 46, Nov 9 to Nov 15, 2026'],
  ['2026-W53', 'Week 53, Dec 28 to Jan 3, 2027'],
  ['2026-11', 'November 2026'],
])('%s is written as “%s”', (period, words) => {
  expect(periodText(period)).toBe(words);
});

test('the headline goes from entries to won enquiries', () => {
  const totals = { enquiries: 1, answered: 1, won: 0 };
  const said = (entries: { views: number; ahead: number } | null) =>
    headline({ totals: { ...totals, entries } } as VisitReport);
  expect(said({ views: 1204, ahead: 3 })).toBe('1,204 entries, 1 enquiry, 1 answered, 0 won.');
  expect(said(null)).toBe('Fewer than five entries, 1 enquiry, 1 answered, 0 won.');
});

test('pages fetched ahead are given as an upper bound', () => {
  expect(moreText({ views: 9, ahead: 1200 })).toBe('up to 1,200 more');
  expect(moreText({ views: 9, ahead: 0 })).toBe('');
});

test('single and grouped pages have names', () => {
  expect(['/', '/services/cloud-migration', 'other'].map(visitedText)).toEqual([
    'Home page',
    'Cloud Migration',
    'All other pages',
  ]);
});

test('every explanation says how reliable the number is', () => {
  for (const { means, sure } of meanings) expect(means.length * sure.length).toBeGreaterThan(0);
});
