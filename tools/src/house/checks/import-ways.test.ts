import { expect, test } from 'vitest';
import { told } from '../told.ts';
import { importWays } from './import-ways.ts';

const importing = (path: string, specifier: string): string[] =>
  told(importWays, { [path]: `import { x } from '${specifier}';\n` });

test.each([
  ['site/src/ui/Band/Band.tsx', './Band.module.css'],
  ['site/src/screens/home/HomeScreen/HomeScreen.tsx', '../parts/HomeHero/HomeHero.tsx'],
  ['site/src/screens/home/HomeScreen/HomeScreen.tsx', '#ui/Band/Band.tsx'],
  ['site/src/ui/Band/Band.tsx', 'react'],
  ['site/tests/home.spec.ts', './built-pages.ts'],
  ['intake/src/server.ts', './app.ts'],
])('%s may import %s', (path, specifier) => {
  expect(importing(path, specifier)).toEqual([]);
});

test.each([
  [
    'site/src/screens/home/HomeScreen/HomeScreen.tsx',
    '../../../ui/Band/Band.tsx',
    'leaves its room',
    '#ui/Band/Band.tsx',
  ],
  [
    'drawings/src/services/seo/SeoHero/SeoHeroDesk.tsx',
    '../../../services/a/b.ts',
    'climbs too far',
    '#services/a/b.ts',
  ],
  [
    'site/tests/home.spec.ts',
    '../src/settings/settings.ts',
    'leaves its room',
    '#settings/settings.ts',
  ],
  [
    'editor/src/kinds.ts',
    '../../site/src/schema/field.ts',
    'leaves its room',
    '@studio/site/schema/field.ts',
  ],
])('%s may not import %s', (path, specifier, wrong, way) => {
  expect(importing(path, specifier)).toEqual([`${path}:1 — ${specifier} ${wrong}. Write ${way}.`]);
});
