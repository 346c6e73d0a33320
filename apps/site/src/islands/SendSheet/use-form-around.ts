import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The form element around some fields, which another component renders. */
export function useFormAround(): readonly [
  (place: HTMLElement | null) => void,
  RefObject<HTMLFormElement | null>,
] {
  const form = useRef<HTMLFormElement>(null);
  const place = useCallback((element: HTMLElement | null): void => {
    form.current = element?.closest('form') ?? null;
  }, []);
  return [place, form];
}

/** From now on its submits are handled here. */
export function useSubmits(
  form: RefObject<HTMLFormElement | null>,
  onSubmit: (event: Event) => void,
): void {
  const latest = useRef(onSubmit);
  useEffect(() => {
    latest.current = onSubmit;
  });
  // Before any other effect: one of them may submit a waiting form.
  useLayoutEffect(() => {
    const around = form.current;
    if (!around) return undefined;
    const answer = (event: Event): void => {
      latest.current(event);
    };
    around.setAttribute('novalidate', '');
    around.addEventListener('submit', answer);
    return () => {
      around.removeEventListener('submit', answer);
    };
  }, [form]);
}
