import { useEffect, useLayoutEffect, useRef } from 'react';
import { listen, type KeyHandlers } from './listener.ts';

/** What keys do while this is on the screen. Names are those of key-table.ts. */
export function useKeys(handlers: KeyHandlers): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => listen(() => latest.current), []);
}
