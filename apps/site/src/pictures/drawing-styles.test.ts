import { expect, test } from 'vitest';
import { drawingStyles, plainRules } from './drawing-styles.ts';

const rules = drawingStyles(1.5);

test('resvg gets plain rules: no layer, condition, token or shorthand', () => {
  expect(rules).not.toMatch(/@|var\(|font:/);
  expect(rules).toMatch(/fill: #0d6ed6;/);
  expect(rules).toMatch(
    /font-weight: 580;\s+font-size: 18px;\s+font-family: Mona Sans ExtraLight;/,
  );
});

test('a line keeps its width at any scale', () => {
  expect(rules).toMatch(/stroke-width: 4;/);
  expect(drawingStyles(3)).toMatch(/stroke-width: 2;/);
  expect(rules).toMatch(/stroke-dasharray: 5 4;/);
});

test('nested conditions are removed, and names change only in selectors', () => {
  const css = `/* .a */ @layer ui {
    @media print { @supports (top: 0) { .a { top: 0; } } @keyframes a { to { top: 0; } } }
    svg.a > .b:not(.a) { mask: url(.a); }
  }`;
  const plain = plainRules(css, { a: 'z' }).toString().trim();
  expect(plain).toBe('svg.z > .b:not(.z) { mask: url(.a); }');
});

test('a shorthand it cannot expand is an error', () => {
  expect(() => plainRules('.a { font: inherit; }', {})).toThrow(
    'pictures/drawing-styles.ts cannot spell out “font: inherit”.',
  );
});
