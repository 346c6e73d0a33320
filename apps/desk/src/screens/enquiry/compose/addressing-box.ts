import type { Addressing } from '@studio/contract/desk/addressing.schema';
import type { DraftOf } from './draft-box.ts';

/** To the enquirer alone, under the thread's subject. */
export const toThemAlone: Addressing = { way: 'reply', to: [], cc: [], bcc: [] };

const placeOf = ({ staffId, enquiryId }: DraftOf): string =>
  `desk.addressing.${staffId}.${enquiryId}`;

const isAddressing = (kept: unknown): kept is Addressing =>
  typeof kept === 'object' &&
  kept !== null &&
  'way' in kept &&
  ['to', 'cc', 'bcc'].every((name) => Array.isArray(Reflect.get(kept, name)));

/** Whom the draft in this browser was to go to; the enquirer alone where nothing else was said. */
export function readAddressing(of: DraftOf): Addressing {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(of)) ?? 'null');
    return isAddressing(kept) ? kept : toThemAlone;
  } catch {
    return toThemAlone;
  }
}

/** Where the browser stores nothing, it is forgotten with the page. */
export function writeAddressing(of: DraftOf, addressing: Addressing): void {
  try {
    localStorage.setItem(placeOf(of), JSON.stringify(addressing));
  } catch {
    // Without stored recipients the reply goes only to the enquirer.
  }
}

export function dropAddressing(of: DraftOf): void {
  try {
    localStorage.removeItem(placeOf(of));
  } catch {
    // There is nothing to remove.
  }
}
