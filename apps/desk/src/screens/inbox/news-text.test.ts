import type { EnquiryRow } from '@studio/contract/desk/responses';
import { ME, RAVI, rowOf } from '@studio/contract/fixtures/rows';
import { expect, test } from 'vitest';
import type { News } from '#live/news.store.ts';
import { newsText } from './news-text.ts';

const by = { id: RAVI, name: 'Ravi' };
const at = rowOf(1).receivedAt;
const news = (kind: News['kind'], changes: Partial<EnquiryRow> = {}): News => ({
  kind,
  row: rowOf(1, { name: 'Nina', opening: 'Tuesday is fine.', ...changes }),
});
const way = (one: 'mail' | 'page') => ({
  news: { kind: 'enquirer-replied' as const, way: one, at, by: null },
});
const given = { news: { kind: 'assigned' as const, way: 'mail' as const, at, by } };
const did = (kind: 'merged' | 'joined' | 'unmerged') => ({
  news: { kind, way: 'mail' as const, at, by },
});

test.each<[News, string, string]>([
  [news('received'), 'Arrived', 'Nina, Menon Textiles, IN: Looms'],
  [news('enquirer-replied', way('mail')), 'Nina wrote again, by mail', '“Tuesday is fine.”'],
  [
    news('enquirer-replied', way('page')),
    'Nina added something on their page',
    '“Tuesday is fine.”',
  ],
  [news('enquirer-replied', { opening: '' }), 'Nina wrote again, by mail', ''],
  [
    news('withdrew', { state: 'closed', closeReason: 'withdrawn' }),
    'Nina withdrew their enquiry',
    'No answer is expected.',
  ],
  [news('withdrew'), 'Nina withdrew the enquiry that is merged into this one', 'Looms'],
  [news('merged', did('merged')), 'Ravi merged Nina into another of their enquiries', 'Looms'],
  [news('joined', did('joined')), 'Ravi merged another enquiry from Nina into this one', 'Looms'],
  [news('joined'), 'A colleague merged another enquiry from Nina into this one', 'Looms'],
  [news('unmerged', did('unmerged')), 'Ravi undid a merge of Nina', 'Looms'],
  [news('assigned', { ...given, ownerId: ME }), 'Ravi assigned you the enquiry from Nina', 'Looms'],
  [news('assigned', given), 'Ravi unassigned the enquiry from Nina', 'Looms'],
  [news('assigned', { ownerId: ME }), 'A colleague assigned you the enquiry from Nina', 'Looms'],
  [news('returned'), 'Nina is back', 'It was put off until now.'],
  [news('silent'), 'Nina is silent', 'Follow up today.'],
  [news('send-failed'), 'Your reply to Nina was not delivered', ''],
  [news('erased'), 'The enquiry from Nina was erased', ''],
])('%o', (one, what, more) => {
  expect(newsText([one])).toEqual({ what, more });
});

test('several events are announced in one line', () => {
  expect(newsText([])).toBeUndefined();
  expect(newsText([news('received'), news('received')])).toEqual({
    what: '2 arrived',
    more: 'Nina, Menon Textiles, IN: Looms and 1 more',
  });
  const wrote = news('enquirer-replied');
  expect(newsText([wrote, news('received'), wrote, news('withdrew')])).toEqual({
    what: '4 updates:',
    more: '2 wrote again, 1 arrived, 1 withdrew',
  });
});
