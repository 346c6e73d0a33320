// @vitest-environment jsdom
import type { Publishing } from '@studio/contract/publishing';
import { act, createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPublishing, order } from './publishing-api.ts';
import { usePublishing } from './use-publishing.ts';

vi.mock('./publishing-api.ts', () => ({
  fetchPublishing: vi.fn(),
  order: vi.fn(),
  signOut: vi.fn(),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const state: Publishing = {
  me: { name: 'Paul Okafor', mayPublish: true },
  ...{ companyName: 'The company', next: 'a', progress: null },
  ...{ changes: [], undone: [], editions: [], duties: [] },
};
const OUTAGE = 'The service did not answer.';
const REFUSAL = 'Another edition is being made.';

let now: ReturnType<typeof usePublishing>;
let root: Root;

function Screen() {
  const publishing = usePublishing();
  useEffect(() => {
    now = publishing;
  });
  return null;
}
const poll = () => act(() => vi.advanceTimersByTimeAsync(10_000));

beforeEach(async () => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.mocked(fetchPublishing).mockResolvedValue(state);
  vi.mocked(order).mockResolvedValue();
  root = createRoot(document.createElement('div'));
  act(() => {
    root.render(createElement(Screen));
  });
  await poll();
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
});

it('an outage is shown until the service answers again', async () => {
  vi.mocked(fetchPublishing).mockRejectedValueOnce(new Error(OUTAGE));
  await poll();
  expect(now.problem).toBe(OUTAGE);
  await poll();
  expect(now.problem).toBe('');
});

it('a refusal is shown until the next order', async () => {
  vi.mocked(order).mockRejectedValueOnce(new Error(REFUSAL));
  await act(() => now.give('publish', {}));
  await poll();
  expect(now.problem).toBe(REFUSAL);
  await act(() => now.give('publish', {}));
  expect(now.problem).toBe('');
});

it('an order runs until the screen shows its result', async () => {
  const answered = Promise.withResolvers<Publishing>();
  vi.mocked(fetchPublishing).mockReturnValueOnce(answered.promise);
  let given: Promise<void> | undefined;
  await act(async () => {
    given = now.give('publish', {});
    await Promise.resolve();
  });
  expect(now.isOrdering).toBe(true);
  answered.resolve(state);
  await act(() => given);
  expect(now.isOrdering).toBe(false);
});
