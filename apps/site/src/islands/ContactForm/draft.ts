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
  /** Messages that failed attempts removed from the form, newest first. Only sending removes one. */
  readonly unsent?: readonly Typed[];
  /** The texts of all attempts, and their keys. */
  readonly attempts?: readonly { readonly words: string; readonly key: string }[];
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

export const isSame = (typed: Typed | undefined, other: Typed | undefined): boolean =>
  JSON.stringify(typed) === JSON.stringify(other);

/** Keeps the form's content as a message of its own; the form is then empty or gets another. */
export function keepUnsent(typed: Typed | undefined, next?: Typed): void {
  const { unsent = [] } = savedDraft();
  const others = unsent.filter((message) => !isSame(message, typed) && !isSame(message, next));
  changeDraft({
    typed: next,
    restored: next !== undefined,
    unsent: typed && !isSame(typed, next) ? [typed, ...others] : others,
  });
}

/** Drops a message that is sent or no longer wanted. The form's content and all other messages stay. */
export function dropMessage(message: Typed | undefined, typed?: Typed): void {
  const unsent = (savedDraft().unsent ?? []).filter((other) => !isSame(other, message));
  if (typed || unsent.length > 0) changeDraft({ typed, restored: false, unsent });
  else dropDraft();
}

/** The same for every attempt with the same text and sheet, so that the API stores one enquiry. */
export function idempotencyKeyOf(enquiry: Enquiry, sheet = ''): string {
  const words = JSON.stringify(enquiry) + sheet;
  const { attempts = [] } = savedDraft();
  const known = attempts.find((attempt) => attempt.words === words);
  if (known) return known.key;
  const key = crypto.randomUUID();
  changeDraft({ attempts: [...attempts, { words, key }] });
  return key;
}

/** After a success: the same text is then another message. */
export function dropKey(key: string): void {
  const { attempts = [] } = savedDraft();
  changeDraft({ attempts: attempts.filter((attempt) => attempt.key !== key) });
}
