const BEFORE = 60;
const LENGTH = 200;

/** The part of a text around a place, on one line, with “…” where text is left out. */
export function excerptAt(text: string, at: number): string {
  const early = Math.max(0, at - BEFORE);
  // Starts at the beginning of a word, if there is one before the place.
  const space = early === 0 ? -1 : text.indexOf(' ', early);
  const from = space === -1 || space > at ? early : space;
  const part = text
    .slice(from, from + LENGTH)
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return `${from > 0 ? '…' : ''}${part}${from + LENGTH < text.length ? '…' : ''}`;
}
