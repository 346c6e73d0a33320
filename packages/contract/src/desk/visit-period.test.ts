import { expect, test } from 'vitest';
import { periodAt, periodsUntil, readPeriod } from './visit-period.ts';

test.each([
  ['2026-W46', '2026-11-09', '2026-11-16'],
  ['2026-W01', '2025-12-29', '2026-01-05'],
  ['2026-W53', '2026-12-28', '2027-01-04'],
  ['2026-11', '2026-11-01', '2026-12-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
  ['2028-02', '2028-02-01', '2028-03-01'],
])('%s starts on %s and ends before %s', (name, from, until) => {
  expect(readPeriod(name)).toMatchObject({ name, from, until });
});

test.each([
  '',
  '2026',
  '2026-13',
  '2026-00',
  '2026-W00',
  '2026-W54',
  '2025-W53',
  '1026-W01',
  'W46',
])('%s is not a period', (name) => {
  expect(readPeriod(name)).toBeUndefined();
});

test('a day is in a week that starts on Monday, and in its month', () => {
  expect(periodAt('week', '2026-11-08').name).toBe('2026-W45');
  expect(periodAt('week', '2026-11-09').name).toBe('2026-W46');
  expect(periodAt('week', '2027-01-03').name).toBe('2026-W53');
  expect(periodAt('month', '2026-11-30').name).toBe('2026-11');
});

test('consecutive periods have no gap, also over the end of a year', () => {
  for (const name of ['2027-W02', '2027-02']) {
    const last = readPeriod(name);
    if (!last) throw new Error('It is a period.');
    const periods = periodsUntil(last, 12);
    expect(periods).toHaveLength(12);
    for (const [at, { until }] of periods.slice(0, -1).entries())
      expect(periods[at + 1]?.from).toBe(until);
    expect(periods.at(-1)).toEqual(last);
  }
});
