import { useLayoutEffect, useRef } from 'react';

/**
 * The summary above the fields shrinks while one of them is corrected. The field stays where the visitor sees it: the
 * page scrolls by as much, and where it cannot, near its top, `place` around the summary keeps the space until the
 * next submit. Not every browser does this by itself, and none does the latter.
 */
export function useSteadyField(errors: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const edited = useRef<{ readonly field: Element; readonly top: number }>(undefined);

  useLayoutEffect(() => {
    if (!place.current) return;
    if (!edited.current) {
      place.current.style.minHeight = '';
      return;
    }
    const { field, top } = edited.current;
    edited.current = undefined;
    const moved = (): number => field.getBoundingClientRect().top - top;
    if (moved() === 0) return;
    scrollBy({ top: moved(), behavior: 'instant' });
    const missing = Math.round(-moved());
    if (missing > 0) place.current.style.minHeight = `${place.current.offsetHeight + missing}px`;
  }, [errors]);

  const holdInPlace = (field: Element): void => {
    edited.current = { field, top: field.getBoundingClientRect().top };
  };
  return { place, holdInPlace };
}
