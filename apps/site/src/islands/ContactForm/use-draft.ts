import { enquiryFields } from '@studio/contract';
import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { changeDraft, dropDraft, savedDraft, onDraftChange } from './draft.ts';
import { fillFields, resetFields, typedIn } from './form-fields.ts';

/** 'restored': the form was filled in from the draft. 'unsent': a failed message can be restored. */
type DraftState = 'none' | 'restored' | 'unsent';

function draftState(): DraftState {
  const { unsent, restored } = savedDraft();
  if (unsent) return 'unsent';
  return restored ? 'restored' : 'none';
}

/** Fills the form with the stored text, and stores its content. */
function giveBack(form: HTMLFormElement): void {
  const { typed, unsent } = savedDraft();
  const kept = typed ?? unsent;
  // Values that the visitor or the browser has entered since are newer than the stored ones.
  const newer = typedIn(form);
  if (!kept && !newer) return;
  fillFields(form, { ...kept, ...newer });
  changeDraft({ typed: typedIn(form), unsent: typed && unsent, restored: kept !== undefined });
}

/** The draft stored in the tab, and its form. */
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
