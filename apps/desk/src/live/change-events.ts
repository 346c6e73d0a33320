import type { ChangeEvent } from '@studio/contract/desk/responses';
import { useEffect, useLayoutEffect, useRef } from 'react';

type Listener = (change: ChangeEvent) => void;
const listeners = new Set<Listener>();

export function publishChange(change: ChangeEvent): void {
  for (const listener of listeners) listener(change);
}

/** For a screen that handles changes itself, besides what is fetched again automatically. */
export function useChangeEvents(listener: Listener): void {
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const callLatest: Listener = (change) => {
      latest.current(change);
    };
    listeners.add(callLatest);
    return () => {
      listeners.delete(callLatest);
    };
  }, []);
}
