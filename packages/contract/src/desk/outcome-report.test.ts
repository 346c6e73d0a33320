import { expect, test } from 'vitest';
import { outcomeReportSchema, winRate } from './outcome-report.ts';

test.each([
  [10, 9, undefined],
  [10, 10, 50],
  [13, 7, 65],
  [20, 0, 100],
  [0, 20, 0],
  [1, 20, 5],
])('of %i won and %i lost, the win rate is %s', (won, lost, rate) => {
  expect(winRate({ won, lost })).toBe(rate);
});

const counts = [{ name: '2026-11-16', won: 2, lost: 1 }];
const report = {
  weeks: counts,
  services: counts,
  pages: counts,
  outcomes: [{ name: 'spam', count: 7 }],
  reasons: [{ outcome: 'won', name: 'Price', count: 2 }],
  values: [
    { outcome: 'won', currency: 'INR', count: 1, amount: 500_000 },
    { outcome: 'lost', currency: 'EUR', count: 1, amount: 4_000 },
  ],
};

test('every field of the report is parsed', () => {
  expect(outcomeReportSchema.parse(report)).toEqual(report);
});

test.each(Object.entries(report))('“%s” and each of its fields are needed', (name, [first]) => {
  expect(outcomeReportSchema.safeParse({ ...report, [name]: undefined }).success).toBe(false);
  for (const field of Object.keys(first ?? {})) {
    const row = { ...first, [field]: undefined };
    const { success } = outcomeReportSchema.safeParse({ ...report, [name]: [row] });
    expect([field, success]).toEqual([field, false]);
  }
});

test('only what was won or lost has a value', () => {
  const values = [{ ...report.values[0], outcome: 'spam' }];
  expect(outcomeReportSchema.safeParse({ ...report, values }).success).toBe(false);
});
