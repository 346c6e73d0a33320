import type { EnquiryRow } from '@studio/contract/desk/responses';
import { noNotices, type Notices } from '@studio/contract/desk/notices';
import { inMinutes, ME, NOW, RAVI, rowOf } from '@studio/contract/fixtures/rows';
import { expect, test } from 'vitest';
import type { News } from '#live/news.store.ts';
import { noticesIn } from './notice-text.ts';

const all = { assigned: true, 'enquirer-replied': true, warn: true, late: true };
const mine = (change: Partial<EnquiryRow> = {}) =>
  rowOf(5, { ownerId: ME, warnAt: inMinutes(60), dueAt: inMinutes(180), ...change });
const textsOf = (
  { news = [], rows = [] }: { news?: readonly News[]; rows?: readonly EnquiryRow[] },
  change: Partial<Notices> = {},
) =>
  noticesIn(
    { ...noNotices, browser: all, ...change },
    { meId: ME, now: NOW, news, mine: rows },
  ).map(({ title, body }) => `${title} / ${body}`);

test.each<[string, News['kind'], Partial<EnquiryRow>, string[]]>([
  ['they wrote', 'enquirer-replied', {}, ['They wrote again / Reference R-5']],
  ['given to me', 'assigned', {}, ['You were assigned an enquiry / Reference R-5']],
  ['of a colleague', 'enquirer-replied', { ownerId: RAVI }, []],
  ['without an owner', 'enquirer-replied', { ownerId: null }, []],
  ['another event', 'returned', {}, []],
])('news: %s', (_name, kind, change, words) => {
  expect(textsOf({ news: [{ kind, row: mine(change) }] })).toEqual(words);
});

test.each<[string, Partial<EnquiryRow>, string[]]>([
  ['in time', {}, []],
  ['two hours left', { warnAt: inMinutes(0) }, ['Two hours left / Reference R-5']],
  [
    'late',
    { warnAt: inMinutes(-120), dueAt: inMinutes(0) },
    ['One of your enquiries is late / Reference R-5'],
  ],
  ['put off', { warnAt: inMinutes(-1), putOffUntil: inMinutes(5) }, []],
  ['answered', { warnAt: inMinutes(-120), dueAt: inMinutes(-1), state: 'waiting' }, []],
])('the clock: %s', (_name, change, words) => {
  expect(textsOf({ rows: [mine(change)] })).toEqual(words);
});

test('names appear only if the user chose them, and only the chosen kinds', () => {
  const news: News[] = [{ kind: 'enquirer-replied', row: mine() }];
  expect(textsOf({ news }, { showsNames: true })).toEqual([
    'Writer 5 wrote again / Menon Textiles',
  ]);
  expect(textsOf({ news, rows: [mine({ warnAt: inMinutes(-1) })] }, noNotices)).toEqual([]);
});

test('an event has the same tag in every tab, and different events have different tags', () => {
  const of = (at: string) =>
    noticesIn(
      { ...noNotices, browser: all },
      {
        meId: ME,
        now: NOW,
        news: [{ kind: 'enquirer-replied', row: mine({ news: { ...mine().news, at } }) }],
        mine: [],
      },
    )[0]?.tag;
  expect(of(inMinutes(1))).toBe(of(inMinutes(1)));
  expect(of(inMinutes(1))).not.toBe(of(inMinutes(2)));
});
