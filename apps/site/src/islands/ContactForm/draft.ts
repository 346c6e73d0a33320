import type { Enquiry } from '@studio/contract';
import { removeItem, readItem, saveItem } from './session-store.ts';

/** What was typed stays in this tab from the first keystroke until a send succeeds. */
const draftKey = 'contact-draft';

/** Fields that differ from what the page came with; the others keep each page's own defaults. */
export type Typed = Readonly<Record<string, string>>;

export interface Draft {
  /** What is in the form. */
  readonly typed?: Typed | undefined;
  /** True once the form was filled from here: the visitor sees a note, and may clear it. */
  readonly restored?: boolean;
  /** What a failed attempt took out of the form: typing something else must not overwrite it. */
  readonly unsent?: Typed | undefined;
  /** The words last sent and the key they were sent with. */
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

/** The same for every try of the same words and sheet, so that the service keeps one of them. */
export function idempotencyKeyOf(enquiry: Enquiry, sheet = ''): string {
  const words = JSON.stringify(enquiry) + sheet;
  const { attempt } = savedDraft();
  if (attempt?.words === words) return attempt.key;
  const key = crypto.randomUUID();
  changeDraft({ attempt: { words, key } });
  return key;
}
