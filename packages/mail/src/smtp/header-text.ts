const LONGEST = 80;

/**
 * Makes a visitor's text safe for a header: one line, no invisible characters, nothing a mail program
 * would decode (`=?…?=`), and short enough for a list.
 */
export function headerText(words: string): string {
  const line = words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replaceAll('=?', '= ?')
    .trim();
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (letters.length <= LONGEST) return line;
  const start = letters.slice(0, LONGEST - 1).join('');
  return `${start.trimEnd()}…`;
}
