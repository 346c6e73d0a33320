import type { EnquiryRow } from '@old/contract/desk/answers';
import { useSyncExternalStore } from 'react';

/** What came in since the list was opened. It waits here: nothing that is being read moves. */
let waiting: readonly EnquiryRow[] = [];
/** When something last came in, or the list was opened. */
let since = new Date();
const listeners = new Set<() => void>();

function set(rows: readonly EnquiryRow[]): void {
  waiting = rows;
  since = new Date();
  for (const listener of listeners) listener();
}

export function addArrived(rows: readonly EnquiryRow[]): void {
  const known = new Set(waiting.map(({ id }) => id));
  const added = rows.filter(({ id }) => !known.has(id));
  if (added.length > 0) set([...waiting, ...added]);
}

/** Seen: the list has them now. */
export function clearArrived(): void {
  if (waiting.length > 0) set([]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useArrived = (): readonly EnquiryRow[] =>
  useSyncExternalStore(subscribe, () => waiting);
export const useArrivedSince = (): Date => useSyncExternalStore(subscribe, () => since);
