import { expect, test } from 'vitest';
import { overBudget, weighPage } from './weigh.ts';

const sizes: Record<string, number> = {
  'a.html': 100,
  '_astro/site.a.css': 20,
  '_astro/sheet.b.css': 7,
  '_astro/p.js': 3,
  'f.woff2': 50,
};
const weigh = (file: string): number => sizes[file] ?? Number.NaN;
const html =
  '<link rel="stylesheet" href="/_astro/site.a.css"><link rel="stylesheet" href="/_astro/sheet.b.css"><script type="module" src="/_astro/p.js"></script>';

test('a page weighs its HTML, its stylesheets, its script and all fonts', () => {
  expect(weighPage('a.html', html, ['f.woff2'], weigh)).toEqual({
    page: 'a.html',
    html: 100,
    css: 20,
    ownCss: 7,
    ownSheets: 1,
    fonts: 50,
    script: 3,
    firstView: 180,
  });
});

test('a part above its budget is reported in a sentence', () => {
  const weight = weighPage('a.html', html, ['f.woff2'], weigh);
  const budget = { html: 90, css: 20, ownCss: 7, fonts: 50, script: 3, firstView: 200 };
  expect(overBudget(weight, budget)).toEqual([
    'a.html: html weighs 100 bytes, 10 more than the budget of 90. Make it lighter.',
  ]);
});

test('a page with two stylesheets besides the shared one is reported', () => {
  const two = `${html}<link rel="stylesheet" href="/_astro/home.c.css">`;
  const weight = weighPage('a.html', two, [], (file) => (file.endsWith('.css') ? 1 : 0));
  const budget = { html: 9, css: 9, ownCss: 9, fonts: 9, script: 9, firstView: 9 };
  expect(overBudget(weight, budget)).toEqual([
    'a.html: loads 2 stylesheets besides the shared one. One is allowed: put rules of two kinds of page into the shared one.',
  ]);
});
