import { useSyncExternalStore } from 'react';

/** Users of speech input, or who press keys by accident, can switch single keys off (WCAG 2.1.4). */
const PLACE = 'desk.keys-off';
const listeners = new Set<() => void>();

export const areKeysOff = (): boolean => localStorage.getItem(PLACE) === 'off';

export function switchKeys(off: boolean): void {
  if (off) localStorage.setItem(PLACE, 'off');
  else localStorage.removeItem(PLACE);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKeysOff = (): boolean => useSyncExternalStore(subscribe, areKeysOff);
