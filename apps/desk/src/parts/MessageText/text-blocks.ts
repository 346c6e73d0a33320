/**
 * Browsers need time by the square of a paragraph's length where a word has no end or directions
 * alternate: 20,000 letters without a space took 9.6 s. So no block is longer than this, and no word is
 * laid out in one piece that is longer than PIECE.
 */
const BLOCK = 2_000;
const PIECE = 100;

const LONG_WORD = new RegExp(`([^ \\n\\t]{${PIECE + 1},})`, 'u');
/** Letters that belong to the one before them, as accents do. A few; a letter with hundreds is an attack. */
const LETTERS = /[^\p{M}\u200D][\p{M}\u200D]{0,8}|[\p{M}\u200D]/gsu;

/** Paragraphs, and those that are too long in several blocks, cut at a space where there is one. */
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

/** The first `length` characters at most, without half a character at the end. */
export const startOfText = (text: string, length: number): string =>
  text.slice(0, text.length <= length ? length : startOf(text, length));

function startOf(text: string, length: number): number {
  const isHalf = /[\uDC00-\uDFFF]/u.test(text.charAt(length));
  return isHalf ? length - 1 : length;
}

/** The text between long words is one string; a long word is a list of pieces. */
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
