// @vitest-environment jsdom
import { inMinutes, ME, NOW, RAVI, rowOf } from '@studio/contract/fixtures/rows';
import type { EnquiryRow } from '@studio/contract/desk/responses';
import type { Command } from '@studio/contract/desk/work';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { optimisticWork, useChangeWork, type WorkChange } from './change-work.ts';
import { enquiryQuery, refetchEnquiry } from './enquiry.ts';
import { useErasePerson } from './erase-person.ts';
import { fetchJson } from './fetch-json.ts';
import { cachedDesk } from './cached-desk.ts';
import { usePutLabel } from './labels.ts';
import { editRows, insertRows, updateCachedWork, workIn, type CachedList } from './work-cache.ts';
import { queueContextNow } from './me.ts';
import { listOf, queryKeys } from './query-keys.ts';
import { useMarkUnopened } from './mark-unopened.ts';

vi.mock('./fetch-json.ts', () => ({ fetchJson: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let desk: ReturnType<typeof cachedDesk>;
let root: Root;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.mocked(fetchJson).mockReset();
  desk = cachedDesk();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
});
const namesOf = (rows: readonly EnquiryRow[]) => rows.map(({ reference }) => reference);
const keepPages = (...pages: CachedList['pages']) => {
  desk.client.setQueryData(queryKeys.list('to-answer'), { pages, pageParams: [null, 'c'] });
};
const keptPages = () =>
  desk.client.getQueryData<CachedList>(queryKeys.list('to-answer'))?.pages ?? [];

/** Renders a hook and returns its current value. */
function used<Given>(hook: () => Given): () => Given {
  let given: Given;
  function Screen() {
    const now = hook();
    useEffect(() => {
      given = now;
    });
    return null;
  }
  act(() => {
    root.render(createElement(QueryClientProvider, { client: desk.client }, createElement(Screen)));
  });
  return () => given;
}

test('a row goes to the page it belongs to, and only a row whose place changed moves', () => {
  keepPages({ rows: [rowOf(1), rowOf(3)], next: 'c' }, { rows: [rowOf(5)], next: null });
  const read = insertRows(desk.client, 'to-answer', {}, [rowOf(2), rowOf(4), rowOf(9), rowOf(3)]);
  expect(keptPages().map(({ rows }) => namesOf(rows))).toEqual([
    ['R-1', 'R-2', 'R-3'],
    ['R-4', 'R-5', 'R-9'],
  ]);
  expect(namesOf(read)).toEqual(['R-1', 'R-2', 'R-3', 'R-4', 'R-5', 'R-9']);
});

test('a row beyond the last fetched row waits for its page', () => {
  keepPages({ rows: [rowOf(1)], next: 'c' }, { rows: [rowOf(3)], next: 'd' });
  insertRows(desk.client, 'to-answer', {}, [rowOf(4)]);
  expect(keptPages().map(({ rows }) => namesOf(rows))).toEqual([['R-1'], ['R-3']]);
});

test('a page that is empty and not the last stays empty', () => {
  keepPages({ rows: [], next: 'c' });
  expect(insertRows(desk.client, 'to-answer', {}, [rowOf(1)])).toEqual([]);
});

test('a list that is not cached is not changed', () => {
  expect(insertRows(desk.client, 'mine', {}, [rowOf(1)])).toEqual([]);
  expect(desk.client.getQueryData(queryKeys.list('mine'))).toBeUndefined();
});

test('without rows to insert the list stays the same object, so nothing renders again', () => {
  desk.keep('to-answer', [rowOf(1)]);
  const before = desk.client.getQueryData(queryKeys.list('to-answer'));
  insertRows(desk.client, 'to-answer', {}, [rowOf(1, { version: 2, ownerId: RAVI })]);
  insertRows(desk.client, 'to-answer', {}, []);
  expect(desk.client.getQueryData(queryKeys.list('to-answer'))).toBe(before);
});

test('an edit changes its rows only; other pages and lists stay the same objects', () => {
  keepPages({ rows: [rowOf(1), rowOf(2)], next: 'c' }, { rows: [rowOf(3)], next: null });
  desk.keep('late', [rowOf(3)]);
  const [, second] = keptPages();
  const late = desk.client.getQueryData(queryKeys.list('late'));
  editRows(desk.client, (row) => ({ ...row, name: 'Edited' }), new Set([rowOf(1).id]));
  expect(keptPages()[0]?.rows.map(({ name }) => name)).toEqual(['Edited', 'Writer 2']);
  expect(keptPages()[1]).toBe(second);
  expect(desk.client.getQueryData(queryKeys.list('late'))).toBe(late);
});

test('an older version replaces a newer one only after a refusal', () => {
  const { id } = rowOf(1);
  desk.keep('mine', [rowOf(1, { version: 3 })]);
  desk.client.setQueryData(queryKeys.enquiry(id), rowOf(1, { version: 3 }));
  const older = workIn(rowOf(1, { version: 2, ownerId: RAVI }));
  const owners = () => [
    desk.kept('mine')[0]?.ownerId,
    desk.client.getQueryData<EnquiryRow>(queryKeys.enquiry(id))?.ownerId,
  ];
  updateCachedWork(desk.client, id, older);
  expect(owners()).toEqual([null, null]);
  updateCachedWork(desk.client, id, { ...older, version: 3 });
  expect(owners()).toEqual([RAVI, RAVI]);
  updateCachedWork(desk.client, id, { ...older, ownerId: ME }, false);
  expect(owners()).toEqual([ME, ME]);
  expect(desk.kept('mine')[0]?.name).toBe('Writer 1');
});

test('an enquiry that is not cached is not created', () => {
  updateCachedWork(desk.client, rowOf(1).id, workIn(rowOf(1)));
  expect(desk.client.getQueryData(queryKeys.enquiry(rowOf(1).id))).toBeUndefined();
});

test.each([
  [queryKeys.list('mine'), { queue: 'mine', filters: {} }],
  [queryKeys.list('late', { owner: ME }), { queue: 'late', filters: { owner: ME } }],
  [['list', 'late', { page: 7, country: 'SE' }], { queue: 'late', filters: { country: 'SE' } }],
  [queryKeys.search('mine'), undefined],
  [['list', 'mine', 'word'], undefined],
  [['list', 'mine', null], undefined],
  [['list', 'unknown', {}], undefined],
])('%j is the cache key of %j', (key, list) => {
  expect(listOf(key)).toEqual(list);
});

test('before the first answer, no user is known and the browser’s clock is used', () => {
  desk.client.clear();
  expect(queueContextNow(desk.client)).toEqual({ me: '', now: NOW });
});

const order = (command: Command): WorkChange => ({
  id: rowOf(1).id,
  seen: rowOf(1),
  command,
  staffId: ME,
});

test('the expected work is computed by the rules of the service', () => {
  expect(optimisticWork(order({ kind: 'claimed' }))).toEqual({
    ...workIn(rowOf(1)),
    version: 2,
    ownerId: ME,
  });
  expect(optimisticWork(order({ kind: 'put-off', until: inMinutes(999) })).putOffUntil).toBe(
    inMinutes(31),
  );
  const answered = optimisticWork(order({ kind: 'answered', by: 'telephone', then: 'waiting' }));
  expect(answered).toMatchObject({ state: 'waiting', firstAnsweredAt: NOW.toISOString() });
});

test('a change is shown at once, then the service’s answer', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  vi.mocked(fetchJson).mockReturnValue(promise);
  desk.keep('to-answer', [rowOf(1)]);
  for (const key of [queryKeys.counts, queryKeys.due, queryKeys.held])
    desk.client.setQueryData(key, {});
  const change = used(useChangeWork);
  await act(async () => {
    change().mutate(order({ kind: 'claimed' }));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(desk.kept('to-answer')[0]).toMatchObject({ version: 2, ownerId: ME });
  const [[, path, asking] = []] = vi.mocked(fetchJson).mock.calls;
  expect([path, asking]).toEqual([
    `/api/enquiries/${rowOf(1).id}/changes`,
    { method: 'POST', body: { command: { kind: 'claimed' }, version: 1 } },
  ]);
  await act(async () => {
    resolve(workIn(rowOf(1, { version: 3, ownerId: ME, dueAt: inMinutes(7) })));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(desk.kept('to-answer')[0]).toMatchObject({ version: 3, dueAt: inMinutes(7) });
  const keys = [queryKeys.counts, queryKeys.due, queryKeys.held, queryKeys.list('to-answer')];
  expect(keys.map(desk.isInvalidated)).toEqual([true, true, false, false]);
});

const conflict = {
  message: 'Ravi was faster.',
  now: workIn(rowOf(1, { version: 2, ownerId: RAVI })),
  owner: { id: RAVI, name: 'Ravi' },
};
test.each([
  ['what is true comes with it', new ApiError(409, 'Ravi was faster.', conflict), RAVI],
  ['nothing comes with it', new ApiError(500, 'Stumbled.'), null],
])('a refused change is removed from the screen: %s', async (_name, error, ownerId) => {
  vi.mocked(fetchJson).mockRejectedValue(error);
  desk.keep('to-answer', [rowOf(1)]);
  const change = used(useChangeWork);
  await act(async () => {
    change().mutate(order({ kind: 'claimed' }));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(desk.kept('to-answer')[0]?.ownerId).toBe(ownerId);
});

test('an open enquiry is fetched again as the same view; any other is only marked stale', async () => {
  vi.mocked(fetchJson).mockResolvedValue({});
  const [open, left] = ['open', 'left'];
  for (const id of [open, left]) desk.client.setQueryData(queryKeys.enquiry(id), {});
  const leave = new QueryObserver(desk.client, {
    ...enquiryQuery(open),
    staleTime: Infinity,
  }).subscribe(() => undefined);
  for (const id of [open, left]) await refetchEnquiry(desk.client, id);
  await refetchEnquiry(desk.client, open);
  leave();
  const paths = () => vi.mocked(fetchJson).mock.calls.map(([, path]) => path);
  expect(paths()).toEqual(['/api/enquiries/open?again=yes', '/api/enquiries/open?again=yes']);
  await desk.client.query(enquiryQuery(open));
  await desk.client.query(enquiryQuery(left));
  expect(paths().slice(-2)).toEqual(['/api/enquiries/open', '/api/enquiries/left']);
});

test('an enquiry marked as unread is so in every list, once the service agrees', async () => {
  vi.mocked(fetchJson).mockResolvedValue({ id: rowOf(1).id });
  desk.keep('mine', [rowOf(1, { isOpened: true }), rowOf(2, { isOpened: true })]);
  const unopened = used(useMarkUnopened);
  await act(async () => {
    unopened().mutate(rowOf(1).id);
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(desk.kept('mine').map(({ isOpened }) => isOpened)).toEqual([false, true]);
  const [[, path, asking] = []] = vi.mocked(fetchJson).mock.calls;
  expect([path, asking]).toEqual([
    `/api/enquiries/${rowOf(1).id}/unread`,
    { method: 'POST', body: {} },
  ]);
});

test('after a person is erased every list and total is fetched again', async () => {
  vi.mocked(fetchJson).mockResolvedValue({});
  desk.keep('mine', [rowOf(1)]);
  for (const key of [queryKeys.counts, queryKeys.due, queryKeys.held])
    desk.client.setQueryData(key, {});
  const erase = used(useErasePerson);
  await act(async () => {
    erase().mutate({ email: 'mira@menon.example', confirm: 'R-1', mails: undefined });
    await vi.advanceTimersByTimeAsync(0);
  });
  const keys = [queryKeys.list('mine'), queryKeys.counts, queryKeys.due, queryKeys.held];
  expect(keys.map(desk.isInvalidated)).toEqual([true, true, true, false]);
});

test('a label is shown at once; a refusal removes it', async () => {
  const { id } = rowOf(1);
  desk.keep('to-answer', [rowOf(1, { labels: ['shop'] })]);
  const shown = () => desk.kept('to-answer')[0]?.labels;
  const put = used(usePutLabel);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  vi.mocked(fetchJson).mockReturnValueOnce(promise);
  await act(async () => {
    put().mutate({ id, label: 'big', isOn: true });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(shown()).toEqual(['shop', 'big']);
  await act(async () => {
    resolve({ labels: ['big', 'shop'] });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(shown()).toEqual(['big', 'shop']);
  vi.mocked(fetchJson).mockRejectedValueOnce(new ApiError(409, 'Retired.'));
  await act(async () => {
    put().mutate({ id, label: 'shop', isOn: false });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(shown()).toEqual(['big', 'shop']);
});
