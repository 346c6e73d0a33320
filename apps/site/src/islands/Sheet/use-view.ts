import { useEffect, useState, type RefObject } from 'react';
import { sentEvent } from './sent-event.ts';

/** Drawing, viewing the finished sheet, and the confirmation after sending. */
export type View = 'build' | 'done' | 'sent';

const viewIn = (state: unknown): View =>
  (Object(state) as { sheet?: unknown }).sheet === 'done' ? 'done' : 'build';

/** Finishing adds a history entry, so that the browser's back button returns to the questions. */
export function useView(form: RefObject<HTMLFormElement | null>) {
  const [view, setView] = useState<View>('build');
  useEffect(() => {
    const back = ({ state }: PopStateEvent): void => {
      // An entry without a state is a URL within the page, such as a field or another sheet.
      if (state !== null) setView(viewIn(state));
    };
    const sent = (): void => {
      setView('sent');
      scrollTo({ top: 0, behavior: 'instant' });
    };
    const sheet = form.current;
    addEventListener('popstate', back);
    sheet?.addEventListener(sentEvent, sent);
    return () => {
      removeEventListener('popstate', back);
      sheet?.removeEventListener(sentEvent, sent);
    };
  }, [form]);

  return {
    view,
    finish: (): void => {
      history.replaceState({ sheet: 'build' }, '');
      history.pushState({ sheet: 'done' }, '');
      setView('done');
      scrollTo({ top: 0, behavior: 'instant' });
    },
    goOn: (): void => {
      setView('build');
      scrollTo({ top: 0, behavior: 'instant' });
    },
  };
}
