const LONGEST = 80;

/**
 * A visitor's words inside a header: one line, nothing invisible, nothing a mail program would
 * decode (`=?…?=`), and short enough to be read in a list.
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
