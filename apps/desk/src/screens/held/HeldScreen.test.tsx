// @vitest-environment jsdom
import type { HeldRow } from '@studio/contract/desk/held';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedDesk } from '#api/cached-desk.ts';
import { decideHeld } from '#api/held.ts';
import { queryKeys } from '#api/query-keys.ts';
import { renderScreen } from '#screens/render-screen.tsx';
import { showToast } from '#ui/toast.store.ts';
import { HeldScreen } from './HeldScreen.tsx';

vi.mock('#api/held.ts', async (original) => ({
  ...(await original<object>()),
  decideHeld: vi.fn(),
}));
vi.mock('#ui/toast.store.ts', () => ({ showToast: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const held = (name: string): HeldRow => ({
  id: name,
  reference: name,
  receivedAt: '2026-11-16T10:00:00.000Z',
  reason: 'The hidden field was filled in.',
  name,
  companyname: '',
  email: `${name}@x.example`,
  country: '',
  subject: name,
  details: name,
  speaksFor: [],
  speaksAgainst: [],
  alike: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
});

function show(next: string | null) {
  const { client } = cachedDesk();
  client.setQueryData(queryKeys.held, {
    pages: [{ rows: [held('Anna'), held('Bela')], next }],
    pageParams: [null],
  });
  return renderScreen(client, <HeldScreen />);
}
const headings = (page: Element) =>
  [...page.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
const names = (page: Element) => [...page.querySelectorAll('h3')].map((one) => one.textContent);

test('a decision that fails shows the card again, with the reason', async () => {
  const { page, leave } = await show(null);
  const before = names(page);
  expect(before).toHaveLength(2);
  const discard = [...page.querySelectorAll('button')].find((one) =>
    one.textContent.includes('Discard'),
  );
  act(() => {
    discard?.click();
  });
  expect(names(page)).toHaveLength(1);
  vi.mocked(decideHeld).mockRejectedValue(new Error('Stumbled.'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(decideHeld).toHaveBeenCalledOnce();
  expect(names(page)).toEqual(before);
  expect(showToast).toHaveBeenLastCalledWith('Stumbled.', { isFault: true });
  leave();
});

test.each([
  [null, ['Held 2', 'No signs of a real person 2']],
  ['cursor', ['Held 2+', 'No signs of a real person 2+']],
])('the headings say that there are more than the fetched ones: next is %s', async (next, said) => {
  const { page, leave } = await show(next);
  expect(headings(page)).toEqual(said);
  leave();
});
