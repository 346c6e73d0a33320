/** A piece of a changed text: unchanged, removed or added. */
export interface Piece {
  readonly kind: 'same' | 'was' | 'now';
  readonly text: string;
}

/** How many unchanged words are shown before and after a change. */
const AROUND = 6;

/** Words and the spaces between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/gu) ?? [];

/**
 * The difference of two texts, around the first and the last changed word, because the beginning of a long text
 * rarely shows the change.
 */
export function wordDiff(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old.at(-1 - end) === now.at(-1 - end)
  )
    end += 1;
  const [was, is] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const [head, tail] = [now.slice(0, start), end === 0 ? [] : now.slice(-end)];
  const pieces: Piece[] = [
    { kind: 'same', text: lastOf(head) },
    { kind: 'was', text: was.join('').trim() },
    { kind: 'now', text: is.join('').trim() },
    { kind: 'same', text: firstOf(tail) },
  ];
  return pieces.filter(({ text }) => text !== '');
}

const shown = AROUND * 2;

const lastOf = (words: readonly string[]): string =>
  (words.length > shown ? `… ${words.slice(-shown).join('').trimStart()}` : words.join('')).trim();

const firstOf = (words: readonly string[]): string =>
  (words.length > shown ? `${words.slice(0, shown).join('').trimEnd()} …` : words.join('')).trim();
