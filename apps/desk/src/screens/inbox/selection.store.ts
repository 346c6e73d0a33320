import { create } from 'zustand';

interface Selection {
  readonly selected: string;
  /** What the list has yet to bring into sight. */
  readonly wanted: string;
  readonly chosen: ReadonlySet<string>;
}

/**
 * Which row is current, and which are chosen. It is outside React's tree: a step of j or k renders
 * the two rows it concerns, and not the list.
 */
const useSelection = create<Selection>(() => ({ selected: '', wanted: '', chosen: new Set() }));

export const selectedRow = (): string => useSelection.getState().selected;
export const wantedRow = (): string => useSelection.getState().wanted;
export const chosenRows = (): ReadonlySet<string> => useSelection.getState().chosen;

export function selectRow(id: string): void {
  useSelection.setState({ selected: id, wanted: '' });
}

/** Selects a row that may be out of sight, or not drawn yet: it is shown, and has the focus. */
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

/** Tab stops at the selected row, or at the first one that is drawn if the selected one is not. */
export const useIsStop = (id: string, drawn: ReadonlySet<string> | undefined): boolean =>
  useSelection(({ selected }) => selected === id || (drawn !== undefined && !drawn.has(selected)));
export const useIsChosen = (id: string): boolean => useSelection(({ chosen }) => chosen.has(id));
export const useChosen = (): ReadonlySet<string> => useSelection(({ chosen }) => chosen);
