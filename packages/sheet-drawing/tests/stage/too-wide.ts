import { faces } from '../../src/faces.ts';
import { letters, widthOf } from '../../src/letter-widths.ts';

/** A thousandth of the font size: the tolerance for rounding. */
const ROUNDING = 0.001;

export function tooWide(): string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('This browser has no 2D canvas to measure text on.');
  return (['label', 'prose', 'strong'] as const).flatMap((face) => {
    const { family, weight, spacing } = faces[face];
    const families = getComputedStyle(document.documentElement).getPropertyValue(`--${family}`);
    canvas.font = `${weight} 1000px ${families}`;
    // Labels are our own text, in letters of the keyboard.
    const used = face === 'label' ? letters.filter((letter) => letter <= '~') : letters;
    const widest = (letter: string): number =>
      Math.max(...[1, 10].map((count) => canvas.measureText(letter.repeat(count)).width / count));
    return used
      .filter((letter) => widest(letter) / 1000 > widthOf(letter, face, 1) - spacing + ROUNDING)
      .map((letter) => `${face} ${letter}`);
  });
}
