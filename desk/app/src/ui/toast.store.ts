import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly isFault: boolean;
  readonly undo?: () => void;
  /** Milliseconds; until then it stays unless another takes its place. */
  readonly staysMs: number;
}

let current: Toast | undefined;
let count = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: Toast | undefined): void {
  clearTimeout(leaving);
  current = toast;
  if (toast) leaving = setTimeout(dismissToast, toast.staysMs);
  for (const listener of listeners) listener();
}

interface Said {
  readonly undo?: () => void;
  readonly isFault?: boolean;
  readonly staysMs?: number;
}

/** One line at the foot of the desk. The next one takes its place: only the last thing done can be undone. */
export function showToast(text: string, { undo, isFault = false, staysMs }: Said = {}): void {
  count += 1;
  set({
    id: count,
    text,
    isFault,
    staysMs: staysMs ?? (undo || isFault ? 20_000 : 6_000),
    ...(undo && { undo }),
  });
}

export function dismissToast(): void {
  set(undefined);
}

/** Takes back what the line on the screen tells of. */
export function undoLast(): void {
  const undo = current?.undo;
  if (!undo) return;
  set(undefined);
  undo();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToast = (): Toast | undefined => useSyncExternalStore(subscribe, () => current);
