import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../sentences-of.ts';
import { layers } from './layers.ts';

const order = '@layer reset, tokens, base, layout, ui, sections, screens, pages, utilities;\n';
const layerFaults = (path: string, css: string) =>
  sentencesOf(layers, { 'packages/styles/src/layers.css': order, [path]: css });

describe('layers', () => {
  test.each([
    ['packages/styles/src/tokens.css', '@layer tokens { :root { --a: 1px; } }'],
    ['packages/styles/src/fonts.css', '@font-face { font-family: a; }'],
    ['packages/styles/src/global.css', "@import './layers.css';\n@import './reset.css';"],
    [
      'apps/site/src/ui/Tag/Tag.module.css',
      '/* a; b { */ @layer ui { .tag { &:hover { top: 0; } } }',
    ],
    ['packages/drawings/src/line.module.css', '@layer ui { .a { top: 0; } }'],
    [
      'apps/site/src/layout/Bar/Bar.module.css',
      '@media print { @layer layout { .a { top: 0; } } }',
    ],
    [
      'apps/site/src/islands/Join/Join.module.css',
      '@layer sections { @keyframes a { to { top: 0; } } }',
    ],
    ['apps/site/src/screens/home/Home.module.css', '@layer screens { .a { top: 0; } }'],
    ['apps/site/src/screens/home/Hero.module.css', '@layer pages.home { .a { top: 0; } }'],
    ['apps/site/public/plain.css', '.a { top: 0; }'],
  ])('%s', (path, css) => {
    expect(layerFaults(path, css)).toEqual([]);
  });

  test('a rule outside every layer', () => {
    const css = '@layer ui {\n  .a { top: 0; }\n}\n\n.b,\n.c { top: 0; }\n';
    expect(layerFaults('apps/site/src/ui/Tag/Tag.module.css', css)).toEqual([
      'apps/site/src/ui/Tag/Tag.module.css:5 — ".b, .c" is outside every layer. ' +
        'Wrap it in @layer ui.',
    ]);
  });

  test("another folder's layer", () => {
    expect(
      layerFaults('apps/site/src/ui/Tag/Tag.module.css', '@layer utilities { .a { top: 0; } }'),
    ).toEqual([
      'apps/site/src/ui/Tag/Tag.module.css:1 — ui may not write to the layer utilities. ' +
        'Use @layer ui, or move the rules.',
    ]);
  });

  test("a page's own layer in a part of every page", () => {
    const css = '@layer pages.home { .a { top: 0; } }';
    expect(layerFaults('apps/site/src/layout/Bar/Bar.module.css', css)).toEqual([
      'apps/site/src/layout/Bar/Bar.module.css:1 — layout may not write to the layer pages.home. ' +
        'Use @layer layout, or move the rules.',
    ]);
  });

  test('a second order', () => {
    expect(layerFaults('packages/styles/src/base.css', order)).toEqual([
      'packages/styles/src/base.css:1 — The order of the layers is stated a second time. ' +
        'Leave the order to packages/styles/src/layers.css.',
    ]);
  });

  test('no order, or another', () => {
    const sentence =
      'packages/styles/src/layers.css:1 — The order of the layers is not stated. ' +
      'Write `@layer reset, tokens, base, layout, ui, sections, screens, pages, utilities;` here.';
    const base = { 'packages/styles/src/base.css': '@layer base { p { top: 0; } }' };
    expect(sentencesOf(layers, base)).toEqual([sentence]);
    expect(
      sentencesOf(layers, { 'packages/styles/src/layers.css': '@layer base, reset;' }),
    ).toEqual([sentence]);
  });

  test('a stylesheet where none belongs', () => {
    expect(layerFaults('apps/site/src/pages/index.css', '@layer base { p { top: 0; } }')).toEqual([
      'apps/site/src/pages/index.css:1 — pages is not a folder for stylesheets. Put them beside the ' +
        'component they style: styles, layout, ui, drawings, sections, islands, screens, fonts.',
    ]);
  });
});
