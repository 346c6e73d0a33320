import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { markupStyles } from './markup-styles.ts';

const jsx = (markup: string) =>
  told(markupStyles, {
    'site/src/ui/Tag/Tag.tsx': `export const Tag = () => (\n  ${markup}\n);\n`,
  });
const astro = (markup: string) =>
  told(markupStyles, { 'site/src/layout/Base.astro': `---\nconst a = 1;\n---\n${markup}\n` });

describe('markup without styling', () => {
  test.each([
    '<path className={css.line} fill="none" stroke="currentColor" />',
    '<path fill="var(--draw)" stroke="url(#fade)" />',
    '<Shape fill="red" />',
    "<Shape fill={solid ? 'solid' : 'tint'} title=\"red\" />",
    '<path fill={white} />',
  ])('%s', (markup) => {
    expect(jsx(markup)).toEqual([]);
    expect(astro(markup)).toEqual([]);
  });

  test('a style attribute', () => {
    const sentence =
      'The content security policy refuses a style attribute. ' +
      'Move the rule to a CSS module, with a class or a data attribute for each case.';
    expect(jsx('<p style={{ top: 0 }} />')).toEqual([`site/src/ui/Tag/Tag.tsx:2 — ${sentence}`]);
    expect(astro('<p class="a"\n  style="top:0">x</p>')).toEqual([
      `site/src/layout/Base.astro:5 — ${sentence}`,
    ]);
    expect(astro('<p {style} />')).toEqual([`site/src/layout/Base.astro:4 — ${sentence}`]);
  });

  test('a style element', () => {
    const sentence =
      'A <style> element escapes the layers and the tokens. ' +
      'Move its rules to a CSS module beside this file.';
    expect(jsx('<style>{rules}</style>')).toEqual([`site/src/ui/Tag/Tag.tsx:2 — ${sentence}`]);
    expect(astro('<style>\n  p > a { top: 0; }\n</style>')).toEqual([
      `site/src/layout/Base.astro:4 — ${sentence}`,
    ]);
  });

  test('a colour painted by hand', () => {
    const sentence =
      'fill spells out the colour #0D6ED6. Use a class whose colour is a token, or currentColor.';
    expect(jsx('<path fill="#0D6ED6" />')).toEqual([`site/src/ui/Tag/Tag.tsx:2 — ${sentence}`]);
    expect(astro("<path fill={on ? '#0D6ED6' : 'none'} />")).toEqual([
      `site/src/layout/Base.astro:4 — ${sentence}`,
    ]);
  });
});
