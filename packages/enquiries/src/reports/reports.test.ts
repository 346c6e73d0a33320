import { responseTargetOf } from '@studio/contract/response-target';
import { expect, it, test } from 'vitest';
import { reportsOf, type Counted } from './reports.ts';

const { time } = responseTargetOf({
  zone: 'UTC',
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
  promise: 8,
  holidays: [],
});
const HOUR = 3_600_000;
const office = { time, targetMs: 8 * HOUR };
const monday = new Date('2026-11-16T09:00:00Z');
const now = new Date('2026-11-17T13:00:00Z');
const enquiry = (hours: number | null, more: Partial<Counted> = {}): Counted => ({
  week: '2026-11-16',
  receivedAt: monday,
  answeredAt: hours === null ? null : new Date(monday.getTime() + hours * HOUR),
  workingMs: hours === null ? null : hours * HOUR,
  isLate: false,
  state: hours === null ? 'to-answer' : 'answered',
  closeReason: null,
  page: '/contact',
  country: 'IN',
  ...more,
});

it('an unanswered enquiry counts with its waiting time so far, in working time too', () => {
  const { weeks } = reportsOf([enquiry(1), enquiry(null), enquiry(null)], now, office);
  expect(weeks).toEqual([
    {
      week: '2026-11-16',
      received: 3,
      answered: 1,
      waiting: 2,
      medianMs: 28 * HOUR,
      medianWorkingMs: 12 * HOUR,
      nineOfTenMs: null,
      nineOfTenWorkingMs: null,
      answersMs: [HOUR],
      late: 0,
    },
  ]);
});

test.each(['spam', 'duplicate', 'withdrawn'] as const)(
  'one closed as %s counts in no response time, answered or not',
  (closeReason) => {
    const closed = { state: 'closed', closeReason, isLate: true } as const;
    const all = [enquiry(1), enquiry(null, closed), enquiry(9, closed)];
    const { weeks, pages, outcomes } = reportsOf(all, now, office);
    expect(weeks[0]).toMatchObject({ received: 3, answered: 1, waiting: 0, medianMs: HOUR });
    expect(weeks[0]).toMatchObject({ late: 0, answersMs: [HOUR] });
    expect(pages).toEqual([{ name: '/contact', received: 3, answered: 1 }]);
    expect(outcomes).toEqual([
      { name: closeReason, count: 2 },
      { name: 'answered', count: 1 },
    ]);
  },
);

it('one closed as not for us without an answer counts as not answered', () => {
  const closed = enquiry(null, { state: 'closed', closeReason: 'not-for-us', isLate: true });
  const { weeks } = reportsOf([enquiry(1), closed], now, office);
  expect(weeks[0]).toMatchObject({ answered: 1, waiting: 1, late: 1 });
});

test.each([
  [9, null],
  [10, 9 * HOUR],
  [20, 18 * HOUR],
])('nine of ten of %d', (count, wanted) => {
  const all = Array.from({ length: count }, (_, at) => enquiry(at + 1));
  expect(reportsOf(all, now, office).weeks[0]?.nineOfTenMs).toBe(wanted);
});

it('returns every answer to draw, or a sample if there are very many', () => {
  const few = reportsOf([enquiry(9), enquiry(1), enquiry(null)], now, office).weeks[0];
  expect(few?.answersMs).toEqual([HOUR, 9 * HOUR]);
  const crowd = Array.from({ length: 1_000 }, (_, at) => enquiry((at + 1) / 100));
  const many = reportsOf(crowd, now, office).weeks[0];
  expect([many?.answersMs.length, many?.answersMs.at(-1)]).toEqual([200, 10 * HOUR]);
});

it('late is what missed its due time, answered or not, by the calendar of that time', () => {
  const all = [enquiry(9), enquiry(1, { isLate: true }), enquiry(null, { isLate: true })];
  expect(reportsOf(all, now, office).weeks[0]?.late).toBe(2);
});

it('by page and by country, the most first', () => {
  const all = [
    enquiry(1),
    enquiry(null, { country: 'DE' }),
    enquiry(2, { country: 'DE', page: '/' }),
  ];
  const { pages, countries } = reportsOf(all, now, office);
  expect(pages).toEqual([
    { name: '/contact', received: 2, answered: 1 },
    { name: '/', received: 1, answered: 1 },
  ]);
  expect(countries.map(({ name, received }) => [name, received])).toEqual([
    ['DE', 2],
    ['IN', 1],
  ]);
});

it('weeks are in their order, and only the first fifty pages are shown', () => {
  const all = [
    enquiry(1),
    enquiry(1, { week: '2026-11-09' }),
    ...Array.from({ length: 60 }, (_, nth) => enquiry(1, { page: `/${nth + 10}` })),
  ];
  const { weeks, pages } = reportsOf(all, now, office);
  expect(weeks.map(({ week }) => week)).toEqual(['2026-11-09', '2026-11-16']);
  expect([pages.length, pages[1]?.name, pages.at(-1)?.name]).toEqual([50, '/10', '/58']);
});

it('without enquiries there are no weeks and no errors', () => {
  expect(reportsOf([], now, office)).toEqual({
    weeks: [],
    pages: [],
    countries: [],
    outcomes: [],
    targetMs: 8 * HOUR,
  });
});
