import { expect, test } from 'vitest';
import { visitReportSchema, visitsRequestSchema } from './visits.ts';

const views = { views: 12, ahead: 2 };
const outcome = { enquiries: 3, answered: 2, won: 1 };
const named = { ...views, name: 'search' };
const step = { ...views, from: '/', to: '/contact' };
const report = {
  period: '2026-W46',
  earlier: '2026-W45',
  later: null,
  otherKind: '2026-11',
  countedFrom: '2026-10-01',
  totals: {
    ...outcome,
    entries: views,
    servicePages: views,
    opened: null,
    begun: 7,
  },
  sources: [named],
  hosts: [named],
  campaigns: [named],
  entryPages: [named],
  servicePages: [named],
  forms: [{ page: '/contact', opened: views, begun: null }],
  arrivals: [step],
  steps: [step],
  pages: [{ ...outcome, name: '/', views, entries: null }],
  missing: [step],
  words: [named],
  foundUs: [
    { ...outcome, answer: 'A fair' },
    { ...outcome, answer: null },
  ],
  history: {
    periods: ['2026-W45', '2026-W46'],
    sources: [{ name: 'search', entries: [5, null] }],
    enquiries: [2, 3],
  },
};

test('every field of the report is parsed', () => {
  expect(visitReportSchema.parse(report)).toEqual(report);
  const { history } = report;
  const nothing = {
    ...report,
    earlier: null,
    later: '2026-W47',
    countedFrom: null,
    history,
  };
  expect(visitReportSchema.parse(nothing)).toEqual(nothing);
});

test.each<[string, object, (value: object) => object]>([
  ['the report', report, (value) => value],
  ['the totals', report.totals, (totals) => ({ ...report, totals })],
  ['a form', { page: '/', opened: null, begun: 1 }, (one) => ({ ...report, forms: [one] })],
  ['a source', named, (one) => ({ ...report, sources: [one] })],
  ['a step', step, (one) => ({ ...report, steps: [one] })],
  ['a page', report.pages[0] ?? {}, (one) => ({ ...report, pages: [one] })],
  ['an answer', { ...outcome, answer: null }, (one) => ({ ...report, foundUs: [one] })],
  ['the history', report.history, (history) => ({ ...report, history })],
])('no field of %s may be missing', (_what, value, inReport) => {
  for (const field of Object.keys(value)) {
    const { [field]: _left, ...rest } = value as Record<string, unknown>;
    expect([field, visitReportSchema.safeParse(inReport(rest)).success]).toEqual([field, false]);
  }
});

test.each([
  [{}, true],
  [{ period: '2026-W46' }, true],
  [{ period: '2026-11' }, true],
  [{ period: '2026-W54' }, false],
  [{ period: 'today' }, false],
  [{ day: '2026-11-18' }, false],
])('the request %j is accepted: %s', (sent, is) => {
  expect(visitsRequestSchema.safeParse(sent).success).toBe(is);
});
