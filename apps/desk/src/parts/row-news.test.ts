import type { EnquiryRow } from '@studio/contract/desk/responses';
import { ME, RAVI, rowOf } from '@studio/contract/fixtures/rows';
import { expect, test } from 'vitest';
import { lastActionOf, tagOf } from './row-news.ts';

const by = { id: RAVI, name: 'Ravi Pillai' };
const at = rowOf(1).receivedAt;
type News = EnquiryRow['news'];
const news = (kind: News['kind'], more: Partial<News> = {}): News => ({
  kind,
  way: 'mail',
  at,
  by: null,
  ...more,
});

test.each<[Partial<EnquiryRow>, string | undefined, string]>([
  [{}, undefined, 'arrived'],
  [{ news: news('enquirer-replied') }, 'wrote again, by mail', 'wrote again'],
  [{ news: news('enquirer-replied', { way: 'page' }) }, 'added on their page', 'added'],
  [{ news: news('assigned', { by }), ownerId: ME }, 'assigned by Ravi', 'assigned'],
  [{ news: news('assigned', { by }), ownerId: RAVI }, undefined, 'assigned'],
  [
    { news: news('assigned', { by: { id: ME, name: 'Asha' } }), ownerId: ME },
    undefined,
    'assigned',
  ],
  [{ news: news('assigned', { by }) }, 'unassigned by Ravi', 'assigned'],
  [{ news: news('assigned'), ownerId: ME }, 'assigned by a colleague', 'assigned'],
  [{ news: news('returned') }, 'back from Put off', 'back since'],
  [{ news: news('silent') }, 'no answer, follow up', 'reminded'],
  [{ news: news('send-failed') }, 'reply not delivered', 'not sent'],
  [{ news: news('answered') }, undefined, 'answered'],
  [{ news: news('merged'), closeReason: 'duplicate' }, 'duplicate', 'merged'],
  [{ news: news('joined') }, 'merged with another', 'merged'],
  [{ news: news('unmerged') }, 'merge undone', 'merge undone'],
  [{ news: news('withdrew'), closeReason: 'withdrawn' }, 'withdrawn', 'withdrew it'],
  // Closed by hand as withdrawn, after they wrote.
  [{ news: news('enquirer-replied'), closeReason: 'withdrawn' }, 'withdrawn', 'wrote again'],
  // Withdrawn after it was won: the outcome stays.
  [{ news: news('withdrew'), closeReason: 'won' }, 'won', 'withdrew it'],
  [{ news: news('answered'), closeReason: 'not-for-us' }, 'not for us', 'answered'],
  [{ waitingReply: { at, isHeld: false } }, 'to be sent then', 'arrived'],
  [
    { waitingReply: { at, isHeld: true }, news: news('enquirer-replied') },
    'reply paused',
    'wrote again',
  ],
  [{ waitingReply: { at, isHeld: true }, closeReason: 'spam' }, 'spam', 'arrived'],
])('%o', (change, tag, deed) => {
  const row = rowOf(1, change);
  expect([tagOf(row, ME, () => 'then'), lastActionOf(row)]).toEqual([tag, deed]);
});
