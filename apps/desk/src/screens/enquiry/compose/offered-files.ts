import type { EnquiryWhole } from '@studio/contract/desk/answers';
import type { FileSeen, FileState } from '@studio/contract/desk/files';
import { forwardedMail } from './forwarded.ts';
import type { DraftOf } from './draft-box.ts';

const mayGo: ReadonlySet<FileState> = new Set(['clean', 'not-scanned', 'not-scannable']);

/** Files that may go out once more: of the mail that is forwarded, or of my own reply that did not leave. */
export function offeredFiles(
  enquiry: EnquiryWhole,
  files: readonly FileSeen[],
  { meId, isForward }: { readonly meId: string; readonly isForward: boolean },
): readonly FileSeen[] {
  const ours = enquiry.mails.findLast(({ direction }) => direction === 'out');
  const notSent = ours?.delivery === 'failed' && ours.by?.id === meId ? ours : undefined;
  const mail = isForward ? forwardedMail(enquiry) : notSent;
  return mail ? files.filter(({ mailId, state }) => mailId === mail.id && mayGo.has(state)) : [];
}

const placeOf = ({ staffId, enquiryId }: DraftOf): string =>
  `desk.left-out.${staffId}.${enquiryId}`;

/** Offered files that I do not send, in this browser: a reload must not choose them again. */
export function readLeftOut(of: DraftOf): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(of)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function writeLeftOut(of: DraftOf, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(placeOf(of));
    else localStorage.setItem(placeOf(of), JSON.stringify(ids));
  } catch {
    // Where the browser stores nothing, it is forgotten with the page.
  }
}
