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

/** Scrolls to the open row, and to the one the user asked to see. */
export function useShownRow({ items, box, openId, goTo }: ShownRow): void {
  const bring = useEffectEvent((id: string): void => {
    const at = positionOf(items, id);
    if (at !== -1) goTo(at, { align: 'auto' });
  });
  // However it was opened: the next step begins there.
  useEffect(() => {
    if (openId === undefined) return;
    selectRow(openId);
    bring(openId);
    // The list gets narrow when the enquiry is drawn beside it, its rows get higher and are measured one by one: the
    // row stays in sight meanwhile, until the user scrolls.
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
  // With every drawing, until it is there: a row out of sight is drawn only once the list has moved.
  useEffect(() => {
    const id = wantedRow();
    if (id === '') return;
    bring(id);
    if (focusRow(box.current, id)) selectRow(id);
  });
}
