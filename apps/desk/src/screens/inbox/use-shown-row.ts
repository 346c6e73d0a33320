import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Item } from './due-groups.ts';
import { focusRow, positionOf } from './row-positions.ts';
import { selectRow, wantedRow } from './selection.store.ts';

interface ShownRow {
  readonly items: readonly Item[];
  readonly box: RefObject<HTMLElement | null>;
  readonly openId: string | undefined;
  readonly goTo: (at: number, options: { align: 'auto' }) => void;
}

/** The events with which a user begins to scroll. */
const ways = ['wheel', 'touchmove', 'pointerdown'] as const;

/** Scrolls to the open row, and to a row the user asked to see. */
export function useShownRow({ items, box, openId, goTo }: ShownRow): void {
  const bring = useEffectEvent((id: string): void => {
    const at = positionOf(items, id);
    if (at !== -1) goTo(at, { align: 'auto' });
  });
  // The next step starts at the open row, however it was opened.
  useEffect(() => {
    if (openId === undefined) return;
    selectRow(openId);
    bring(openId);
    // The list gets narrow when an enquiry opens beside it, and its rows get higher and are measured one by one. The
    // row is kept in view meanwhile, until the user scrolls.
    const list = box.current;
    const whole = list?.firstElementChild;
    if (!list || !whole) return;
    const observer = new ResizeObserver(() => {
      bring(openId);
    });
    observer.observe(list);
    observer.observe(whole);
    const letGo = () => {
      observer.disconnect();
    };
    for (const way of ways) list.addEventListener(way, letGo, { passive: true });
    return () => {
      letGo();
      for (const way of ways) list.removeEventListener(way, letGo);
    };
  }, [openId, box]);
  // At every render until it is there: a row out of sight is rendered only after the list has scrolled.
  useEffect(() => {
    const id = wantedRow();
    if (id === '') return;
    bring(id);
    if (focusRow(box.current, id)) selectRow(id);
  });
}
