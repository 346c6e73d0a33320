/** Fits text into its space: broken into lines, balanced, and cut with dots. */
import { widthOf } from './letter-widths.ts';
import type { Face } from './marks.ts';

export interface Setting {
  readonly width: number;
  readonly face: Face;
  readonly size: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Graphemes, so that none is cut. */
const lettersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** One line. More than three combining marks on a letter would overlap the lines above it. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();

/** How many of these letters fit, and at least one. */
function countFitting(letters: readonly string[], { width, face, size }: Setting): number {
  let used = 0;
  const tooMany = letters.findIndex((letter) => (used += widthOf(letter, face, size)) > width);
  return tooMany < 0 ? letters.length : Math.max(1, tooMany);
}

/** As much as fits, followed by dots. */
function dotted(text: string, setting: Setting): string {
  const letters = lettersOf(text);
  const width = setting.width - widthOf('…', setting.face, setting.size);
  const head = letters.slice(0, countFitting(letters, { ...setting, width })).join('');
  return `${head.replace(/[\s.,;:…]+$/u, '')}…`;
}

/** One line, cut with dots where it is too long. */
export function fit(text: string, setting: Setting): string {
  const line = oneLine(text);
  return widthOf(line, setting.face, setting.size) <= setting.width ? line : dotted(line, setting);
}

interface Measured {
  readonly text: string;
  readonly width: number;
}

/** A word that is too long for a line, in pieces that fit. */
function piecesOf(word: string, setting: Setting): Measured[] {
  const pieces: Measured[] = [];
  for (let letters = lettersOf(word); letters.length > 0;) {
    const count = countFitting(letters, setting);
    const text = letters.slice(0, count).join('');
    pieces.push({ text, width: widthOf(text, setting.face, setting.size) });
    letters = letters.slice(count);
  }
  return pieces;
}

/** Fills lines; stops one after `most`, because the rest is not shown. */
function linesOf(words: readonly Measured[], setting: Setting, most: number): Measured[] {
  const space = widthOf(' ', setting.face, setting.size);
  const lines: Measured[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const width = (last?.width ?? 0) + space + word.width;
    if (last && width <= setting.width)
      lines.splice(-1, 1, { text: `${last.text} ${word.text}`, width });
    else if (lines.length > most) break;
    else lines.push(...(word.width <= setting.width ? [word] : piecesOf(word.text, setting)));
  }
  return lines;
}

const measured = (text: string, { face, size }: Setting): Measured[] =>
  oneLine(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word, width: widthOf(word, face, size) }));

/** As many lines as the text needs, or `most` with dots at the end. */
export function wrap(text: string, setting: Setting, most = Infinity): string[] {
  const lines = linesOf(measured(text, setting), setting, most).map((line) => line.text);
  if (lines.length <= most) return lines;
  const last = lines.slice(most - 1, most + 1).join(' ');
  return [...lines.slice(0, most - 1), dotted(last, setting)];
}

/** The same number of lines, balanced so that the last one is not a single short word. */
export function even(text: string, setting: Setting): string[] {
  const words = measured(text, setting);
  const lines = linesOf(words, setting, Infinity);
  const isEven = (tried: readonly Measured[]) => (tried.at(-1)?.width ?? 0) > setting.width * 0.4;
  const texts = (tried: readonly Measured[]) => tried.map((line) => line.text);
  if (lines.length < 2 || isEven(lines)) return texts(lines);
  for (let width = setting.width - 4; width > setting.width * 0.55; width -= 4) {
    const tried = linesOf(words, { ...setting, width }, Infinity);
    if (tried.length > lines.length) break;
    if (isEven(tried)) return texts(tried);
  }
  return texts(lines);
}
