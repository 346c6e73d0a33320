import { useSyncExternalStore } from 'react';

/** Whether the service still knows us. Once it says no, words of strangers leave the screen. */
let hasEnded = false;
const listeners = new Set<() => void>();

function tell(ended: boolean): void {
  if (hasEnded === ended) return;
  hasEnded = ended;
  for (const listener of listeners) listener();
}

export const sessionEnded = (): void => {
  tell(true);
};
export const sessionGoesOn = (): void => {
  tell(false);
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSessionEnded = (): boolean => useSyncExternalStore(subscribe, () => hasEnded);
