import { marked } from 'marked';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { injections } from '@studio/contract/fixtures/injections';
import { blank, readAnswers, type Answers } from '@studio/sheet/answers.ts';
import { drawSheet } from '../src/draw-sheet.ts';
import { plain } from '../src/look.ts';
import { SheetView } from '../src/SheetView/SheetView.tsx';
import { svgFile } from '../src/svg-file.ts';
import { sheetMarkdown } from '@studio/sheet/sheet-markdown.ts';

// Hundreds of sheets in each test.
vi.setConfig({ testTimeout: 60_000 });

const payloads = Object.values(injections).flat();
const advice = { services: [], asks: [] };
const company = { name: 'A Company', address: 'company.example' };

/** Puts the text into every field that a visitor can write in. */
const hostile = (text: string): Answers =>
  readAnswers({
    version: 1,
    project: text,
    owner: text,
    talksOther: text,
    when: 'season',
    whenSeason: text,
    hangs: text,
    budget: 'range',
    budgetRange: text,
    words: text,
  }) ?? blank;

const drawings = payloads.map((text, i) =>
  drawSheet({
    answers: hostile(text),
    advice,
    format: i % 2 === 0 ? 'lying' : 'upright',
    company,
  }),
);

/** The element and attribute names in markup, which must be only our own. */
function namesIn(markup: string): { names: Set<string>; rest: string } {
  const names = new Set<string>();
  const rest = markup.replace(
    /<\/?([a-z]+)((?: [a-zA-Z-]+="[^"<>]*")*)\/?>/gu,
    (_, element: string, attributes: string) => {
      names.add(element);
      for (const [, attribute = ''] of attributes.matchAll(/ ([a-zA-Z-]+)="/gu))
        names.add(attribute);
      return '';
    },
  );
  return { names, rest };
}

const ours = new Set(
  'svg g title desc path text xmlns viewBox width height role aria-label focusable data-part class d x y fill stroke stroke-width stroke-dasharray font-family font-size font-weight letter-spacing text-anchor direction'.split(
    ' ',
  ),
);

test('the whole corpus is tested', () => {
  expect(payloads.length).toBeGreaterThan(500);
});

test('no text becomes markup in a file', () => {
  for (const drawing of drawings) {
    const { names, rest } = namesIn(svgFile(drawing, plain));
    expect([...names].filter((name) => !ours.has(name))).toEqual([]);
    expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/u);
  }
});

test('no text becomes markup on the page', () => {
  for (const drawing of drawings) {
    // Lines and shapes contain no visitor's text, and rendering them is slow.
    const parts = drawing.parts.map((part) => ({
      ...part,
      marks: part.marks.filter(({ kind }) => kind === 'word'),
    }));
    const page = renderToStaticMarkup(<SheetView drawing={{ ...drawing, parts }} />);
    const { names, rest } = namesIn(page);
    expect([...names].filter((name) => !ours.has(name))).toEqual([]);
    expect(rest).not.toMatch(/[<>]/u);
  }
});

test('no text becomes Markdown', () => {
  const skeleton = (text: string): string =>
    marked
      .parse(sheetMarkdown(hostile(text), advice), { async: false })
      .replace(/<\/?blockquote>|<\/?p>|<h2>The problem<\/h2>/gu, '')
      .replace(/(?<=^|>)[^<>]+/gu, '');
  const usual = skeleton('plain words');
  for (const text of payloads) {
    const said = hostile(text);
    if (said.project !== '' && said.words !== '') expect(skeleton(text), text).toBe(usual);
  }
});
