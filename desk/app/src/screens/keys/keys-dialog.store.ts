import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export const openKeys = (): void => {
  set(true);
};
export const closeKeys = (): void => {
  set(false);
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKeysOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
