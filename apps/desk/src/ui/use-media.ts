import { useSyncExternalStore } from 'react';

/** Whether a media query matches, for the few cases that CSS cannot handle. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => {
        media.removeEventListener('change', listener);
      };
    },
    () => window.matchMedia(query).matches,
  );
}
