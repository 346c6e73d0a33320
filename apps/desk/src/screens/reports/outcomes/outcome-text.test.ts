import type { OutcomeReport } from '@studio/contract/desk/outcome-report';
import { expect, it, test } from 'vitest';
import { headline, rateText, shareText, valuesText } from './outcome-text.ts';

const report = (won: number, lost: number, more: Partial<OutcomeReport> = {}): OutcomeReport => ({
  weeks: [
    { name: '2026-11-09', won, lost: 0 },
    { name: '2026-11-16', won: 0, lost },
  ],
  services: [],
  pages: [],
  outcomes: [],
  reasons: [],
  values: [],
  ...more,
});

test.each([
  [0, 0, '0 of 0'],
  [9, 10, '9 of 19'],
  [5, 15, '5 of 20, 25\u00A0%'],
])('%i won and %i lost: a percentage is shown from 20 decided enquiries on', (won, lost, words) => {
  expect(shareText({ won, lost })).toBe(words);
});

it('explains why there is no rate', () => {
  expect(headline(report(1, 2))).toBe('1 of 3 decided enquiries were won.');
  expect(rateText(report(1, 2))).toContain('from 20 decided enquiries');
  expect(rateText(report(5, 15))).toContain('That is 25\u00A0%.');
  expect(headline(report(0, 0))).toBe('Nothing was won or lost in these weeks.');
});

it('never adds up currencies', () => {
  const values = [
    { outcome: 'won', currency: 'CAD', count: 1, amount: 61_500 },
    { outcome: 'won', currency: 'EUR', count: 2, amount: 90_000 },
    { outcome: 'lost', currency: 'EUR', count: 1, amount: 5 },
  ] as const;
  expect(valuesText(report(3, 1, { values }), 'won')).toBe(
    'Value of those won, where entered (3): CAD 61,500, EUR 90,000. Currencies are not added up.',
  );
  expect(valuesText(report(0, 0), 'won')).toBeUndefined();
});
