import type { EnquiryRow } from '@studio/contract/desk/responses';
import { inMinutes, ME, NOW, RAVI, rowOf } from '@studio/contract/fixtures/rows';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRows } from '#api/lists.ts';
import { cachedDesk } from '#api/cached-desk.ts';
import { queryKeys } from '#api/query-keys.ts';
import { clearNews, hasArrived, newsOf } from './news.store.ts';
import { applyChanges } from './apply-changes.ts';

vi.mock('#api/lists.ts', () => ({ fetchRows: vi.fn() }));

/** The rows as the service has them. */
const truth = new Map<string, EnquiryRow>();
let desk: ReturnType<typeof cachedDesk>;
let merging: ReturnType<typeof applyChanges>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.mocked(fetchRows).mockReset();
  vi.mocked(fetchRows).mockImplementation((ids) =>
    Promise.resolve(ids.flatMap((id) => truth.get(id) ?? [])),
  );
  truth.clear();
  clearNews();
  desk = cachedDesk();
  merging = applyChanges(desk.client);
});
afterEach(() => {
  merging.stop();
  vi.useRealTimers();
});

async function hear(kind: string, ...rows: readonly EnquiryRow[]): Promise<void> {
  for (const row of rows) {
    truth.set(row.id, row);
    merging.add({ id: '7', kind, enquiry: row.id });
  }
  await vi.advanceTimersByTimeAsync(400);
}
/** The announced news, by kind and reference. */
const newsNow = () => newsOf().map(({ kind, row }) => [kind, row.reference]);
const namesOf = (rows: readonly EnquiryRow[]) => rows.map(({ reference }) => reference);

test('a colleague’s change is shown in every list that has the row', async () => {
  desk.keep('to-answer', [rowOf(1), rowOf(2)]);
  desk.keep('late', [rowOf(1)]);
  await hear('claimed', rowOf(1, { version: 2, ownerId: RAVI }));
  expect(desk.kept('to-answer').map(({ ownerId }) => ownerId)).toEqual([RAVI, null]);
  expect(desk.kept('late').map(({ ownerId }) => ownerId)).toEqual([RAVI]);
});

test('an older version never replaces a newer one', async () => {
  desk.keep('to-answer', [rowOf(1, { version: 3, ownerId: ME })]);
  desk.keep('mine', [rowOf(1, { version: 3, ownerId: ME })]);
  await hear('claimed', rowOf(1, { version: 2, ownerId: RAVI }));
  expect(desk.kept('to-answer')[0]?.ownerId).toBe(ME);
  await hear('enquirer-replied', rowOf(1, { version: 2, ownerId: ME, dueAt: inMinutes(999) }));
  expect(desk.kept('mine')).toEqual([rowOf(1, { version: 3, ownerId: ME })]);
});

test('a label does not change the version, and adds the row to a list with that filter', async () => {
  desk.keep('to-answer', [rowOf(1)]);
  desk.keep('to-answer', [], { label: 'big' });
  await hear('labelled', rowOf(1, { labels: ['big'] }));
  expect(desk.kept('to-answer')[0]?.labels).toEqual(['big']);
  expect(namesOf(desk.kept('to-answer', { label: 'big' }))).toEqual(['R-1']);
});

test('a label does not end news', async () => {
  const wrote = rowOf(1, { version: 2 });
  merging.add({ id: '7', kind: 'enquirer-replied', enquiry: wrote.id });
  await hear('labelled', wrote);
  expect(newsNow()).toEqual([['enquirer-replied', 'R-1']]);
});

test('a row of a search is updated and keeps its found places', async () => {
  const key = queryKeys.search('loom');
  const found = { ...rowOf(1), ofPerson: 1, places: ['here'] };
  desk.client.setQueryData(key, { pages: [{ rows: [found], next: null }], pageParams: [null] });
  await hear('claimed', rowOf(1, { version: 2, ownerId: RAVI }));
  expect(desk.client.getQueryData(key)).toMatchObject({
    pages: [{ rows: [{ ownerId: RAVI, places: ['here'] }] }],
  });
});

test('a new enquiry is announced, and no row moves', async () => {
  desk.keep('to-answer', [rowOf(2)]);
  await hear('received', rowOf(1));
  expect(hasArrived(rowOf(1).id)).toBe(true);
  await hear('opened', rowOf(1, { isOpened: true }));
  expect(namesOf(desk.kept('to-answer'))).toEqual(['R-2']);
});

test.each([
  ['closed meanwhile', { state: 'closed' }],
  ['put off meanwhile', { putOffUntil: inMinutes(1) }],
] as const)('what is %s is not announced', async (_name, change) => {
  await hear('received', rowOf(1, change));
  expect(hasArrived(rowOf(1).id)).toBe(false);
});

test.each(['enquirer-replied', 'withdrew', 'assigned', 'returned', 'silent', 'send-failed'])(
  'that an enquiry %s is announced to its owner, or to everyone if it has none, until it is seen',
  async (kind) => {
    desk.keep('to-answer', [rowOf(1), rowOf(2), rowOf(3)]);
    await hear(
      kind,
      rowOf(1, { version: 2, ownerId: ME }),
      rowOf(2, { version: 2, ownerId: RAVI }),
      rowOf(3, { version: 2 }),
    );
    expect(newsNow()).toEqual([
      [kind, 'R-1'],
      [kind, 'R-3'],
    ]);
    await hear('seen', rowOf(3, { version: 2, unreadSince: null }));
    expect(newsNow()).toEqual([[kind, 'R-1']]);
  },
);

test('reading it or opening its page is not announced, and does not end news', async () => {
  desk.keep('to-answer', [rowOf(1)]);
  for (const kind of ['enquirer-replied', 'seen', 'opened', 'viewed', 'unread'])
    merging.add({ id: '7', kind, enquiry: rowOf(1).id });
  await hear('viewed', rowOf(1));
  expect(newsNow()).toEqual([['enquirer-replied', 'R-1']]);
  clearNews();
  await hear('viewed', rowOf(1));
  expect(newsNow()).toEqual([]);
});

test('a new enquiry stays new until a list has it, whatever happens to it', async () => {
  await hear('received', rowOf(1));
  await hear('enquirer-replied', rowOf(1, { version: 2 }));
  expect(newsNow()).toEqual([['received', 'R-1']]);
});

test.each([
  ['answered by a colleague', 'answered', { state: 'waiting', ownerId: RAVI, unreadSince: null }],
  ['closed', 'closed', { state: 'closed', closeReason: 'spam' }],
] as const)(
  'a new enquiry that is %s is no longer announced, and goes to its list',
  async (_name, kind, change) => {
    desk.keep(change.state, []);
    await hear('received', rowOf(1));
    await hear(kind, rowOf(1, { version: 2, ...change }));
    expect(newsNow()).toEqual([]);
    expect(namesOf(desk.kept(change.state))).toEqual(['R-1']);
  },
);

test('that a new enquiry was withdrawn is announced instead of its arrival', async () => {
  await hear('received', rowOf(1));
  await hear('withdrew', rowOf(1, { version: 2, state: 'closed', closeReason: 'withdrawn' }));
  expect(newsNow()).toEqual([['withdrew', 'R-1']]);
});

test('a new enquiry is announced as it is now, whatever arrives late', async () => {
  await hear('received', rowOf(1));
  await hear('claimed', rowOf(1, { version: 2, ownerId: RAVI, unreadSince: null }));
  await hear('opened', rowOf(1, { isOpened: true }));
  expect(newsOf()).toMatchObject([{ kind: 'received', row: { version: 2, ownerId: RAVI } }]);
});

test('a new enquiry that is erased leaves nothing on the screen', async () => {
  await hear('received', rowOf(1), rowOf(2));
  merging.add({ id: '', kind: 'erased', enquiry: rowOf(1).id });
  expect(newsNow()).toEqual([['received', 'R-2']]);
});

test('an erased enquiry leaves every list, is announced where it was known, and lists are fetched again', async () => {
  const [row] = [rowOf(1)];
  desk.keep('to-answer', [row, rowOf(2)]);
  desk.keep('mine', [row]);
  desk.client.setQueryData(queryKeys.enquiry(row.id), row);
  desk.client.setQueryData(queryKeys.counts, {});
  merging.add({ id: '', kind: 'erased', enquiry: row.id });
  merging.add({ id: '', kind: 'erased', enquiry: 'unknown' });
  expect(namesOf(desk.kept('to-answer'))).toEqual(['R-2']);
  expect(desk.kept('mine')).toEqual([]);
  expect(newsNow()).toEqual([['erased', 'R-1']]);
  expect(desk.client.getQueryData(queryKeys.enquiry(row.id))).toBeUndefined();
  expect(desk.isInvalidated(queryKeys.counts)).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(fetchRows).not.toHaveBeenCalled();
});

test('an enquiry that is listed already is not announced as new', async () => {
  desk.keep('to-answer', [rowOf(1)]);
  await hear('received', rowOf(1));
  expect(hasArrived(rowOf(1).id)).toBe(false);
});

test('a row is inserted at its place in every list it belongs to', async () => {
  desk.keep('mine', [rowOf(1, { ownerId: ME }), rowOf(3, { ownerId: ME })]);
  desk.keep('to-answer', [rowOf(1, { ownerId: ME })], { owner: ME });
  desk.keep('to-answer', [], { owner: 'nobody' });
  desk.keep('closed', [rowOf(9, { state: 'closed' })]);
  await hear('assigned', rowOf(2, { version: 2, ownerId: ME }));
  expect(namesOf(desk.kept('mine'))).toEqual(['R-1', 'R-2', 'R-3']);
  expect(namesOf(desk.kept('to-answer', { owner: ME }))).toEqual(['R-1', 'R-2']);
  expect(namesOf(desk.kept('to-answer', { owner: 'nobody' }))).toEqual([]);
  await hear('assigned', rowOf(4, { version: 2, ownerId: null }));
  expect(namesOf(desk.kept('to-answer', { owner: 'nobody' }))).toEqual(['R-4']);
  expect(namesOf(desk.kept('to-answer', { owner: ME }))).toEqual(['R-1', 'R-2']);
  expect(namesOf(desk.kept('closed'))).toEqual(['R-9']);
});

test('the latest comes first in a queue with that order', async () => {
  desk.keep('closed', [rowOf(3, { state: 'closed' }), rowOf(1, { state: 'closed' })]);
  await hear('closed', rowOf(2, { version: 2, state: 'closed' }));
  expect(namesOf(desk.kept('closed'))).toEqual(['R-3', 'R-2', 'R-1']);
});

test('filters by page and country apply too', async () => {
  desk.keep('waiting', [], { page: '/security' });
  desk.keep('waiting', [], { country: 'SE' });
  const waiting = { version: 2, state: 'waiting' } as const;
  await hear(
    'answered',
    rowOf(1, { ...waiting, page: '/security' }),
    rowOf(2, { ...waiting, country: 'SE' }),
  );
  expect(namesOf(desk.kept('waiting', { page: '/security' }))).toEqual(['R-1']);
  expect(namesOf(desk.kept('waiting', { country: 'SE' }))).toEqual(['R-2']);
});

test('a row beyond the fetched ones comes with its page', async () => {
  desk.keep('to-answer', [rowOf(1), rowOf(3)], { next: 'cursor' });
  await hear('reopened', rowOf(4, { version: 2 }), rowOf(2, { version: 2 }));
  expect(namesOf(desk.kept('to-answer'))).toEqual(['R-1', 'R-2', 'R-3']);
});

test('an enquiry with a second question moves to its new due time', async () => {
  desk.keep('to-answer', [rowOf(1), rowOf(2), rowOf(3)]);
  await hear(
    'enquirer-replied',
    rowOf(1, { version: 2, owedSince: inMinutes(0), dueAt: inMinutes(62.5) }),
  );
  expect(namesOf(desk.kept('to-answer'))).toEqual(['R-2', 'R-1', 'R-3']);
});

test('counts and due times are fetched with a burst, then at most once a second', async () => {
  const asked = vi.spyOn(desk.client, 'invalidateQueries');
  const totals = () =>
    asked.mock.calls.filter(([filter]) => filter?.queryKey === queryKeys.counts).length;
  for (let at = 0; at < 2; at += 1) await hear('opened', rowOf(1));
  expect(totals()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(totals()).toBe(2);
  expect(asked).toHaveBeenCalledWith({ queryKey: queryKeys.due });
});

test('the open enquiry is fetched again', async () => {
  const [row] = [rowOf(1)];
  desk.client.setQueryData(queryKeys.enquiry(row.id), row);
  await hear('noted', row);
  expect(desk.isInvalidated(queryKeys.enquiry(row.id))).toBe(true);
});

test('an enquiry that is unread again is bold in the lists; fetching it would mark it as read', async () => {
  const [row] = [rowOf(1)];
  const key = queryKeys.enquiry(row.id);
  const fetched = vi.fn(() => Promise.resolve(row));
  const open = new QueryObserver(desk.client, { queryKey: key, queryFn: fetched });
  const leave = open.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  desk.keep('to-answer', [rowOf(1, { unreadSince: null })]);
  await hear('unread', rowOf(1, { unreadSince: inMinutes(0) }));
  expect(desk.kept('to-answer')[0]?.unreadSince).toBe(inMinutes(0));
  expect(fetched).toHaveBeenCalledOnce();
  // It is fetched when it is next opened.
  expect(desk.isInvalidated(key)).toBe(true);
  leave();
});

test('changes that arrive together are fetched together', async () => {
  await hear('claimed', rowOf(1), rowOf(2), rowOf(2));
  expect(fetchRows).toHaveBeenCalledTimes(1);
  expect(fetchRows).toHaveBeenCalledWith([rowOf(1).id, rowOf(2).id]);
});

test('more changes than one request can name reload the lists', async () => {
  desk.keep('to-answer', [rowOf(1)]);
  const rows = Array.from({ length: 51 }, (_, nth) => rowOf(nth));
  await hear('closed', ...rows.slice(0, 50));
  expect(desk.isInvalidated(queryKeys.list('to-answer'))).toBe(false);
  await hear('closed', ...rows);
  expect(desk.isInvalidated(queryKeys.list('to-answer'))).toBe(true);
});

test('new enquiries and changes count together', async () => {
  desk.keep('to-answer', [rowOf(1)]);
  const rows = Array.from({ length: 60 }, (_, nth) => rowOf(nth));
  for (const { id } of rows.slice(45)) merging.add({ id: '7', kind: 'received', enquiry: id });
  await hear('closed', ...rows.slice(0, 45));
  expect(desk.isInvalidated(queryKeys.list('to-answer'))).toBe(true);
});

test('that a colleague is writing changes no row', async () => {
  await hear('writing', rowOf(1));
  expect(fetchRows).not.toHaveBeenCalled();
});

test('nothing is fetched after the desk is left', async () => {
  merging.add({ id: '7', kind: 'claimed', enquiry: rowOf(1).id });
  merging.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetchRows).not.toHaveBeenCalled();
});

test('what could not be fetched is applied and announced by a later try', async () => {
  desk.keep('to-answer', [rowOf(1), rowOf(2)]);
  vi.mocked(fetchRows).mockRejectedValueOnce(new Error('The service is restarting.'));
  await hear('received', rowOf(3));
  await hear('claimed', rowOf(1, { version: 2, ownerId: RAVI }));
  await hear('labelled', rowOf(3, { labels: ['big'] }));
  expect(desk.kept('to-answer')[0]?.ownerId).toBe(RAVI);
  expect(newsOf()).toMatchObject([{ kind: 'received', row: { labels: ['big'] } }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchRows).toHaveBeenCalledTimes(2);
});

test('a service that stays away is asked ever more rarely, at most every 30 seconds', async () => {
  vi.mocked(fetchRows).mockRejectedValue(new Error('The service is down.'));
  await hear('received', rowOf(1));
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = vi.mocked(fetchRows).mock.calls.length;
  expect(tries).toBeGreaterThan(5);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(fetchRows).toHaveBeenCalledTimes(tries + 10);
});

test('what fails after the desk is left is not fetched again', async () => {
  let fail: (reason: Error) => void = () => undefined;
  vi.mocked(fetchRows).mockImplementation(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await hear('claimed', rowOf(1));
  merging.stop();
  fail(new Error('The page was left.'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchRows).toHaveBeenCalledOnce();
});
