/** Bidi control characters: a file name could show another extension than it has. */
const BIDI = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Text that PostgreSQL and a screen can handle: complete characters, no controls except line breaks and tabs. */
export const safeText = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();

export const safeLine = (text: string, longest: number): string =>
  safeText(text).replace(BIDI, '').replace(/\s+/gu, ' ').trim().slice(0, longest).toWellFormed();

/** Only a file name: no folder, no hidden character, no bidi control. */
export const safeFileName = (name: string): string =>
  safeLine(name.replace(/[/\\]/gu, '_'), 120) || 'without a name';
