import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawings, type Drawings } from './drawn.ts';

const files = {
  'marks/web-marks.tsx': `export const webMarks = {\n  seo: (\n    <g />\n  ),\n  'ui-ux': <g />,\n};\n`,
  'marks/notes.tsx': `export const notes = {\n  loose: <g />,\n};\n`,
  'marks/unfinished-marks.tsx': `export const unfinished: readonly string[] = ['data', 'cloud'];\n`,
  'services/ui-ux/UiUxHero/UiUxHeroDesk.tsx': '',
  'services/ui-ux/UiUxHero/UiUxHeroPhone.tsx': '',
  'services/ui-ux/UiUxFigure/UiUxFigureDesk.tsx': '',
  'services/seo/SeoHero/SeoHero.tsx': 'export const SeoHero = () => <Unfinished what="hero" />;',
  'services/seo/SeoFigure/SeoFigure.tsx': 'export const SeoFigure = () => <svg />;',
  'services/seo/offer-marks.tsx':
    'const parts = {\n  inner: <g />,\n};\nexport const offerMarks = {\n  audit: <g />,\n};\n',
};
let project: string;
let drawn: Drawings | undefined;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'drawn-'));
  for (const [file, text] of Object.entries(files)) {
    const place = join(project, 'packages/drawings/src', file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  drawn = drawings(join(project, 'content'));
});
afterAll(() => {
  rmSync(project, { recursive: true });
});

test.each([
  ['seo', 'drawn'],
  ['ui-ux', 'drawn'],
  ['data', 'unfinished'],
  ['cloud', 'unfinished'],
  ['at', 'missing'],
  ['loose', 'missing'],
])('the mark of %s is %s', (slug, state) => {
  expect(drawn?.mark(slug)).toBe(state);
});

test.each([
  ['ui-ux', 'Hero', 'drawn'],
  ['ui-ux', 'Figure', 'missing'],
  ['seo', 'Hero', 'unfinished'],
  ['seo', 'Figure', 'drawn'],
  ['data', 'Hero', 'missing'],
] as const)('of %s the %s is %s', (slug, part, state) => {
  expect(drawn?.part(slug, part)).toBe(state);
});

test('a small drawing is in the table that the file exports', () => {
  expect(drawn?.small('seo', 'offer-marks', 'audit')).toBe(true);
  expect(drawn?.small('seo', 'offer-marks', 'inner')).toBe(false);
  expect(drawn?.small('seo', 'deliverables', 'audit')).toBe(false);
});

test('a content folder outside the project has no drawings, and misses none', () => {
  expect(drawings(join(project, 'elsewhere/content'))).toBeUndefined();
});
