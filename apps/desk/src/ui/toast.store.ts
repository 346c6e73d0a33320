import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly isFault: boolean;
  readonly undo?: () => void;
  /** In milliseconds; another toast replaces it earlier. */
  readonly staysMs: number;
}

const useStore = create<{ readonly current: Toast | undefined }>(() => ({ current: undefined }));
let count = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

function set(toast: Toast | undefined): void {
  clearTimeout(leaving);
  if (toast) leaving = setTimeout(dismissToast, toast.staysMs);
  useStore.setState({ current: toast });
}

interface ToastOptions {
  readonly undo?: () => void;
  readonly isFault?: boolean;
  readonly staysMs?: number;
}

/** One line at the foot of the desk. The next one replaces it, so only the last action can be undone. */
export function showToast(
  text: string,
  { undo, isFault = false, staysMs }: ToastOptions = {},
): void {
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

/** Runs the undo of the toast on the screen. */
export function undoLast(): void {
  const undo = useStore.getState().current?.undo;
  if (!undo) return;
  set(undefined);
  undo();
}

export const useToast = (): Toast | undefined => useStore(({ current }) => current);
