import type { DraftView } from '@studio/contract/desk/mails';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveDraft } from '#api/replies.ts';
import {
  dropDraft,
  latestDraft,
  newDraft,
  onDraftChangedElsewhere,
  writeDraft,
  type DraftKey,
} from './local-draft.ts';

/** After so long without typing, the draft is saved on the server as well. */
const PAUSE_MS = 700;
const AGAIN_MS = 10_000;

/**
 * here: in this browser alone, until the service has it too. written-elsewhere, gone-elsewhere: another window
 * of this browser changed it, or sent or emptied it.
 */
export type DraftStatus = 'none' | 'here' | 'kept' | 'written-elsewhere' | 'gone-elsewhere';

/** A text that survives: each letter in this browser, each pause at the service. */
export function useDraft({ staffId, enquiryId, what }: DraftKey, kept: DraftView | undefined) {
  const [draft, setDraft] = useState(() => latestDraft({ staffId, enquiryId, what }, kept));
  const [place, setPlace] = useState<DraftStatus>(
    kept ? 'kept' : draft.text === '' ? 'none' : 'here',
  );
  const last = useRef(draft);
  /** Written since the service had it last. */
  const isAhead = useRef(place === 'here');

  const save = useCallback(async (): Promise<void> => {
    if (!isAhead.current) return;
    const { key, text, writtenAt } = last.current;
    const isKept = await saveDraft(enquiryId, what, { key, text, writtenAt }).then(
      () => true,
      () => false,
    );
    if (!isKept || last.current.writtenAt !== writtenAt) return;
    isAhead.current = false;
    setPlace(text === '' ? 'none' : 'kept');
  }, [enquiryId, what]);

  const write = useCallback(
    (text: string): void => {
      last.current = { ...last.current, text, writtenAt: new Date().toISOString() };
      isAhead.current = true;
      const here = { staffId, enquiryId, what };
      if (text === '') dropDraft(here);
      else writeDraft(here, last.current);
      setDraft(last.current);
      setPlace('here');
    },
    [staffId, enquiryId, what],
  );

  /** It was sent, and the service has thrown its own away. */
  const clear = useCallback((): void => {
    last.current = newDraft('');
    isAhead.current = false;
    dropDraft({ staffId, enquiryId, what });
    setDraft(last.current);
    setPlace('none');
  }, [staffId, enquiryId, what]);

  useEffect(() => {
    if (place !== 'here') return undefined;
    const soon = setTimeout(() => void save(), PAUSE_MS);
    const again = setInterval(() => void save(), AGAIN_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }, [draft, place, save]);

  // The newer text wins, and the window that kept the older one says so.
  useEffect(
    () =>
      onDraftChangedElsewhere({ staffId, enquiryId, what }, (other = newDraft('')) => {
        if (other.text !== '' && other.writtenAt <= last.current.writtenAt) return;
        last.current = other;
        isAhead.current = false;
        setDraft(other);
        setPlace(other.text === '' ? 'gone-elsewhere' : 'written-elsewhere');
      }),
    [staffId, enquiryId, what],
  );

  // Put aside, or the page is left: what was typed last is kept at once.
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void save();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void save();
    };
  }, [save]);

  return { ...draft, place, write, clear };
}
