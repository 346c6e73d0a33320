// @vitest-environment jsdom
import { rowOf } from '@studio/contract/fixtures/rows';
import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedDesk } from '#api/cached-desk.ts';
import { renderScreen } from '#screens/render-screen.tsx';
import { BulkBar } from './BulkBar.tsx';
import { chosenRows, selectRow, setChosen } from './selection.store.ts';
import { useListKeys } from './use-list-keys.ts';

const work = vi.hoisted(() => ({ change: vi.fn(), changeAll: vi.fn(), colleagues: [] }));
vi.mock('#screens/work/use-work.ts', () => ({ useWork: () => work }));
vi.mock('#screens/work/LabelMenu.tsx', () => ({ LabelMenu: () => null }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const rows = [rowOf(1), rowOf(2), rowOf(3)];
const items = rows.map((row) => ({ kind: 'row', row, nth: 0, of: 0 }) as const);
const taken = { kind: 'claimed' };

/** The list below the bar, without its rows. */
function Rows() {
  const box = useRef<HTMLDivElement>(null);
  useListKeys({ items, box, onOpen: vi.fn(), isBeside: false, goTo: vi.fn() });
  return null;
}

function press(key: string): void {
  act(() => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });
}

let leave: () => void;
beforeEach(async () => {
  vi.clearAllMocks();
  // jsdom has no top layer to query.
  vi.spyOn(document, 'querySelector').mockReturnValue(null);
  setChosen(new Set());
  selectRow(rowOf(1).id);
  const screen = (
    <>
      <BulkBar rows={rows} />
      <Rows />
    </>
  );
  ({ leave } = await renderScreen(cachedDesk().client, screen));
});
afterEach(() => {
  leave();
});

test('T takes the selected rows, wherever the user has moved since', () => {
  for (const key of ['x', 'j', 'x', 'j', 't']) press(key);
  expect(work.changeAll).toHaveBeenCalledExactlyOnceWith([rows[0], rows[1]], taken);
  expect(work.change).not.toHaveBeenCalled();
  expect(chosenRows().size).toBe(0);
});

test('without a selection, T takes the current row', () => {
  for (const key of ['j', 't']) press(key);
  expect(work.change).toHaveBeenCalledExactlyOnceWith(rows[1], taken);
  expect(work.changeAll).not.toHaveBeenCalled();
});
