import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../sentences-of.ts';
import { moduleClasses } from './module-classes.ts';

const css = `@layer ui {
  /* .old is gone */
  .tag:hover, .tag.is-small { &:has(.mark) { width: 1.5em; } }
  @media print { .tone-red { top: 0; } }
  :global(.whole-site) .inner { top: 0; }
}`;
const asking = (use: string, specifier = './Tag.module.css') =>
  sentencesOf(moduleClasses, {
    'apps/site/src/ui/Tag/Tag.module.css': css,
    'apps/site/src/ui/Tag/Tag.tsx': `import styles from '${specifier}';\nexport const tag = ${use};\n`,
  });

describe('classes of a CSS module', () => {
  test.each([
    'styles.tag',
    "styles['is-small']",
    'styles.mark',
    'styles.inner',
    'styles[`tone-${tone}`]',
    'styles[tone]',
    'other.old',
  ])('%s is there', (use) => {
    expect(asking(use)).toEqual([]);
  });

  test.each([
    ['styles.old', 'old'],
    ["styles['5em']", '5em'],
    ["styles['whole-site']", 'whole-site'],
    ['styles[`shade-${tone}`]', 'shade-…'],
  ])('%s is not', (use, name) => {
    const sentence =
      `apps/site/src/ui/Tag/Tag.tsx:2 — apps/site/src/ui/Tag/Tag.module.css has no class “${name}”. ` +
      'Write its rule there, or take the class away here.';
    expect(asking(use)).toEqual([sentence]);
    expect(asking(use, '#ui/Tag/Tag.module.css')).toEqual([sentence]);
  });
});
