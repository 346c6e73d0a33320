// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchJson } from '#api/fetch-json.ts';
import { keptDesk } from '#api/kept-desk.ts';
import { queryKeys } from '#api/query-keys.ts';
import { tellHint } from './hints.ts';
import { openLiveLine, type LineListeners } from './live-line.ts';
import { setLive } from './live-state.store.ts';
import { mergeHints } from './merge-hints.ts';
import { useLiveLine } from './use-live-line.ts';

vi.mock('#api/fetch-json.ts', () => ({ fetchJson: vi.fn() }));
vi.mock('./hints.ts', () => ({ tellHint: vi.fn() }));
vi.mock('./live-line.ts', () => ({ openLiveLine: vi.fn() }));
vi.mock('./live-state.store.ts', () => ({ setLive: vi.fn() }));
vi.mock('./merge-hints.ts', () => ({ mergeHints: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const hint = { id: '7', kind: 'claimed', enquiry: 'e' };
const [close, merging] = [vi.fn(), { add: vi.fn(), stop: vi.fn() }];
let desk: ReturnType<typeof keptDesk>;
let root: Root;
let line: LineListeners;

function Desk() {
  useLiveLine();
  return null;
}

const keys = [queryKeys.held, queryKeys.counts, queryKeys.due];

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(mergeHints).mockReturnValue(merging);
  vi.mocked(fetchJson).mockRejectedValue(new Error('no line'));
  vi.mocked(openLiveLine).mockImplementation((listeners) => {
    line = listeners;
    return close;
  });
  desk = keptDesk();
  for (const key of [...keys, queryKeys.labels, queryKeys.views]) desk.client.setQueryData(key, {});
  root = createRoot(document.createElement('div'));
  act(() => {
    root.render(createElement(QueryClientProvider, { client: desk.client }, createElement(Desk)));
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
});
const askedAnew = () => keys.map((key) => desk.isAskedAnew(key));

test('a hint is merged into the lists and told to the screens', () => {
  line.onHint(hint);
  expect(merging.add).toHaveBeenCalledExactlyOnceWith(hint);
  expect(tellHint).toHaveBeenCalledExactlyOnceWith(hint);
  expect(askedAnew()).toEqual([false, false, false]);
});

test('what is in no event changed: held ones, counts, labels and views are fetched', () => {
  line.onHeld();
  expect(desk.isAskedAnew(queryKeys.labels) && desk.isAskedAnew(queryKeys.views)).toBe(true);
  expect(askedAnew()).toEqual([true, true, false]);
});

test('too much was missed: everything is fetched again', () => {
  line.onReload();
  expect(askedAnew()).toEqual([true, true, true]);
});

test('whether it is live is shown; when it is down, the session is checked', () => {
  line.onOpen();
  expect(fetchJson).not.toHaveBeenCalled();
  line.onDown();
  expect(vi.mocked(setLive).mock.calls).toEqual([[true], [false]]);
  expect(vi.mocked(fetchJson).mock.calls.map(([, path]) => path)).toEqual(['/api/me']);
});

test('what came between the first screen and the line is read, and only then', () => {
  line.onBegin('7');
  expect(askedAnew()).toEqual([false, false, false]);
  line.onBegin('8');
  expect(askedAnew()).toEqual([false, false, true]);
});

test('after leaving the desk no event arrives, and only one line was opened', () => {
  act(() => {
    root.render(null);
  });
  expect(openLiveLine).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
  expect(merging.stop).toHaveBeenCalledOnce();
});
