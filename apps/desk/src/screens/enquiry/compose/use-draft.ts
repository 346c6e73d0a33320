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
  type LocalDraft,
} from './local-draft.ts';
import { onDraftRestored } from './restored-drafts.ts';

/** After this time without typing, the draft is also saved on the service. */
const PAUSE_MS = 700;
const AGAIN_MS = 10_000;

/**
 * here: only in this browser until the service has it. written-elsewhere, gone-elsewhere: another window of this
 * browser changed it, or sent or emptied it.
 */
export type DraftStatus = 'none' | 'here' | 'kept' | 'written-elsewhere' | 'gone-elsewhere';

/** A draft that survives: saved in this browser at every keystroke, on the service at every pause. */
export function useDraft({ staffId, enquiryId, what }: DraftKey, kept: DraftView | undefined) {
  const [draft, setDraft] = useState(() => latestDraft({ staffId, enquiryId, what }, kept));
  const [place, setPlace] = useState<DraftStatus>(
    kept && draft.writtenAt <= kept.writtenAt ? 'kept' : draft.text === '' ? 'none' : 'here',
  );
  const last = useRef(draft);
  /** Whether it is newer than the service's copy. */
  const isAhead = useRef(place === 'here');

  const save = useCallback(async (): Promise<void> => {
    if (!isAhead.current) return;
    const { key, text, writtenAt } = last.current;
    // Refused if a reply with this key was sent, even if this browser never learned of it.
    const isKept = await saveDraft(enquiryId, what, { key, text, writtenAt }).then(
      (saved) => saved.kept,
      () => false,
    );
    if (!isKept || last.current.writtenAt !== writtenAt) return;
    isAhead.current = false;
    setPlace(text === '' ? 'none' : 'kept');
  }, [enquiryId, what]);

  const change = useCallback(
    (changes: Partial<LocalDraft>): void => {
      last.current = { ...last.current, writtenAt: new Date().toISOString(), ...changes };
      isAhead.current = true;
      const here = { staffId, enquiryId, what };
      if (last.current.text === '') dropDraft(here);
      else writeDraft(here, last.current);
      setDraft(last.current);
      setPlace('here');
    },
    [staffId, enquiryId, what],
  );

  const write = useCallback(
    (text: string): void => {
      change({ text });
    },
    [change],
  );

  /** Call if the service knows another text under its key: from now on it is a reply of its own. */
  const renew = useCallback((): void => {
    change({ key: newDraft('').key });
  }, [change]);

  useEffect(
    () =>
      onDraftRestored({ staffId, enquiryId, what }, (restored) => {
        change(restored.draft);
      }),
    [staffId, enquiryId, what, change],
  );

  /** Call after sending: the service has deleted its copy. */
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

  // The later text is used, and the window with the older one says so.
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

  // When the composer is closed or the page is left, the last text is saved at once.
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

  return { ...draft, place, write, renew, clear };
}
