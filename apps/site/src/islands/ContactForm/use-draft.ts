import { enquiryFields } from '@studio/contract';
import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { changeDraft, dropDraft, savedDraft, onDraftChange } from './draft.ts';
import { fillFields, resetFields, typedIn } from './form-fields.ts';

/** 'restored': the form was filled from what was kept. 'unsent': a failed message can come back. */
type DraftState = 'none' | 'restored' | 'unsent';

function draftState(): DraftState {
  const { unsent, restored } = savedDraft();
  if (unsent) return 'unsent';
  return restored ? 'restored' : 'none';
}

/** Fills the form with what was stored, and stores what is in it. */
function giveBack(form: HTMLFormElement): void {
  const { typed, unsent } = savedDraft();
  const kept = typed ?? unsent;
  // What the visitor or the browser has filled in since is newer than what was kept.
  const newer = typedIn(form);
  if (!kept && !newer) return;
  fillFields(form, { ...kept, ...newer });
  changeDraft({ typed: typedIn(form), unsent: typed && unsent, restored: kept !== undefined });
}

/** What is kept in the tab, and the form it belongs to. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const state = useSyncExternalStore<DraftState>(onDraftChange, draftState, () => 'none');

  useEffect(() => {
    if (form.current) giveBack(form.current);
  }, [form]);

  const restore = (): void => {
    const { unsent } = savedDraft();
    if (!form.current || !unsent) return;
    resetFields(form.current);
    fillFields(form.current, unsent);
    changeDraft({ typed: unsent, unsent: undefined, restored: true });
  };

  const clear = (): void => {
    dropDraft();
    if (!form.current) return;
    resetFields(form.current);
    form.current.querySelector<HTMLElement>(`[name=${enquiryFields[0]}]`)?.focus();
  };

  return { state, restore, clear };
}
