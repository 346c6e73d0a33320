import type { Enquiry } from '@studio/contract';
import { removeItem, readItem, saveItem } from './session-store.ts';

/** Typed text is stored in this tab from the first keystroke until it has been sent. */
const draftKey = 'contact-draft';

/** Fields that differ from the page's defaults; the others keep each page's own. */
export type Typed = Readonly<Record<string, string>>;

interface Attempt {
  readonly words: string;
  readonly key: string;
}

interface Unsent {
  readonly typed: Typed;
  readonly attempt?: Attempt | undefined;
}

export interface Draft {
  /** The current content of the form. */
  readonly typed?: Typed | undefined;
  /** True after the form was filled in from here: the visitor sees a note and may clear it. */
  readonly restored?: boolean;
  /** The text that was last sent from the form, and its key. */
  readonly attempt?: Attempt | undefined;
  /** Messages that failed attempts removed from the form, newest first. Only sending removes one. */
  readonly unsent?: readonly Unsent[];
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
  const { unsent = [], attempt } = savedDraft();
  const others = unsent.filter(
    (message) => !isSame(message.typed, typed) && !isSame(message.typed, next),
  );
  changeDraft({
    typed: next,
    restored: next !== undefined,
    attempt: unsent.find((message) => isSame(message.typed, next))?.attempt,
    unsent: typed && !isSame(typed, next) ? [{ typed, attempt }, ...others] : others,
  });
}

/** Drops a message that is sent or no longer wanted. The form's content and all other messages stay. */
export function dropMessage(message: Typed | undefined, typed?: Typed): void {
  const { unsent = [], attempt } = savedDraft();
  const others = unsent.filter((other) => !isSame(other.typed, message));
  if (!typed && others.length === 0) dropDraft();
  else changeDraft({ typed, restored: false, attempt: typed && attempt, unsent: others });
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

/** After a success: the same text is then another message. */
export function dropKey(key: string): void {
  if (savedDraft().attempt?.key === key) changeDraft({ attempt: undefined });
}
