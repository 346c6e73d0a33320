import { expect, test } from 'vitest';
import { drawingStyles } from './drawing-styles.ts';

const rules = drawingStyles(1.5);

test('resvg is given plain rules: no layer, no condition, no token, no shorthand', () => {
  expect(rules).not.toMatch(/@|var\(|font:/);
  expect(rules).toMatch(/fill: #0d6ed6;/);
  expect(rules).toMatch(/font-weight: 580; font-size: 18px; font-family: Mona Sans ExtraLight;/);
});

test('a line keeps its weight however large the drawing is', () => {
  expect(rules).toMatch(/stroke-width: 4;/);
  expect(drawingStyles(3)).toMatch(/stroke-width: 2;/);
  expect(rules).toMatch(/stroke-dasharray: 5 4;/);
});
