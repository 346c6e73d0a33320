import { showToast } from './toast.store.ts';

/** Says that it was copied, or that it could not be: a browser may refuse. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(`${what} is copied.`);
  } catch {
    showToast(`${what} could not be copied: the browser does not allow it.`, { isFault: true });
  }
}
