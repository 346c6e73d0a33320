import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

const onMotionChange = (changed: () => void): (() => void) => {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
};

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    onMotionChange,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );

/** True while the visitor interacts with the element, or the tab is in the background. */
export function useAttention(element: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const stop = new AbortController();
    const on = (type: string, listener: () => void, on: EventTarget = target): void => {
      on.addEventListener(type, listener, { signal: stop.signal });
    };
    on('pointerenter', () => {
      setHovered(true);
    });
    on('pointerleave', () => {
      setHovered(false);
    });
    on('focusin', () => {
      setFocused(true);
    });
    on('focusout', () => {
      setFocused(false);
    });
    on(
      'visibilitychange',
      () => {
        setHidden(document.hidden);
      },
      document,
    );
    return () => {
      stop.abort();
    };
  }, [element]);

  return hovered || focused || hidden;
}
