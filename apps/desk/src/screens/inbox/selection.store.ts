import { create } from 'zustand';

interface Selection {
  readonly selected: string;
  /** The row that the list has yet to scroll into view. */
  readonly wanted: string;
  readonly chosen: ReadonlySet<string>;
}

/**
 * The current row and the selected rows. Kept outside React's tree, so that a step with j or k renders two rows and
 * not the list.
 */
const useSelection = create<Selection>(() => ({ selected: '', wanted: '', chosen: new Set() }));

export const selectedRow = (): string => useSelection.getState().selected;
export const wantedRow = (): string => useSelection.getState().wanted;
export const chosenRows = (): ReadonlySet<string> => useSelection.getState().chosen;

export function selectRow(id: string): void {
  useSelection.setState({ selected: id, wanted: '' });
}

/** Selects a row that may be out of sight or not rendered yet: it is scrolled into view and gets the focus. */
export function showRow(id: string): void {
  useSelection.setState({ selected: id, wanted: id });
}

export function setChosen(ids: ReadonlySet<string>): void {
  useSelection.setState({ chosen: ids });
}

export function toggleChosen(id: string): void {
  const next = new Set(chosenRows());
  if (!next.delete(id)) next.add(id);
  setChosen(next);
}

/** Tab stops at the selected row, or at the first rendered one if the selected row is not rendered. */
export const useIsStop = (id: string, drawn: ReadonlySet<string> | undefined): boolean =>
  useSelection(({ selected }) => selected === id || (drawn !== undefined && !drawn.has(selected)));
export const useIsChosen = (id: string): boolean => useSelection(({ chosen }) => chosen.has(id));
export const useChosen = (): ReadonlySet<string> => useSelection(({ chosen }) => chosen);
