import { readFileSync } from 'node:fs';
import { formatHex, toGamut, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { withBrand } from './brand-shades.ts';
import { token, tokensIn } from './token-values.ts';

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const tokensOf = (brand: string) => tokensIn(withBrand(source, brand));

/** Brand colors of every hue, grey to vivid, from nearly black to the lightest with readable white text. */
const onScreen = toGamut('rgb', 'oklch');
const brands = Array.from({ length: 24 }, (_, i) => i * 15).flatMap((h) =>
  [0, 0.05, 0.15, 0.3].flatMap((c) =>
    [0.15, 0.3, 0.45, 0.5, 0.55, 0.58]
      .map((l) => formatHex(onScreen({ mode: 'oklch', l, c, h })))
      .filter((color) => wcagContrast(color, '#fff') >= 4.5),
  ),
);

/** The lowest contrast of some texts on some backgrounds over all brand colors, and where it occurs. */
function least(scheme: 'light' | 'dark', texts: readonly string[], grounds: readonly string[]) {
  const found = brands.flatMap((brand) => {
    const tokens = tokensOf(brand)[scheme];
    return texts.flatMap((text) =>
      grounds.map((ground) => ({
        contrast: wcagContrast(token(text, tokens), token(ground, tokens)),
        of: `${text} of ${brand} on ${ground}`,
      })),
    );
  });
  return found.sort((a, b) => a.contrast - b.contrast)[0];
}

test('the first brand keeps its original shades', () => {
  const { light, dark, onBlue } = tokensOf('#0d6ed6');
  const shades = ['blue-text', 'blue-deep', 'tint', 'draw-soft', 'draw-faint'];
  expect(shades.map((name) => token(name, light))).toEqual([
    '#0b5db5',
    '#0a58ac',
    '#e7f0fb',
    '#a9cbf1',
    '#cfe0f4',
  ]);
  const inTheDark = [
    'blue-text',
    'tint',
    'draw',
    'draw-soft',
    'draw-faint',
    'draw-text',
    'draw-deep',
  ];
  expect(inTheDark.map((name) => token(name, dark))).toEqual([
    '#84bbff',
    '#132841',
    '#6eb0ff',
    '#33608f',
    '#1e3a59',
    '#9ccaff',
    '#4a8fdf',
  ]);
  const onSolid = ['draw-bg', 'draw-tint', 'draw-soft', 'draw-faint', 'draw-deep'];
  expect(onSolid.map((name) => token(name, onBlue))).toEqual([
    '#0d6ed6',
    '#0a58ac',
    '#6fa9e8',
    '#4c93e1',
    '#c4ddf8',
  ]);
});

test.each(['light', 'dark'] as const)('any brand’s shades are readable: %s', (scheme) => {
  const grounds = ['paper', 'sheet', 'wash', 'tint'];
  const worst = least(scheme, ['blue-text', 'draw-text'], grounds);
  expect(worst?.contrast, worst?.of).toBeGreaterThanOrEqual(4.5);
});

test.each(['light', 'dark'] as const)('any brand’s lines are visible: %s', (scheme) => {
  const worst = least(scheme, ['draw'], ['paper', 'sheet', 'wash']);
  expect(worst?.contrast, worst?.of).toBeGreaterThanOrEqual(3);
});

test('white is readable on the deep shade of any brand', () => {
  const worst = least('light', ['on-brand'], ['blue-deep']);
  expect(worst?.contrast, worst?.of).toBeGreaterThanOrEqual(4.5);
});

test('an unsupported calculation is an error, not a guess', () => {
  expect(() => withBrand('oklch(from var(--brand) calc(l / 2) c h)', '#0d6ed6')).toThrow(
    'styles/tokens.css: “calc(l / 2)” is more than brand-shades.ts can reckon.',
  );
});
