import { noAdvice } from '@studio/sheet/advice.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { drawSheet } from '@studio/sheet-drawing/draw-sheet.ts';
import { plain, type Palette } from '@studio/sheet-drawing/look.ts';
import type { Mark, SheetDrawing } from '@studio/sheet-drawing/marks.ts';
import { svgFile } from '@studio/sheet-drawing/svg-file.ts';

const white = (share: number): string => `rgb(255 255 255 / ${share}%)`;

/** White on the brand's color in both color schemes, because an image cannot use the page's tokens. */
const blueprint = (brand: string): Palette => ({
  ...plain,
  draw: '#fff',
  paper: brand,
  deep: white(80),
  soft: white(55),
  faint: white(35),
  tint: white(14),
});

const company = { name: '', address: '' };

/** Without its text, which would be too small to read. */
function linesOf(answers: Answers): SheetDrawing {
  const drawing = drawSheet({ answers, advice: noAdvice, format: 'lying', company });
  const isLine = ({ kind }: Mark): boolean => kind !== 'word';
  return {
    ...drawing,
    parts: drawing.parts.map((part) => ({ ...part, marks: part.marks.filter(isLine) })),
  };
}

const ground = ({ width, height }: SheetDrawing, brand: string): string =>
  `<path fill="${brand}" d="M0 0h${width}v${height}H0z"/>`;

/** The content of an SVG file between its root tags. */
const inside = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

const opening = ({ width, height }: SheetDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;

/** Thin lines at any size of the picture. */
const thin = 'path{vector-effect:non-scaling-stroke;stroke-width:.8px}';

/** A sheet as a thumbnail. */
export function sheetPicture(answers: Answers, brand: string): string {
  const lines = linesOf(answers);
  return `${opening(lines)}<style>${thin}</style>${ground(lines, brand)}${inside(svgFile(lines, blueprint(brand)))}</svg>`;
}

// A picture needs its own styles: the page's animations and CSP do not apply to it.
const motion = `
@media (prefers-reduced-motion:no-preference){
g{animation:leave .3s both}
g:last-of-type{animation:none}
.n1{animation-delay:1.9s}.n2{animation-delay:3.8s}
path{animation:come .5s both}
[pathLength]{stroke-dasharray:1;animation-name:draw;animation-duration:.9s}
.n1 path{animation-delay:.4s}.n2 path{animation-delay:2.2s}.n3 path{animation-delay:4.1s}
@keyframes leave{to{opacity:0}}@keyframes come{from{opacity:0}}@keyframes draw{from{stroke-dashoffset:1}}}
@media (prefers-reduced-motion:reduce){g:not(:last-of-type){display:none}}`;

/** Plain lines are animated; dashed ones and filled shapes are not. */
const drawable = (marks: string): string =>
  marks.replaceAll(/<path (?=[^>]*fill="none")(?![^>]*stroke-dasharray)/g, '<path pathLength="1" ');

/** Three example sheets that are drawn one after another, once; the last one stays. */
export function sheetsBeingDrawn(sheets: readonly Answers[], brand: string): string {
  const all = sheets.map(linesOf);
  const [first] = all;
  if (!first) throw new Error('content/sheet.yaml has no examples to draw.');
  const groups = all.map(
    (lines, i) => `<g class="n${i + 1}">${drawable(inside(svgFile(lines, blueprint(brand))))}</g>`,
  );
  return `${opening(first)}<style>${motion}</style>${ground(first, brand)}${groups.join('')}</svg>`;
}
