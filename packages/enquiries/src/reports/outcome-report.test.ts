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

it('services and pages are sorted by decisions, then by name, and only the first fifty are shown', () => {
  const report = outcomeReportOf(
    [
      closed('lost', { service: 'web', page: '/b' }),
      closed('won', { service: 'seo', page: '/a' }),
      closed('won', { service: 'app', page: '/b' }),
      closed('lost', { service: 'app', page: '/b' }),
    ],
    weeks,
  );
  expect(report.services).toEqual([
    { name: 'app', won: 1, lost: 1 },
    { name: 'seo', won: 1, lost: 0 },
    { name: 'web', won: 0, lost: 1 },
  ]);
  expect(report.pages.map(({ name }) => name)).toEqual(['/b', '/a']);
  const many = Array.from({ length: 60 }, (_, nth) => closed('won', { page: `/${nth + 10}` }));
  const { pages } = outcomeReportOf(many, weeks);
  expect([pages.length, pages[0]?.name, pages.at(-1)?.name]).toEqual([50, '/10', '/59']);
});

it('outcomes and reasons are sorted by their number, then by name', () => {
  const report = outcomeReportOf(
    [
      closed('spam'),
      closed('lost', { why: 'Time' }),
      closed('lost', { why: 'Price' }),
      closed('lost', { why: 'Team' }),
      closed('lost', { why: 'Team' }),
      closed('not-for-us', { why: 'Too small', value: { amount: 4, currency: 'EUR' } }),
      closed('won'),
    ],
    weeks,
  );
  expect(report.outcomes).toEqual([
    { name: 'lost', count: 4 },
    { name: 'not-for-us', count: 1 },
    { name: 'spam', count: 1 },
    { name: 'won', count: 1 },
  ]);
  expect(report.reasons).toEqual([
    { outcome: 'lost', name: 'Team', count: 2 },
    { outcome: 'lost', name: 'Price', count: 1 },
    { outcome: 'lost', name: 'Time', count: 1 },
    { outcome: 'not-for-us', name: 'Too small', count: 1 },
    { outcome: 'won', name: '', count: 1 },
  ]);
  expect(report.values, 'only what was decided has a value').toEqual([]);
});

it('values are sorted by currency, those of what was won first', () => {
  const worth = (currency: 'EUR' | 'INR') => ({ value: { amount: 1, currency } });
  const { values } = outcomeReportOf(
    [closed('lost', worth('INR')), closed('won', worth('INR')), closed('won', worth('EUR'))],
    weeks,
  );
  expect(values.map(({ outcome, currency }) => [outcome, currency])).toEqual([
    ['won', 'EUR'],
    ['won', 'INR'],
    ['lost', 'INR'],
  ]);
});

it('a rate is shown from twenty decisions on', () => {
  expect(winRate({ won: 9, lost: 10 })).toBeUndefined();
  expect(winRate({ won: 9, lost: 11 })).toBe(45);
});
