// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { switchKeys, useKeysOff } from './keys-off.store.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('the browser remembers whether single keys are off, and the desk knows at once', () => {
  const page = document.createElement('div');
  const root = createRoot(page);
  const Screen = () => (useKeysOff() ? 'off' : 'on');
  const seen = () => [page.textContent, localStorage.getItem('desk.keys-off')];
  act(() => {
    root.render(createElement(Screen));
  });
  expect(seen()).toEqual(['on', null]);
  act(() => {
    switchKeys(true);
  });
  expect(seen()).toEqual(['off', 'off']);
  act(() => {
    switchKeys(false);
  });
  expect(seen()).toEqual(['on', null]);
  act(() => {
    root.unmount();
  });
});
