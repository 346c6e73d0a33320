import { formatHex, oklch, wcagContrast } from 'culori';
import type { Check } from '#reader/check.ts';

const white = '#ffffff';
/** WCAG's minimum contrast for text: every solid field, button and hero of the site has white text. */
const needed = 4.5;

export const brandColor: Check = ({ company: { file, value } }) => {
  const { color } = value.brand;
  const contrast = wcagContrast(color, white);
  if (contrast >= needed) return [];
  return [
    {
      file,
      field: 'brand.color',
      problem: `White text on ${color} has a contrast of ${toOneDigit(contrast)} to 1, and needs ${needed}.`,
      fix: `Choose a darker color; of the same hue, ${darkEnough(color)} is the lightest that will do.`,
    },
  ];
};

/** Rounded down, so that a value below the minimum never looks sufficient. */
const toOneDigit = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);

function darkEnough(color: string): string {
  const start = oklch(color);
  for (let l = start?.l ?? 0; start && l > 0; l -= 0.005) {
    const darker = formatHex({ ...start, l });
    if (wcagContrast(darker, white) >= needed) return darker;
  }
  return '#000000';
}
