import type { Item } from './due-groups.ts';

/** Undefined for a heading, or past the end of the list. */
export const idAt = (items: readonly Item[], at: number): string | undefined => {
  const item = items[at];
  return item?.kind === 'row' ? item.row.id : undefined;
};

export const positionOf = (items: readonly Item[], id: string): number =>
  items.findIndex((_, at) => idAt(items, at) === id);

/** False if the row is not rendered. */
export function focusRow(box: HTMLElement | null, id: string): boolean {
  const row = box?.querySelector<HTMLElement>(`a[data-row="${id}"]`);
  row?.focus({ preventScroll: true });
  return row != null;
}
