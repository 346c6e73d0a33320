import { expect, test } from 'vitest';
import { tokensIn, withShortTokens } from './short-tokens.ts';

test('the most used token gets the shortest name, wherever it is used or set', () => {
  const css =
    ':root{--paper:#fff;--ink:#000}a{color:var(--ink)}b{color:var(--ink);top:var(--s4, 0)}';
  expect(withShortTokens(css, new Set())).toBe(
    ':root{--c:#fff;--b:#000}a{color:var(--b)}b{color:var(--b);top:var(--d, 0)}',
  );
});

test('the same rules always get the same names', () => {
  const css = 'a{--z:1;--y:2}';
  expect(withShortTokens(css, new Set())).toBe(withShortTokens(css, new Set()));
});

test('a token named by a script keeps its name', () => {
  const kept = new Set(tokensIn('svg.setAttribute("stroke","var(--draw)")'));
  expect(withShortTokens('a{stroke:var(--draw);color:var(--ink)}', kept)).toBe(
    'a{stroke:var(--draw);color:var(--b)}',
  );
});
