import { newElement, type Element } from './html.ts';

/** The time zone if it is valid: a visitor's browser may send any text. */
export function knownZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Date and time for people, with the name of the time zone. */
export function timeWords(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at));
}

/** The day alone. */
export function dayWords(at: Date | string, timeZone: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', day).format(new Date(at));
}

export const timeElement = (at: string, timeZone: string): Element =>
  newElement('time', { datetime: at }, timeWords(at, timeZone));
