import type { Hint } from '@studio/contract/desk/answers';
import { useEffect, useLayoutEffect, useRef } from 'react';

type Listener = (hint: Hint) => void;
const listeners = new Set<Listener>();

export function tellHint(hint: Hint): void {
  for (const listener of listeners) listener(hint);
}

/** For a screen that handles hints itself, besides what is fetched again automatically. */
export function useHints(listener: Listener): void {
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const tell: Listener = (hint) => {
      latest.current(hint);
    };
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  }, []);
}
