import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { folderNames } from './folder-names.ts';

describe('folder names', () => {
  test('kebab-case, a component folder, a parameter among the pages, a dotted folder', () => {
    const files = {
      'site/src/screens/case-study/parts/Facts.tsx': '',
      'site/src/sections/Hero/Hero.tsx': '',
      'drawings/src/pages/Plan/PlanDesk.tsx': '',
      'site/src/islands/LeadForm/LeadForm.island.tsx': '',
      'site/src/pages/work/[slug]/print.astro': '',
      'site/public/.well-known/security.txt': '',
    };
    expect(told(folderNames, files)).toEqual([]);
  });

  test.each([
    [
      'site/src/sections/heroBand/a.ts',
      'site/src/sections/heroBand:1 — The folder "heroBand" is not in kebab-case. ' +
        'Use lower-case words with hyphens; PascalCase is for the folder of one component.',
    ],
    [
      'site/src/sections/Hero/Banner.tsx',
      'site/src/sections/Hero:1 — The component folder "Hero" holds no component of that name. ' +
        'Add Hero.tsx, or rename the folder after the component it holds.',
    ],
    [
      'site/src/ui/helpers/a.ts',
      'site/src/ui/helpers:1 — The name "helpers" says nothing. ' +
        'Put each piece where it is used, or call the folder what it holds.',
    ],
    [
      'site/src/ui/[slug]/a.ts',
      'site/src/ui/[slug]:1 — The folder "[slug]" is not in kebab-case. ' +
        'Use lower-case words with hyphens; PascalCase is for the folder of one component.',
    ],
  ])('%s', (path, sentence) => {
    expect(told(folderNames, { [path]: '' })).toEqual([sentence]);
  });
});
