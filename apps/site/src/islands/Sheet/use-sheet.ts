import { dayIn } from '@studio/contract/zone-time';
import type { Answers } from '@studio/sheet/answers.ts';
import { openFragment } from '@studio/sheet/link.ts';
import { sheetField } from '@studio/sheet/sheet-field.ts';
import { useEffect, useState, type RefObject } from 'react';
import { incomingSheet, dropIncomingSheet } from './incoming-sheet.ts';
import { fillForm, readForm } from './form-answers.ts';
import { saveSheet, savedSheet } from './saved-sheet.ts';
import { changed, empty, isBlank, received, type Origin, type SheetState } from './sheet-state.ts';
import { isStoredLong } from './sheet-store.ts';

type Form = RefObject<HTMLFormElement | null>;

/** The visitor's local date, as 2026-11-15. */
const today = (): string => dayIn(new Date());

interface Arrived {
  readonly answers: Answers;
  readonly origin: Origin;
  readonly isUnreadable?: boolean;
  readonly kept?: Answers | undefined;
}

/** The sheet to start with: from the URL, otherwise the visitor's own. */
async function arrive(): Promise<Arrived | { readonly isUnreadable: boolean }> {
  const opened = await openFragment(incomingSheet());
  const kept = savedSheet();
  if (opened.kind === 'shared') return { answers: opened.answers, origin: 'link', kept };
  if (opened.kind === 'start')
    return { answers: { ...opened.answers, date: today() }, origin: 'start', kept };
  const isUnreadable = opened.kind === 'unreadable';
  return kept ? { answers: kept, origin: 'own', isUnreadable } : { isUnreadable };
}

/** The state of the sheet: its origin, its changes and its storage. */
export function useSheet(form: Form) {
  const [state, setState] = useState<SheetState>(empty);
  const [unreadable, setUnreadable] = useState(false);
  const [chosen, setChosen] = useState<boolean>();
  const long = chosen ?? isStoredLong();

  useEffect(() => {
    const open = async (): Promise<void> => {
      const arrived = await arrive();
      setUnreadable(arrived.isUnreadable ?? false);
      if (!('answers' in arrived)) return;
      if (form.current) fillForm(form.current, arrived.answers);
      setState((now) => received(now, arrived.answers, arrived.origin, arrived.kept));
    };
    const begin = async (): Promise<void> => {
      const typed = form.current && readForm(form.current, empty.answers);
      await Promise.resolve();
      // Answered before hydration: nothing that was typed is lost.
      if (typed && !isBlank(typed)) setState((now) => changed(now, typed, today()));
      else await open();
    };
    void begin();
    const again = (): void => void open();
    addEventListener('hashchange', again);
    return () => {
      removeEventListener('hashchange', again);
    };
  }, [form]);

  // A sheet that would replace the visitor's own waits for a confirmation.
  const { answers, origin, own } = state;
  const isKept = origin !== 'link' && own === undefined && !isBlank(answers);
  useEffect(() => {
    if (!isKept) return;
    saveSheet(answers, long);
    if (incomingSheet().startsWith(`#${sheetField}`)) dropIncomingSheet();
  }, [answers, isKept, long]);

  return {
    ...state,
    unreadable,
    long,
    keepLong: setChosen,
    change: (typed: Answers): void => {
      setState((now) => changed(now, typed, today()));
    },
    /** Shows the visitor's own sheet instead of the incoming one, … */
    takeOwn: (kept: Answers): void => {
      dropIncomingSheet();
      if (form.current) fillForm(form.current, kept);
      setState((now) => received(now, kept, 'own', undefined));
    },
    /** … or replaces it with the incoming one. */
    takeThis: (): void => {
      setState((now) => ({ ...now, own: undefined }));
    },
  };
}
