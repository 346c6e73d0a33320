/** Marks that turn the direction of what follows: a name could end in another ending than it shows. */
const BIDI = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** As PostgreSQL and a screen take it: whole letters, no control signs but lines and tabs. */
export const safeText = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();

export const safeLine = (text: string, longest: number): string =>
  safeText(text).replace(BIDI, '').replace(/\s+/gu, ' ').trim().slice(0, longest).toWellFormed();

/** A name and nothing else: no folder, no hidden sign, no turn of direction. */
export const safeFileName = (name: string): string =>
  safeLine(name.replace(/[/\\]/gu, '_'), 120) || 'without a name';
