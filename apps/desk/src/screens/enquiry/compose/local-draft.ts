import type { DraftView } from '@studio/contract/desk/mails';
import type { DraftKind } from '@studio/contract/desk/requests.schema';

/** Whose draft for what. Users of a shared machine have separate drafts. */
export interface DraftKey {
  readonly staffId: string;
  readonly enquiryId: string;
  readonly what: DraftKind;
}

/** A draft in this browser. It survives a crash, a lost connection and the end of the session. */
export interface LocalDraft extends DraftView {
  /** The id under which it is sent, so that a retry does not send it twice. */
  readonly key: string;
}

const storageKey = ({ staffId, enquiryId, what }: DraftKey): string =>
  `desk.draft.${staffId}.${enquiryId}.${what}`;

export const newDraft = (text: string): LocalDraft => ({
  text,
  writtenAt: new Date().toISOString(),
  key: crypto.randomUUID(),
});

const isKept = (draft: unknown): draft is LocalDraft =>
  typeof draft === 'object' &&
  draft !== null &&
  ['text', 'writtenAt', 'key'].every((name) => typeof Reflect.get(draft, name) === 'string');

/** Undefined if the stored value is not a draft: an older desk, an extension or a full disk may have written it. */
export function readDraft(of: DraftKey): LocalDraft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey(of)) ?? 'null');
    return isKept(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** If the browser stores nothing or is full, the service still has the draft. */
export function writeDraft(of: DraftKey, draft: LocalDraft): void {
  try {
    localStorage.setItem(storageKey(of), JSON.stringify(draft));
  } catch {
    dropDraft(of);
  }
}

export function dropDraft(of: DraftKey): void {
  try {
    localStorage.removeItem(storageKey(of));
  } catch {
    // The browser stores nothing for us, so there is nothing to remove.
  }
}

/** Calls back with the draft that another window wrote, or undefined if it was sent or emptied there. */
export function onDraftChangedElsewhere(
  of: DraftKey,
  onChange: (draft: LocalDraft | undefined) => void,
): () => void {
  // The browser reports a change to the other windows only.
  const listen = ({ key }: StorageEvent): void => {
    if (key === storageKey(of)) onChange(readDraft(of));
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}

/** The draft to continue: the later one of this browser's and the service's. */
export function latestDraft(of: DraftKey, kept: DraftView | undefined): LocalDraft {
  const here = readDraft(of);
  if (!kept || (here && here.writtenAt >= kept.writtenAt)) return here ?? newDraft('');
  return { ...newDraft(kept.text), writtenAt: kept.writtenAt };
}
