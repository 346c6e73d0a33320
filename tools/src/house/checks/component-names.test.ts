import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { componentNames } from './component-names.ts';

const hero = 'export function Hero() { return null; }\n';

describe('folder = file = export', () => {
  test('a component with its stylesheet, test, further component and module', () => {
    const files = {
      'site/src/sections/Hero/Hero.tsx':
        "import { Badge } from './Badge.tsx';\nimport { words } from './words.ts';\n" + hero,
      'site/src/sections/Hero/Hero.module.css': '',
      'site/src/sections/Hero/Hero.test.tsx': '',
      'site/src/sections/Hero/HeroTitle.tsx': 'export const HeroTitle = () => null;\n',
      'site/src/layout/JoinForm/join-form.ts': '',
      'site/src/sections/Hero/Badge.tsx': 'export const Badge = () => null;\n',
      'site/src/sections/Hero/words.ts': 'export const words = 1;\n',
      'drawings/src/marks/design-marks.tsx': 'export const designMarks = {};\n',
      'site/src/islands/Join/Join.island.tsx': 'function Join() {}\nexport { Join };\n',
    };
    expect(told(componentNames, files)).toEqual([]);
  });

  test('a file that does not export its name', () => {
    expect(told(componentNames, { 'site/src/sections/Banner/Banner.tsx': hero })).toEqual([
      'site/src/sections/Banner/Banner.tsx:1 — This file does not export Banner. ' +
        'Give the component and its file the same name.',
    ]);
  });

  test('a component in a file named like a module', () => {
    expect(told(componentNames, { 'site/src/sections/hero.tsx': `\n${hero}` })).toEqual([
      'site/src/sections/hero.tsx:2 — The component Hero stands in a file that is named like a ' +
        'module. Give it its own file, Hero.tsx.',
    ]);
  });

  test('a stranger in the folder', () => {
    const files = {
      'site/src/sections/Hero/Hero.tsx': hero,
      'site/src/sections/Hero/words.ts': 'export const words = 1;\n',
    };
    expect(told(componentNames, files)).toEqual([
      'site/src/sections/Hero/words.ts:1 — Nothing in the folder of Hero uses this file. ' +
        'Start its name with Hero or hero, or move it to where it is used.',
    ]);
  });
});
