import { enquiryFields } from '@studio/contract';
import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import {
  changeDraft,
  dropMessage,
  keepUnsent,
  onDraftChange,
  savedDraft,
  type Typed,
} from './draft.ts';
import { fillFields, resetFields, typedIn } from './form-fields.ts';

/** What is shown of the draft, as text: a snapshot must be equal while nothing has changed. */
function shown(): string {
  const { unsent = [], restored = false } = savedDraft();
  return JSON.stringify({ unsent: unsent.map(({ typed }) => typed), restored });
}
const nothing = JSON.stringify({ unsent: [], restored: false });

/** Fills the form with the stored text, and stores its content. */
function giveBack(form: HTMLFormElement): void {
  const { typed, unsent = [], attempt } = savedDraft();
  // Values that the visitor or the browser has entered since are newer than the stored ones.
  const newer = typedIn(form);
  const [newest, ...others] = unsent;
  const isFree = !typed && !newer;
  const kept = isFree ? newest?.typed : typed;
  if (!kept && !newer) return;
  fillFields(form, { ...kept, ...newer });
  changeDraft({
    typed: typedIn(form),
    attempt: isFree ? newest?.attempt : attempt,
    unsent: isFree ? others : unsent,
    restored: kept !== undefined,
  });
}

/** The draft stored in the tab, and its form. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const text = useSyncExternalStore(onDraftChange, shown, () => nothing);
  const { unsent, restored } = JSON.parse(text) as { unsent: readonly Typed[]; restored: boolean };

  useEffect(() => {
    if (form.current) giveBack(form.current);
  }, [form]);

  const restore = (message: Typed | undefined): void => {
    if (!form.current || !message) return;
    // What is in the form is another unsent message.
    keepUnsent(typedIn(form.current), message);
    resetFields(form.current);
    fillFields(form.current, message);
    // The button that restored it is gone.
    form.current.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  const clear = (): void => {
    dropMessage(undefined);
    if (!form.current) return;
    resetFields(form.current);
    form.current.querySelector<HTMLElement>(`[name=${enquiryFields[0]}]`)?.focus();
  };

  return { unsent, restored, restore, clear };
}
