import { expect, test } from 'vitest';
import { token, tokens, tokensIn, withTokens } from './token-values.ts';

test('a token on each of its backgrounds', () => {
  expect(token('paper', tokens.light)).toBe('#fbfaf7');
  expect(token('paper', tokens.dark)).toBe('#0b1017');
  expect(token('draw', tokens.onBlue)).toBe('#fff');
});

test('a token that refers to another, and one that does not change', () => {
  expect(token('draw', tokens.light)).toBe('#0d6ed6');
  expect(withTokens('fill: var(--brand);', tokens.dark)).toBe('fill: #0d6ed6;');
});

test('a token that does not exist', () => {
  expect(() => token('pink', tokens.light)).toThrow('styles/tokens.css has no token --pink.');
});

test('a background whose rule is missing is reported, even if another rule has its name', () => {
  const css = ':root { --paper: #fff; } @media print { .on-blue { --paper: #fff; } }';
  expect(() => tokensIn(css)).toThrow(
    'styles/tokens.css has no rule “:root” for “screen and (prefers-color-scheme: dark)” any more.',
  );
});
