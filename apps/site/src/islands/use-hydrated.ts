import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the server's HTML and while hydrating, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
