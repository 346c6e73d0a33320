import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../sentences-of.ts';
import { componentNames } from './component-names.ts';

const hero = 'export function Hero() { return null; }\n';

describe('folder = file = export', () => {
  test('a component with its stylesheet, test, further component and module', () => {
    const files = {
      'apps/site/src/sections/Hero/Hero.tsx':
        "import { Badge } from './Badge.tsx';\nimport { words } from './words.ts';\n" + hero,
      'apps/site/src/sections/Hero/Hero.module.css': '',
      'apps/site/src/sections/Hero/Hero.test.tsx': '',
      'apps/site/src/sections/Hero/HeroTitle.tsx': 'export const HeroTitle = () => null;\n',
      'apps/site/src/layout/JoinForm/JoinForm.tsx': 'export const JoinForm = () => null;\n',
      'apps/site/src/layout/JoinForm/join-form.ts': '',
      'apps/site/src/sections/Hero/Badge.tsx': 'export const Badge = () => null;\n',
      'apps/site/src/sections/Hero/words.ts': 'export const words = 1;\n',
      'packages/drawings/src/marks/design-marks.tsx': 'export const designMarks = {};\n',
      'apps/site/src/islands/Join/Join.island.tsx': 'function Join() {}\nexport { Join };\n',
    };
    expect(sentencesOf(componentNames, files)).toEqual([]);
  });

  test('a file that does not export its name', () => {
    expect(
      sentencesOf(componentNames, { 'apps/site/src/sections/Banner/Banner.tsx': hero }),
    ).toEqual([
      'apps/site/src/sections/Banner/Banner.tsx:1 — This file does not export Banner. ' +
        'Give the component and its file the same name.',
    ]);
  });

  test('a component in a file named like a module', () => {
    expect(sentencesOf(componentNames, { 'apps/site/src/sections/hero.tsx': `\n${hero}` })).toEqual(
      [
        'apps/site/src/sections/hero.tsx:2 — The component Hero is in a file that is named like a ' +
          'module. Give it its own file, Hero.tsx.',
      ],
    );
  });

  test('a folder without the component it is named after', () => {
    const files = { 'apps/site/src/ui/Tag/Label.tsx': 'export const Label = () => null;\n' };
    expect(sentencesOf(componentNames, files)[0]).toBe(
      'apps/site/src/ui/Tag:1 — The component folder "Tag" has no component of that name. ' +
        'Add Tag.tsx, or rename the folder after the component it holds.',
    );
  });

  test('a file that the component does not use', () => {
    const files = {
      'apps/site/src/sections/Hero/Hero.tsx': hero,
      'apps/site/src/sections/Hero/words.ts': 'export const words = 1;\n',
    };
    expect(sentencesOf(componentNames, files)).toEqual([
      'apps/site/src/sections/Hero/words.ts:1 — Nothing in the folder of Hero uses this file. ' +
        'Start its name with Hero or hero, or move it to where it is used.',
    ]);
  });
});
