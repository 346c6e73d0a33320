/**
 * The longest block, and PIECE the longest part of a word laid out at once. Browsers take quadratic time for a
 * paragraph with an endless word or alternating directions: 20,000 letters without a space took 9.6 s.
 */
const BLOCK = 2_000;
const PIECE = 100;

const LONG_WORD = new RegExp(`([^ \\n\\t]{${PIECE + 1},})`, 'u');
/** Combining marks of a letter, such as accents. At most a few: a letter with hundreds is an attack. */
const LETTERS = /[^\p{M}\u200D][\p{M}\u200D]{0,8}|[\p{M}\u200D]/gsu;

/** The paragraphs of a text; long ones are split into blocks, at a space if possible. */
export function blocksOf(text: string): string[] {
  return text.split(/\n{2,}/u).flatMap((paragraph) => {
    const blocks: string[] = [];
    let rest = paragraph;
    while (rest.length > BLOCK) {
      const at = Math.max(rest.lastIndexOf(' ', BLOCK), rest.lastIndexOf('\n', BLOCK));
      const end = at > 0 ? at : startOf(rest, BLOCK);
      blocks.push(rest.slice(0, end));
      rest = rest.slice(at > 0 ? end + 1 : end);
    }
    return [...blocks, rest];
  });
}

/** At most the first `length` characters, never half a character. */
export const startOfText = (text: string, length: number): string =>
  text.slice(0, text.length <= length ? length : startOf(text, length));

function startOf(text: string, length: number): number {
  const isHalf = /[\uDC00-\uDFFF]/u.test(text.charAt(length));
  return isHalf ? length - 1 : length;
}

/** A long word is a list of pieces; the text between long words is one string. */
export function wordsOf(block: string): (string | readonly string[])[] {
  return block
    .split(LONG_WORD)
    .map((words, at) => (at % 2 === 0 ? words : piecesOf(words)))
    .filter((words) => words.length > 0);
}

function piecesOf(word: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const [letter] of word.matchAll(LETTERS)) {
    if (piece.length + letter.length > PIECE) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
