import type { Addressing } from '@studio/contract/desk/addressing.schema';
import { writeAddressing } from './local-addressing.ts';
import { newDraft, writeDraft, type DraftKey, type LocalDraft } from './local-draft.ts';

interface Restored {
  readonly draft: LocalDraft;
  readonly addressing: Addressing;
}

type Listener = (of: DraftKey, restored: Restored) => void;
const listeners = new Set<Listener>();

/** Makes an undone reply the draft, also in a composer that is open: its next keystroke would overwrite it. */
export function restoreDraft(of: DraftKey, text: string, addressing: Addressing): void {
  const draft = newDraft(text);
  writeDraft(of, draft);
  writeAddressing(of, addressing);
  for (const listener of listeners) listener(of, { draft, addressing });
}

export function onDraftRestored(
  { staffId, enquiryId, what }: DraftKey,
  onRestored: (restored: Restored) => void,
): () => void {
  const listen: Listener = (of, restored) => {
    if (of.staffId === staffId && of.enquiryId === enquiryId && of.what === what)
      onRestored(restored);
  };
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
}
