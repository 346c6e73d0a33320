// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { publishChange, useChangeEvents } from './change-events.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const change = { id: '1', kind: 'noted', enquiry: 'one' };

function Screen({ onChangeEvent }: { readonly onChangeEvent: () => void }) {
  useChangeEvents(onChangeEvent);
  return null;
}

test('a screen receives changes while it is shown, with its latest listener', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const root = createRoot(document.createElement('div'));
  act(() => {
    root.render(createElement(Screen, { onChangeEvent: first }));
  });
  publishChange(change);
  act(() => {
    root.render(createElement(Screen, { onChangeEvent: second }));
  });
  publishChange(change);
  act(() => {
    root.unmount();
  });
  publishChange(change);
  expect(first.mock.calls).toEqual([[change]]);
  expect(second.mock.calls).toEqual([[change]]);
});
