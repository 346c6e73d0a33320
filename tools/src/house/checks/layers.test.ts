import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { layers } from './layers.ts';

const order = '@layer reset, tokens, base, layout, ui, sections, screens, sheet, utilities;\n';
const house = (path: string, css: string) =>
  told(layers, { 'site/src/styles/layers.css': order, [path]: css });

describe('layers', () => {
  test.each([
    ['site/src/styles/tokens.css', '@layer tokens { :root { --a: 1px; } }'],
    ['site/src/styles/fonts.css', '@font-face { font-family: a; }'],
    ['site/src/styles/global.css', "@import './layers.css';\n@import './reset.css';"],
    ['site/src/ui/Tag/Tag.module.css', '/* a; b { */ @layer ui { .tag { &:hover { top: 0; } } }'],
    ['drawings/src/line.module.css', '@layer ui { .a { top: 0; } }'],
    ['site/src/layout/Bar/Bar.module.css', '@media print { @layer layout { .a { top: 0; } } }'],
    [
      'site/src/islands/Join/Join.module.css',
      '@layer sections { @keyframes a { to { top: 0; } } }',
    ],
    ['site/src/screens/home/Home.module.css', '@layer screens { .a { top: 0; } }'],
    ['site/public/plain.css', '.a { top: 0; }'],
  ])('%s', (path, css) => {
    expect(house(path, css)).toEqual([]);
  });

  test('a rule outside every layer', () => {
    const css = '@layer ui {\n  .a { top: 0; }\n}\n\n.b,\n.c { top: 0; }\n';
    expect(house('site/src/ui/Tag/Tag.module.css', css)).toEqual([
      'site/src/ui/Tag/Tag.module.css:5 — ".b, .c" stands outside every layer. ' +
        'Wrap it in @layer ui.',
    ]);
  });

  test("another room's layer", () => {
    expect(house('site/src/ui/Tag/Tag.module.css', '@layer utilities { .a { top: 0; } }')).toEqual([
      'site/src/ui/Tag/Tag.module.css:1 — ui may not write to the layer utilities. ' +
        'Use @layer ui, or move the rules.',
    ]);
  });

  test('a second order', () => {
    expect(house('site/src/styles/base.css', order)).toEqual([
      'site/src/styles/base.css:1 — The order of the layers is stated a second time. ' +
        'Leave the order to site/src/styles/layers.css.',
    ]);
  });

  test('no order, or another', () => {
    const sentence =
      'site/src/styles/layers.css:1 — The order of the layers is not stated. ' +
      'Write `@layer reset, tokens, base, layout, ui, sections, screens, sheet, utilities;` here.';
    const base = { 'site/src/styles/base.css': '@layer base { p { top: 0; } }' };
    expect(told(layers, base)).toEqual([sentence]);
    expect(told(layers, { 'site/src/styles/layers.css': '@layer base, reset;' })).toEqual([
      sentence,
    ]);
  });

  test('a stylesheet where none belongs', () => {
    expect(house('site/src/pages/index.css', '@layer base { p { top: 0; } }')).toEqual([
      'site/src/pages/index.css:1 — pages is no room for stylesheets. Put them beside the ' +
        'component they style: styles, layout, ui, drawings, sections, islands, screens, fonts.',
    ]);
  });
});
