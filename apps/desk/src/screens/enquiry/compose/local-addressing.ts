import type { Addressing } from '@studio/contract/desk/addressing.schema';
import type { DraftKey } from './local-draft.ts';

/** To the enquirer alone, under the thread's subject. */
export const toEnquirerOnly: Addressing = { way: 'reply', to: [], cc: [], bcc: [] };

const storageKey = ({ staffId, enquiryId }: DraftKey): string =>
  `desk.addressing.${staffId}.${enquiryId}`;

const isAddressing = (kept: unknown): kept is Addressing =>
  typeof kept === 'object' &&
  kept !== null &&
  'way' in kept &&
  ['to', 'cc', 'bcc'].every((name) => Array.isArray(Reflect.get(kept, name)));

/** The recipients of the draft in this browser; the enquirer only if none were stored. */
export function readAddressing(of: DraftKey): Addressing {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(of)) ?? 'null');
    return isAddressing(kept) ? kept : toEnquirerOnly;
  } catch {
    return toEnquirerOnly;
  }
}

/** If the browser stores nothing, they are lost when the page is closed. */
export function writeAddressing(of: DraftKey, addressing: Addressing): void {
  try {
    localStorage.setItem(storageKey(of), JSON.stringify(addressing));
  } catch {
    // Without stored recipients the reply goes only to the enquirer.
  }
}

export function dropAddressing(of: DraftKey): void {
  try {
    localStorage.removeItem(storageKey(of));
  } catch {
    // Nothing to remove.
  }
}
