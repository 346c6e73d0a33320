import { useSyncExternalStore } from 'react';

/**
 * Which row has the eye, and which are chosen. It stands outside React's tree: a step of j or k draws
 * the two rows it concerns, and not the list.
 */
let selected = '';
/** What the list has yet to bring into sight. */
let wanted = '';
let chosen: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const selectedRow = (): string => selected;
export const wantedRow = (): string => wanted;
export const chosenRows = (): ReadonlySet<string> => chosen;

export function selectRow(id: string): void {
  wanted = '';
  if (id === selected) return;
  selected = id;
  tell();
}

/** Selects a row that may be out of sight, or not drawn yet: it is shown, and has the focus. */
export function showRow(id: string): void {
  selectRow(id);
  wanted = id;
}

export function setChosen(ids: ReadonlySet<string>): void {
  chosen = ids;
  tell();
}

export function toggleChosen(id: string): void {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  setChosen(next);
}

export const useIsSelected = (id: string): boolean =>
  useSyncExternalStore(subscribe, () => selected === id);
export const useIsChosen = (id: string): boolean =>
  useSyncExternalStore(subscribe, () => chosen.has(id));
export const useChosen = (): ReadonlySet<string> => useSyncExternalStore(subscribe, chosenRows);
