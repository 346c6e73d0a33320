// @vitest-environment jsdom
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchJson } from '#api/fetch-json.ts';
import { cachedDesk } from '#api/cached-desk.ts';
import { enquiryQuery } from '#api/enquiry.ts';
import { queryKeys } from '#api/query-keys.ts';
import { publishChange } from './change-events.ts';
import { openEventStream, type StreamListeners } from './event-stream.ts';
import { setLive } from './live-state.store.ts';
import { applyChanges } from './apply-changes.ts';
import { useEventStream } from './use-event-stream.ts';

vi.mock('#api/fetch-json.ts', () => ({ fetchJson: vi.fn() }));
vi.mock('./change-events.ts', () => ({ publishChange: vi.fn() }));
vi.mock('./event-stream.ts', () => ({ openEventStream: vi.fn() }));
vi.mock('./live-state.store.ts', () => ({ setLive: vi.fn() }));
vi.mock('./apply-changes.ts', () => ({ applyChanges: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const change = { id: '7', kind: 'claimed', enquiry: 'e' };
const [close, merging] = [vi.fn(), { add: vi.fn(), stop: vi.fn() }];
let desk: ReturnType<typeof cachedDesk>;
let root: Root;
let line: StreamListeners;

function Desk() {
  useEventStream();
  return null;
}

const keys = [queryKeys.held, queryKeys.counts, queryKeys.due];

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(applyChanges).mockReturnValue(merging);
  vi.mocked(fetchJson).mockRejectedValue(new Error('no line'));
  vi.mocked(openEventStream).mockImplementation((listeners) => {
    line = listeners;
    return close;
  });
  desk = cachedDesk();
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
const invalidated = () => keys.map((key) => desk.isInvalidated(key));

test('a change is merged into the lists and passed to the screens', () => {
  line.onChangeEvent(change);
  expect(merging.add).toHaveBeenCalledExactlyOnceWith(change);
  expect(publishChange).toHaveBeenCalledExactlyOnceWith(change);
  expect(invalidated()).toEqual([false, false, false]);
});

test('changes without an event number: held enquiries, counts, labels and views are fetched', () => {
  line.onHeld();
  expect(desk.isInvalidated(queryKeys.labels) && desk.isInvalidated(queryKeys.views)).toBe(true);
  expect(invalidated()).toEqual([true, true, false]);
});

test('if too much was missed, everything is fetched again', () => {
  line.onReload();
  expect(invalidated()).toEqual([true, true, true]);
});

test('the state of the connection is shown; when it is down, the session is checked', () => {
  line.onOpen();
  expect(fetchJson).not.toHaveBeenCalled();
  line.onDown();
  expect(vi.mocked(setLive).mock.calls).toEqual([[true], [false]]);
  expect(vi.mocked(fetchJson).mock.calls.map(([, path]) => path)).toEqual(['/api/me']);
});

test('changes between the first screen and the connection are fetched, once', () => {
  line.onBegin('7');
  expect(invalidated()).toEqual([false, false, false]);
  line.onBegin('8');
  expect(invalidated()).toEqual([false, false, true]);
});

describe('an open enquiry is fetched again as part of the same view', () => {
  const paths = () => vi.mocked(fetchJson).mock.calls.map(([, path]) => path);
  const open = () => new QueryObserver(desk.client, enquiryQuery('e')).subscribe(() => undefined);

  test.each([
    [
      'after a change before the connection',
      () => {
        line.onBegin('8');
      },
    ],
    [
      'if too much was missed',
      () => {
        line.onReload();
      },
    ],
  ])('%s', async (_when, happen) => {
    vi.mocked(fetchJson).mockResolvedValue({ id: 'e' });
    const leave = open();
    await vi.waitFor(() => {
      expect(desk.client.getQueryData(queryKeys.enquiry('e'))).toBeDefined();
    });
    happen();
    await vi.waitFor(() => {
      expect(paths()).toEqual(['/api/enquiries/e', '/api/enquiries/e?again=yes']);
    });
    leave();
  });

  test('also while it is fetched for the first time', async () => {
    const first = Promise.withResolvers<object>();
    vi.mocked(fetchJson).mockReturnValueOnce(first.promise).mockResolvedValue({ id: 'e' });
    const leave = open();
    line.onBegin('8');
    expect(paths()).toEqual(['/api/enquiries/e']);
    first.resolve({ id: 'e' });
    await vi.waitFor(() => {
      expect(paths()).toEqual(['/api/enquiries/e', '/api/enquiries/e?again=yes']);
    });
    leave();
  });
});

test('after leaving the desk no event arrives, and only one connection was opened', () => {
  act(() => {
    root.render(null);
  });
  expect(openEventStream).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
  expect(merging.stop).toHaveBeenCalledOnce();
});
