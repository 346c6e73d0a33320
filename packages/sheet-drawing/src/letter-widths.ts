/** The widths of letters, so that lines can be broken without a browser. */
import { faces } from './faces.ts';
import type { Face } from './marks.ts';

/** The letters our fonts have (packages/styles/scripts/make-fonts.ts). */
export const letters = Array.from(
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
    '\u00A0©®°±·×éèêëáàâäãåçñíìîïóòôöõúùûüýßÁÀÂÄÅÇÉÈÊËÍÎÏÑÓÔÖÕÚÛÜ–—‘’“”…•₹€£™−',
);

/**
 * In hundredths of the font size: the widest of each letter, alone or in a row, among the text fonts that a company
 * may choose (packages/styles/scripts/make-fonts.ts). tests/legible.spec.ts compares them with those fonts.
 */
const widths = {
  400: '26 26 37 66 66 85 79 21 34 34 45 64 27 49 28 45 64 37 59 60 65 60 63 60 62 63 28 27 64 64 64 56 93 74 70 78 75 63 62 82 78 39 54 68 56 90 78 84 67 85 71 67 66 74 75 102 75 71 66 36 45 36 64 50 50 61 61 57 61 59 35 60 60 25 28 56 27 97 60 62 61 61 41 52 36 61 56 82 58 56 52 40 28 40 64 26 87 84 48 64 28 64 59 59 59 59 61 61 61 61 61 61 57 60 25 25 27 32 62 62 62 62 62 61 61 61 61 56 66 74 74 74 74 74 78 63 63 63 63 39 39 37 78 84 84 84 84 74 74 74 51 100 27 27 47 47 73 64 64 86 64 86 64',
  600: '23 29 42 70 67 89 78 22 36 36 43 64 29 48 30 47 65 41 60 61 66 62 64 61 63 64 30 29 64 64 64 57 91 76 71 78 75 64 62 83 79 43 57 71 57 92 78 83 67 85 72 69 70 75 77 104 77 74 66 38 47 38 64 50 50 63 63 58 63 60 36 61 62 27 30 60 29 97 62 62 63 63 44 54 39 63 59 86 62 60 53 41 29 41 64 23 87 83 48 64 30 64 60 60 60 60 63 63 63 63 63 63 58 62 27 28 32 35 62 62 62 62 62 63 63 63 63 60 68 76 76 76 76 76 78 64 64 64 64 43 43 40 78 83 83 83 83 75 75 75 54 100 29 29 51 51 79 64 64 86 65 89 64',
} as const;

const table = (row: string) =>
  new Map(row.split(' ').map((width, i) => [letters[i], Number(width) / 100]));
const tables = { 400: table(widths[400]), 600: table(widths[600]) };
const monospaced = 0.65;

/**
 * Letters that our fonts lack come from the reader's fonts, which cannot be measured beforehand. These are the upper
 * widths of common fonts (Noto, DejaVu, Liberation).
 */
const foreign: readonly (readonly [upTo: number, width: number])[] = [
  [0x058f, 0.95], // Latin, Greek, Cyrillic
  [0x08ff, 0.9], // Hebrew, Arabic
  [0x0dff, 1.35], // scripts of India and Sri Lanka
  [0x1fff, 1.1],
  [0x2e39, 1.15],
  [0x2e7f, 3], // very long dashes
  [0xd7ff, 1.15], // Chinese, Japanese, Korean
  [0xfdfc, 1.45],
  [0xfdff, 12], // a whole sentence in one letter
  [0x11fff, 1.45],
  [0x1254f, 4.5], // cuneiform
  [0x10ffff, 1.45], // emoji
];

/** Combining marks: those above a letter have almost no width, those beside it have some. */
const marked = (letter: string): number | undefined => {
  if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(letter)) return 0.1;
  return /\p{Mc}/u.test(letter) ? 0.85 : undefined;
};

const guess = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  const width = marked(letter) ?? foreign.find(([upTo]) => code <= upTo)?.[1] ?? 1.45;
  return /\p{Lu}/u.test(letter) ? width + 0.3 : width;
};

const widthOfLetter = (letter: string, face: Face): number => {
  const { family, weight } = faces[face];
  if (family === 'mono' && letter <= '~') return monospaced;
  const known = tables[weight].get(letter);
  if (known !== undefined) return known;
  const guessed = guess(letter);
  tables[weight].set(letter, guessed);
  return guessed;
};

/** An upper bound for the width of a text. */
export function widthOf(text: string, face: Face, size: number): number {
  let width = 0;
  for (const letter of text) width += widthOfLetter(letter, face) + faces[face].spacing;
  return width * size;
}
