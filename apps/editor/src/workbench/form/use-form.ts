import { useEffect, useState, type RefObject } from 'react';
import { refused, type Refusal } from '#refusal.ts';
import { onSaved } from '../on-saved.ts';
import { nowhere, readForm, type FormState } from './read-form.ts';

const same = (a: FormState, b: FormState): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the form shows. Its router sends no event when it navigates, so it is polled. */
export function useForm(frame: RefObject<HTMLIFrameElement | null>): FormState {
  const [state, setState] = useState(nowhere);
  useEffect(() => {
    const timer = setInterval(() => {
      const form = frame.current?.contentWindow;
      const now = form ? readForm(form) : nowhere;
      setState((before) => (same(before, now) ? before : now));
    }, 300);
    return () => {
      clearInterval(timer);
    };
  }, [frame]);
  return state;
}

/** Why the last save was refused, until a file changes or another form is opened. */
export function useRefusals(
  frame: RefObject<HTMLIFrameElement | null>,
  pathname: string,
): readonly Refusal[] {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  useEffect(() => {
    const form = frame.current?.contentWindow;
    const remember = (event: Event): void => {
      setRefusals((event as CustomEvent<readonly Refusal[]>).detail);
    };
    const forget = (): void => {
      setRefusals([]);
    };
    form?.addEventListener(refused, remember);
    const stop = onSaved(forget);
    return () => {
      form?.removeEventListener(refused, remember);
      stop();
      forget();
    };
  }, [frame, pathname]);

  return refusals;
}
