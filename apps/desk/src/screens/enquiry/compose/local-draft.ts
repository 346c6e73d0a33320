import type { DraftView } from '@studio/contract/desk/mails';
import type { DraftKind } from '@studio/contract/desk/requests.schema';

/** Whose draft of what. On a shared machine everybody has their own. */
export interface DraftKey {
  readonly staffId: string;
  readonly enquiryId: string;
  readonly what: DraftKind;
}

/** A draft in this browser: it outlives a crash, a lost line and the session. */
export interface LocalDraft extends DraftView {
  /** Under which it is sent, so that a try whose answer was lost is not sent twice. */
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

/** Nothing where what is stored is no draft: an older desk, an extension or a full disk wrote it. */
export function readDraft(of: DraftKey): LocalDraft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey(of)) ?? 'null');
    return isKept(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Where the browser stores nothing, or no more, the service still keeps the draft. */
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

/** Calls back with what another window of this browser wrote, or with nothing where it was sent or emptied there. */
export function onDraftChangedElsewhere(
  of: DraftKey,
  tell: (draft: LocalDraft | undefined) => void,
): () => void {
  // The browser reports a change to the other windows only.
  const listen = ({ key }: StorageEvent): void => {
    if (key === storageKey(of)) tell(readDraft(of));
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}

/** What to go on with: of this browser's and the service's the one written later. */
export function latestDraft(of: DraftKey, kept: DraftView | undefined): LocalDraft {
  const here = readDraft(of);
  if (!kept || (here && here.writtenAt >= kept.writtenAt)) return here ?? newDraft('');
  return { ...newDraft(kept.text), writtenAt: kept.writtenAt };
}
