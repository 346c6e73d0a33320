import type { Enquiry } from '@studio/contract';
import { removeItem, readItem, saveItem } from './session-store.ts';

/** Typed text is stored in this tab from the first keystroke until it has been sent. */
const draftKey = 'contact-draft';

/** Fields that differ from the page's defaults; the others keep each page's own. */
export type Typed = Readonly<Record<string, string>>;

export interface Draft {
  /** The current content of the form. */
  readonly typed?: Typed | undefined;
  /** True after the form was filled in from here: the visitor sees a note and may clear it. */
  readonly restored?: boolean;
  /** The content that a failed attempt removed from the form: new typing must not overwrite it. */
  readonly unsent?: Typed | undefined;
  /** The last text sent, and its key. */
  readonly attempt?: { readonly words: string; readonly key: string };
}

const listeners = new Set<() => void>();

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function savedDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(readItem(draftKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function changeDraft(change: Draft): void {
  saveItem(draftKey, JSON.stringify({ ...savedDraft(), ...change }));
  for (const listener of listeners) listener();
}

export function dropDraft(): void {
  removeItem(draftKey);
  for (const listener of listeners) listener();
}

/** The same for every attempt with the same text and sheet, so that the API stores one enquiry. */
export function idempotencyKeyOf(enquiry: Enquiry, sheet = ''): string {
  const words = JSON.stringify(enquiry) + sheet;
  const { attempt } = savedDraft();
  if (attempt?.words === words) return attempt.key;
  const key = crypto.randomUUID();
  changeDraft({ attempt: { words, key } });
  return key;
}
