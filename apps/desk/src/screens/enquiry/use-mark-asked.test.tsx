// @vitest-environment jsdom
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedDesk } from '#api/cached-desk.ts';
import { forgetUnasked, markAsked } from '#api/enquiry.ts';
import { renderScreen } from '#screens/render-screen.tsx';
import { useMarkAsked } from './use-mark-asked.ts';

vi.mock('#api/enquiry.ts', () => ({ markAsked: vi.fn(), forgetUnasked: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Pane() {
  const pane = useRef<HTMLElement>(null);
  useMarkAsked('e', pane);
  return <article ref={pane} />;
}

let desk: ReturnType<typeof cachedDesk>;
let shown: Awaited<ReturnType<typeof renderScreen>>;
beforeEach(async () => {
  vi.clearAllMocks();
  desk = cachedDesk();
  shown = await renderScreen(desk.client, <Pane />);
});
afterEach(() => {
  shown.leave();
});

const press = (...keys: readonly string[]) => {
  for (const key of keys)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};
const count = () => vi.mocked(markAsked).mock.calls.length;

test.each(['pointerdown', 'wheel'])('%s counts in the enquiry, and not beside it', (kind) => {
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(count()).toBe(0);
  shown.page.querySelector('article')?.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(vi.mocked(markAsked).mock.calls).toEqual([[desk.client, 'e']]);
});

test.each(['r', 't', 'Enter', ' ', 'PageDown', '9'])('the key “%s” counts', (key) => {
  press(key);
  expect(count()).toBe(1);
});

test.each([
  ...['j', 'J', 'k', 'u', 'U', 'z', '1', '8', '.', '/', '?'],
  ...['Escape', 'ArrowDown', 'Home', 'End', 'Shift', 'Tab'],
])('the key “%s” does not: it leaves the enquiry, or is about another one', (key) => {
  press(key);
  expect(count()).toBe(0);
});

test('a key of two characters leaves it too; the next one counts', () => {
  press('g', 'r');
  expect(count()).toBe(0);
  press('r');
  expect(count()).toBe(1);
});

test('what is typed in the search field beside it does not count; a text in the enquiry does', () => {
  const [search, text] = [document.createElement('input'), document.createElement('textarea')];
  document.body.append(search);
  shown.page.querySelector('article')?.append(text);
  for (const [field, times] of [
    [search, 0],
    [text, 1],
  ] as const) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
    expect(count()).toBe(times);
  }
  search.remove();
});

test('once it is left, nothing counts', () => {
  shown.leave();
  press('r');
  expect(count()).toBe(0);
  expect(forgetUnasked).toHaveBeenCalledExactlyOnceWith('e');
});
