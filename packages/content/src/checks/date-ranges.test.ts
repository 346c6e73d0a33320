import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { dateRanges } from './date-ranges.ts';

test('valid content has valid dates', () => {
  expect(messagesOf(dateRanges, {})).toEqual([]);
});

test('a last day before the first', () => {
  const faults = {
    'notices/closed.yaml': { from: '2026-12-24', until: '2026-01-02', text: 'We are closed.' },
  };
  expect(messagesOf(dateRanges, faults)).toEqual([
    'content/notices/closed.yaml, until: is before the first day, so it is never shown. Correct one of the two days.',
  ]);
});

test('a featured project that has dates', () => {
  expect(messagesOf(dateRanges, { 'projects/fir.yaml': { from: '2026-12-24' } })).toEqual([
    'content/projects/fir.yaml, featured: is true for a project that comes and goes, and the home page always shows three. Remove its days, or feature another project.',
  ]);
});
