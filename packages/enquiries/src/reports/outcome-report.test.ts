import { winRate } from '@studio/contract/desk/outcome-report';
import { expect, it } from 'vitest';
import { outcomeReportOf, type Closed } from './outcome-report.ts';

const closed = (reason: Closed['reason'], more: Partial<Closed> = {}): Closed => ({
  week: '2026-11-16',
  reason,
  why: null,
  value: null,
  service: 'seo',
  page: '/contact',
  ...more,
});
const weeks = ['2026-11-09', '2026-11-16'];

it('a week without a decision is included', () => {
  const report = outcomeReportOf([closed('won'), closed('lost'), closed('spam')], weeks);
  expect(report.weeks).toEqual([
    { name: '2026-11-09', won: 0, lost: 0 },
    { name: '2026-11-16', won: 1, lost: 1 },
  ]);
  expect(report.services).toEqual([{ name: 'seo', won: 1, lost: 1 }]);
});

it('enquiries that could not be won count in no rate', () => {
  const report = outcomeReportOf([closed('spam'), closed('not-for-us')], weeks);
  expect([report.services, report.pages, report.reasons]).toEqual([[], [], []]);
  expect(report.outcomes).toEqual([
    { name: 'not-for-us', count: 1 },
    { name: 'spam', count: 1 },
  ]);
});

it('currencies are summed separately, and enquiries without a reason are counted', () => {
  const euro = (amount: number) => ({ value: { amount, currency: 'EUR' } as const });
  const report = outcomeReportOf(
    [
      closed('won', { ...euro(10), why: 'Price' }),
      closed('won', euro(5)),
      closed('won', { value: { amount: 7, currency: 'INR' }, why: 'Price' }),
      closed('lost', euro(3)),
    ],
    weeks,
  );
  expect(report.values).toEqual([
    { outcome: 'won', currency: 'EUR', count: 2, amount: 15 },
    { outcome: 'won', currency: 'INR', count: 1, amount: 7 },
    { outcome: 'lost', currency: 'EUR', count: 1, amount: 3 },
  ]);
  expect(report.reasons).toEqual([
    { outcome: 'won', name: 'Price', count: 2 },
    { outcome: 'won', name: '', count: 1 },
    { outcome: 'lost', name: '', count: 1 },
  ]);
});

it('a rate is shown from twenty decisions on', () => {
  expect(winRate({ won: 9, lost: 10 })).toBeUndefined();
  expect(winRate({ won: 9, lost: 11 })).toBe(45);
});
