import { useSyncExternalStore } from 'react';

/**
 * Which row has the eye, and which are chosen. It stands outside React's tree: a step of j or k draws
 * the two rows it concerns, and not the list.
 */
let selected = '';
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
export const chosenRows = (): ReadonlySet<string> => chosen;

export function selectRow(id: string): void {
  if (id === selected) return;
  selected = id;
  tell();
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
