import { useSyncExternalStore } from 'react';

/** Since when the desk has not been live; nothing while it is. */
let downSince: Date | undefined;
const listeners = new Set<() => void>();

export function setLive(isLive: boolean): void {
  if (isLive === (downSince === undefined)) return;
  downSince = isLive ? undefined : new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDownSince = (): Date | undefined =>
  useSyncExternalStore(subscribe, () => downSince);
