import { showToast } from './toast.store.ts';

/** Copies a text and shows a toast with the result: a browser may refuse. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(`${what} is copied.`);
  } catch {
    showToast(`${what} could not be copied: the browser does not allow it.`, { isFault: true });
  }
}
