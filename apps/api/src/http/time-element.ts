import { formatDateTime } from '@studio/contract/format-date';
import { newElement, type Element } from './html.ts';

/** The time zone if it is valid: a visitor's browser may send any text. */
export function knownZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export const timeElement = (at: string, timeZone: string): Element =>
  newElement('time', { datetime: at }, formatDateTime(at, timeZone));
