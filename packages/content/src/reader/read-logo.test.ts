import { expect, test } from 'vitest';
import { readLogo } from './read-logo.ts';

const svg = (inside: string, viewBox = '0 0 20 20') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;
const said = (written: string) => {
  const read = readLogo('logo.svg', written);
  return 'problem' in read ? `${read.problem} ${read.fix}` : read.shapes;
};

test('shapes stay; scripts, handlers, links and styles do not', () => {
  const shapes = said(
    svg(
      '<script>alert(1)</script><style>.a{fill:#1b6e3c}</style>' +
        '<a href="https://example.org"><rect class="a" onclick="alert(2)" width="20" height="20"/></a>' +
        '<foreignObject><p>hello</p></foreignObject>',
    ),
  );
  expect(shapes).toContain('<path fill="#1b6e3c" d="M0 0L20 0L20 20L0 20Z"/>');
  expect(shapes).not.toMatch(/script|alert|style|href|class|hello/);
});

test.each([
  ['no drawing', '<html>', 'cannot be read as an SVG drawing. Save it as a plain SVG.'],
  [
    'not square',
    svg('<path d="M0 0h9v9z"/>', '0 0 30 20'),
    'is not square. Give it a viewBox as wide as it is high.',
  ],
  [
    'letters',
    svg('<path d="M0 0h9v9z"/><text>A</text>'),
    'holds letters or a picture, which every screen would show in its own way. Turn them into outlines in the drawing program.',
  ],
  [
    'a gradient',
    svg(
      '<linearGradient id="a"><stop/><stop offset="1" stop-color="red"/></linearGradient><path fill="url(#a)" d="M0 0h9v9z"/>',
    ),
    'uses a gradient, a mask, a pattern or a filter. Draw it with plain fills and strokes.',
  ],
  [
    'a map of the world',
    svg(`<path d="M0 0${'l1 1'.repeat(2000)}z"/>`),
    'is too detailed: its shapes take more than 4000 characters. Draw a simpler one for small sizes, with fewer points.',
  ],
])('refuses %s', (_, written, sentence) => {
  expect(said(written)).toBe(sentence);
});
