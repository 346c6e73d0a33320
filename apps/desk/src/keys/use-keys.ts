import { useEffect, useLayoutEffect, useRef } from 'react';
import { listen, type KeyHandlers } from './listener.ts';

/** Handles keys while this component is on the screen. The names are those of key-table.ts. */
export function useKeys(handlers: KeyHandlers): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => listen(() => latest.current), []);
}
