import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { tokens } from './tokens.ts';

const declared = (declaration: string, path = 'site/src/ui/Tag/Tag.module.css') =>
  told(tokens, { [path]: `@layer ui {\n  .tag {\n    ${declaration};\n  }\n}\n` });

describe('what may be written plainly', () => {
  test.each([
    'color: var(--ink)',
    'color: currentColor',
    'color: CanvasText',
    'background: transparent',
    'background: color-mix(in oklab, var(--ink) 20%, transparent)',
    'border: 1px solid var(--rule)',
    'outline: 2px solid Highlight',
    'margin: 0 0px -1px',
    'width: calc(100% - 2 * var(--s4))',
    'max-width: 62ch',
    'gap: 0.5em',
    'rotate: 45deg',
    'line-height: 1.6',
    'grid-template-columns: repeat(2, minmax(0, 1fr))',
    'grid-row: linen',
    'transition: color var(--quick) var(--ease)',
    'background: url("data:image/svg+xml;utf8,#fff 12px") no-repeat',
    "content: '12px red'",
    'padding: var(--s10)',
  ])('%s', (declaration) => {
    expect(declared(declaration)).toEqual([]);
  });

  test('everything, in the files of the tokens', () => {
    const token = '--brand: #0d6ed6; --gap: 12px';
    expect(declared(token, 'site/src/styles/tokens.css')).toEqual([]);
    expect(declared(token, 'site/src/styles/tokens-dark.css')).toEqual([]);
    expect(declared('size-adjust: 104%; src: url(a.woff2)', 'site/src/styles/fonts.css')).toEqual(
      [],
    );
  });

  test("a drawing's own units, where it draws", () => {
    const drawing = 'drawings/src/line.module.css';
    expect(declared('stroke-width: 2.4px', drawing)).toEqual([]);
    expect(declared('stroke-dasharray: 4px 3px', drawing)).toEqual([]);
    expect(declared('font: 11.5px/1 var(--mono)', drawing)).toEqual([]);
    expect(declared('margin: 12px', drawing)).toHaveLength(1);
    expect(declared('stroke-width: 2.4px')).toHaveLength(1);
    expect(declared('animation: draw 300ms')).toHaveLength(1);
  });

  test('a condition, which cannot hold a var()', () => {
    const css = '@media (width >= 64em) { @container (width > 300px) { .a { top: 0; } } }';
    expect(told(tokens, { 'site/src/ui/Tag/Tag.module.css': css })).toEqual([]);
  });
});

describe('what comes through a token', () => {
  test.each([
    ['color: #0D6ED6', 'color', '#0D6ED6'],
    ['--tag-ink: #fff', '--tag-ink', '#fff'],
    ['fill: rgb(0 0 0 / 50%)', 'fill', 'rgb()'],
    ['color: oklch(60% 0.2 250)', 'color', 'oklch()'],
    ['border: 1px solid red', 'border', 'red'],
    ['color: var(--ink, Black)', 'color', 'Black'],
  ])('the colour in "%s"', (declaration, property, colour) => {
    expect(declared(declaration)).toEqual([
      `site/src/ui/Tag/Tag.module.css:3 — ${property} spells out the colour ${colour}. ` +
        'Take it from a token with var(--…).',
    ]);
  });

  test.each([
    ['margin: 12px', 'margin', '12px'],
    ['padding: calc(100% - 1.5rem)', 'padding', '1.5rem'],
    ['inset: -.75rem auto', 'inset', '-.75rem'],
    ['min-height: 100dvh', 'min-height', '100dvh'],
    ['gap: var(--s3, 8px)', 'gap', '8px'],
    ['transition: color 0.2s', 'transition', '0.2s'],
    ['border-width: 3px', 'border-width', '3px'],
  ])('the size in "%s"', (declaration, property, size) => {
    expect(declared(declaration)).toEqual([
      `site/src/ui/Tag/Tag.module.css:3 — ${property} spells out ${size}. ` +
        'Take it from a token with var(--…); only em, ch, % and fr may stand as they are.',
    ]);
  });

  test('a nested rule and a declaration without its semicolon', () => {
    const css = '@layer ui { .a { top: 0; &:hover {\n top: 9px } } }';
    expect(told(tokens, { 'site/src/ui/Tag/Tag.module.css': css })).toEqual([
      expect.stringContaining('Tag.module.css:2 — top spells out 9px.'),
    ]);
  });
});
