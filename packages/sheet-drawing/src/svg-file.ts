import { num } from '@studio/drawings/line/pen.ts';
import { pathLook, svgAnchor, wordLook, type Palette } from './look.ts';
import type { Area, Line, Mark, SheetDrawing, Word } from './marks.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Characters that XML forbids, even escaped.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/gu, (letter) => entities[letter] ?? '');

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Names are ours and values are escaped, so a visitor's text cannot become markup. */
function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return content === ''
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${content}</${name}>`;
}

function path(mark: Line | Area, palette: Palette): string {
  const { fill, stroke, width, dash } = pathLook(mark, palette);
  return element('path', {
    d: mark.d,
    fill: fill ?? 'none',
    stroke,
    'stroke-width': stroke && width,
    'stroke-dasharray': dash?.join(' '),
  });
}

function text(mark: Word, palette: Palette): string {
  const look = wordLook(mark, palette);
  const { fill, family, weight, spacing, isFromRight } = look;
  return element(
    'text',
    {
      x: num(mark.x),
      y: num(mark.y),
      fill,
      'font-family': family,
      'font-size': mark.size,
      'font-weight': weight === 400 ? undefined : weight,
      'letter-spacing': spacing === 0 ? undefined : spacing,
      'text-anchor': svgAnchor(look),
      direction: isFromRight ? 'rtl' : undefined,
    },
    escaped(mark.text),
  );
}

const written = (mark: Mark, palette: Palette): string =>
  mark.kind === 'word' ? text(mark, palette) : path(mark, palette);

/** The sheet as a self-contained file: no script, no stylesheet, no other file. */
export function svgFile(
  { width, height, title, label, parts }: SheetDrawing,
  palette: Palette,
): string {
  const marks = parts.flatMap((part) => part.marks.map((mark) => written(mark, palette)));
  const content = [
    element('title', {}, escaped(title)),
    element('desc', {}, escaped(label)),
    ...marks,
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${num(height)}`,
      width,
      height: num(height),
      role: 'img',
    },
    `\n${content.join('\n')}\n`,
  );
}
