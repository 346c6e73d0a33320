// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capsOf, keyGroups, keyNames, keyOf } from './key-table.ts';
import { switchKeys } from './keys-off.store.ts';
import { listen, type KeyHandlers } from './listener.ts';
import { useKeys } from './use-keys.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const leaving: (() => void)[] = [];
function Screen(handlers: KeyHandlers) {
  useKeys(handlers);
  return null;
}
function hearing(handlers: KeyHandlers): void {
  leaving.push(listen(() => handlers));
}

/** Whether a dialog is open: jsdom has no top layer to query. */
let hasDialog = false;
beforeEach(() => {
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    hasDialog && selector === 'dialog:modal' ? document.body : null,
  );
});
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  hasDialog = false;
  switchKeys(false);
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function press(
  key: string,
  more: KeyboardEventInit = {},
  target: Element = document.body,
): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  return target.dispatchEvent(event);
}
function added(name: string): Element {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}

test('a key runs the handler of the screen and nothing else', () => {
  const reply = vi.fn();
  hearing({ reply });
  expect(press('r')).toBe(false);
  expect(press('x')).toBe(true);
  expect(reply).toHaveBeenCalledTimes(1);
});

test('keys are off behind an open dialog', () => {
  const [reply, send] = [vi.fn(), vi.fn()];
  hearing({ reply, send });
  hasDialog = true;
  press('r');
  press('Enter', { ctrlKey: true });
  expect(reply).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  hasDialog = false;
  press('r');
  expect(reply).toHaveBeenCalledTimes(1);
});

test.each(['input', 'textarea', 'select'])(
  'single keys are off while the user types in %s',
  (name) => {
    const [reply, send] = [vi.fn(), vi.fn()];
    hearing({ reply, send });
    const field = added(name);
    press('r', {}, field);
    expect(reply).not.toHaveBeenCalled();
    press('Enter', { metaKey: true }, field);
    expect(send).toHaveBeenCalledTimes(1);
  },
);

test('single keys that are switched off do nothing; those for typing still work', () => {
  const [reply, send] = [vi.fn(), vi.fn()];
  hearing({ reply, send });
  switchKeys(true);
  press('r');
  press('Enter', { ctrlKey: true });
  expect(reply).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledTimes(1);
});

test('Escape works where single keys are switched off, but not while the user types', () => {
  const leave = vi.fn();
  hearing({ leave });
  press('Escape', {}, added('input'));
  expect(leave).not.toHaveBeenCalled();
  switchKeys(true);
  press('Escape');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('Enter belongs to the focused control', () => {
  const open = vi.fn();
  hearing({ open });
  press('Enter', {}, added('button'));
  expect(open).not.toHaveBeenCalled();
  press('Enter');
  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  ['Alt is held', { altKey: true }],
  ['a letter is being composed', { isComposing: true }],
])('a key is ignored while %s', (_name, more) => {
  const reply = vi.fn();
  hearing({ reply });
  press('r', more);
  expect(reply).not.toHaveBeenCalled();
});

test('the listener added last is asked first, until it is removed', () => {
  const [list, pane] = [vi.fn(), vi.fn()];
  hearing({ take: list });
  hearing({ take: pane });
  press('t');
  leaving.pop()?.();
  press('t');
  expect([list, pane].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('two keys in a row are one key, if the second comes in time', () => {
  const reports = vi.fn();
  hearing({ reports });
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  clock.mockReturnValue(1_000);
  press('g');
  clock.mockReturnValue(2_199);
  press('r');
  expect(reports).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(5_000);
  press('g');
  clock.mockReturnValue(6_200);
  press('r');
  expect(reports).toHaveBeenCalledTimes(1);
});

test('a capital letter means Shift, and Ctrl differs from no modifier', () => {
  const [next, chooseDown, chooseAll] = [vi.fn(), vi.fn(), vi.fn()];
  hearing({ next, chooseDown, chooseAll });
  press('J', { shiftKey: true });
  press('A', { ctrlKey: true });
  press('j', { ctrlKey: true });
  expect([next, chooseDown, chooseAll].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
});

test('Ctrl with Shift is a key of its own, and a listener’s current handlers are used', () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  const root = createRoot(document.createElement('div'));
  const show = (send: () => void) => {
    act(() => {
      root.render(createElement(Screen, { send, sendOther: other }));
    });
  };
  show(first);
  show(second);
  press('Enter', { ctrlKey: true });
  press('Enter', { ctrlKey: true, shiftKey: true });
  act(() => {
    root.unmount();
  });
  press('Enter', { ctrlKey: true });
  expect([first, second, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
});

test('a sign with Ctrl is the same on a keyboard that needs Shift for it', () => {
  const templateTyping = vi.fn();
  hearing({ templateTyping });
  const field = added('textarea');
  expect(press(';', {}, field)).toBe(true);
  press(';', { ctrlKey: true }, field);
  press(';', { ctrlKey: true, shiftKey: true }, field);
  expect(templateTyping).toHaveBeenCalledTimes(2);
});

test('every key can be pressed, and no two single keys of a screen are the same', () => {
  // Held enquiries have no labels, so L releases one on that screen.
  const single = keyNames.filter((name) => name !== 'release' && !keyOf(name).keys.includes(' '));
  expect(keyOf('release').keys).toBe(keyOf('label').keys);
  expect(new Set(single.map((name) => keyOf(name).keys)).size).toBe(single.length);
  for (const name of keyNames) {
    expect(keyOf(name).keys).toMatch(/^(?:Ctrl\+(?:Shift\+)?)?(?:Enter|Escape|\S)$|^g [a-z]$/u);
    expect(keyOf(name).does).not.toBe('');
    expect(keyGroups[keyOf(name).group]).not.toBe('');
  }
});

test('caps are those printed on a keyboard', () => {
  expect([capsOf('next'), capsOf('chooseDown'), capsOf('reports'), capsOf('send')]).toEqual([
    ['J'],
    ['⇧', 'J'],
    ['G', 'R'],
    ['Ctrl', '↵'],
  ]);
});
