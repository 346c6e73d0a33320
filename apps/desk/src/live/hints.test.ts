// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { tellHint, useHints } from './hints.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const hint = { id: '1', kind: 'noted', enquiry: 'one' };

function Screen({ onHint }: { readonly onHint: () => void }) {
  useHints(onHint);
  return null;
}

test('a screen hears hints while it is there, with what it wants now', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const root = createRoot(document.createElement('div'));
  act(() => {
    root.render(createElement(Screen, { onHint: first }));
  });
  tellHint(hint);
  act(() => {
    root.render(createElement(Screen, { onHint: second }));
  });
  tellHint(hint);
  act(() => {
    root.unmount();
  });
  tellHint(hint);
  expect(first.mock.calls).toEqual([[hint]]);
  expect(second.mock.calls).toEqual([[hint]]);
});
