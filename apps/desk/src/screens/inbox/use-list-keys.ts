import type { EnquiryRow } from '@studio/contract/desk/responses';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useKeys } from '#keys/use-keys.ts';
import type { Item } from './due-groups.ts';
import { focusRow, idAt, positionOf } from './row-positions.ts';
import {
  chosenRows,
  selectedRow,
  selectRow,
  setChosen,
  toggleChosen,
  showRow,
  wantedRow,
} from './selection.store.ts';

interface ListKeys {
  readonly items: readonly Item[];
  readonly box: RefObject<HTMLElement | null>;
  readonly onOpen: (id: string) => void;
  /** Whether an enquiry is open beside the list: a step then opens the next one. */
  readonly isBeside: boolean;
  readonly goTo: (at: number, options: { align: 'auto' }) => void;
}

/** Opening costs a request; moving quickly down the list sends it only where the user stops. */
const RUN_MS = 180;

/** The keys of a list. They change the selection and the scroll position, never the list itself. */
export function useListKeys({ items, box, onOpen, isBeside, goTo }: ListKeys) {
  const stopped = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(stopped.current);
    },
    [],
  );

  /** The next row is usually rendered already; the browser finds its position cheaply. */
  function show(at: number): void {
    const drawn = box.current?.querySelector(`[data-index="${at}"]`);
    if (drawn) drawn.scrollIntoView({ block: 'nearest' });
    else goTo(at, { align: 'auto' });
  }

  /** The next row in this direction; headings are skipped. */
  function step(by: 1 | -1): string | undefined {
    const from = positionOf(items, selectedRow());
    return goFrom(from === -1 && by === -1 ? items.length : from, by);
  }

  function goFrom(from: number, by: 1 | -1): string | undefined {
    let at = from;
    do at += by;
    while (at >= 0 && at < items.length && idAt(items, at) === undefined);
    const id = idAt(items, at);
    if (id === undefined) return undefined;
    // A heading above the first row scrolls into view with it.
    show(by === -1 && idAt(items, at - 1) === undefined ? Math.max(0, at - 1) : at);
    selectRow(id);
    // A row out of sight is rendered after the list has scrolled, and gets the focus then.
    if (!focusRow(box.current, id)) showRow(id);
    if (isBeside) {
      clearTimeout(stopped.current);
      stopped.current = setTimeout(() => {
        onOpen(id);
      }, RUN_MS);
    }
    return id;
  }

  const current = (): EnquiryRow | undefined => {
    const item = items[positionOf(items, selectedRow())];
    return item?.kind === 'row' ? item.row : undefined;
  };

  useKeys({
    next: () => {
      step(1);
    },
    previous: () => {
      step(-1);
    },
    open: () => {
      // The row just requested may not be rendered yet.
      const id = wantedRow() || current()?.id;
      if (id) onOpen(id);
    },
    choose: () => {
      const row = current();
      if (row) toggleChosen(row.id);
    },
    chooseDown: () => {
      const here = current();
      const next = step(1);
      const ids = [here?.id, next].filter((id) => id !== undefined);
      setChosen(new Set([...chosenRows(), ...ids]));
    },
  });

  /** Arrow keys are not characters, so they also work when single keys are switched off. */
  function onArrow(event: KeyboardEvent): void {
    const row = (event.target as Element)
      .closest('[data-index]')
      ?.querySelector<HTMLElement>('a[data-row]');
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Home: () => goFrom(-1, 1),
      End: () => goFrom(items.length, -1),
    };
    const move = moves[event.key];
    if (!row || !move || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // The next step starts at the row that Tab reached.
    selectRow(row.dataset['row'] ?? '');
    move();
  }

  return { onArrow };
}
