import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { FileView, FileState } from '@studio/contract/desk/files';
import { forwardedMail } from './forwarded.ts';
import type { DraftKey } from './local-draft.ts';

const mayGo: ReadonlySet<FileState> = new Set(['clean', 'not-scanned', 'not-scannable']);

/** Files that can be sent again: those of the forwarded mail, or of the user's own reply that was not delivered. */
export function offeredFiles(
  enquiry: EnquiryDetail,
  files: readonly FileView[],
  { meId, isForward }: { readonly meId: string; readonly isForward: boolean },
): readonly FileView[] {
  const ours = enquiry.mails.findLast(({ direction }) => direction === 'out');
  const notSent = ours?.delivery === 'failed' && ours.by?.id === meId ? ours : undefined;
  const mail = isForward ? forwardedMail(enquiry) : notSent;
  return mail ? files.filter(({ mailId, state }) => mailId === mail.id && mayGo.has(state)) : [];
}

const storageKey = ({ staffId, enquiryId }: DraftKey): string =>
  `desk.left-out.${staffId}.${enquiryId}`;

/** Offered files that the user deselected, in this browser: a reload must not select them again. */
export function readLeftOut(of: DraftKey): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(of)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function writeLeftOut(of: DraftKey, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(storageKey(of));
    else localStorage.setItem(storageKey(of), JSON.stringify(ids));
  } catch {
    // If the browser stores nothing, it is lost when the page is closed.
  }
}
