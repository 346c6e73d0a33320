/**
 * The style of marks without the site's stylesheet: in a file and on a canvas. Weights and dashes are those of
 * packages/drawings/src/line/line.module.css; a test compares them.
 */
import { faces } from './faces.ts';
import type { Area, Line, Word } from './marks.ts';

/** Colors and typefaces of a sheet, as CSS values. */
export interface Palette {
  /** The color of lines. */
  readonly draw: string;
  /** The background color. */
  readonly paper: string;
  /** Shades between the two. */
  readonly deep: string;
  readonly soft: string;
  readonly faint: string;
  readonly tint: string;
  /** Labels and names. */
  readonly text: string;
  /** Sentences. */
  readonly ink: string;
  /** The color of open questions. */
  readonly open: string;
  readonly sans: string;
  readonly mono: string;
}

/** Black on white, with typefaces that every system has. */
export const plain: Palette = {
  draw: '#1c2733',
  paper: '#ffffff',
  deep: '#0b1118',
  soft: '#b4bcc6',
  faint: '#dfe3e8',
  tint: '#eef1f4',
  text: '#1c2733',
  ink: '#0f1620',
  open: '#48525f',
  sans: 'Helvetica, Arial, sans-serif',
  mono: 'Menlo, Consolas, monospace',
};

export const weights = { thin: 0.8, object: 1.3, path: 2.4 } as const;
export const dashes = { dashed: [5, 4], dotted: [2, 4] } as const;

interface PathLook {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

export function pathLook(mark: Line | Area, palette: Palette): PathLook {
  const dash = mark.dash && { dash: dashes[mark.dash] };
  if (mark.kind === 'line') {
    const stroke = {
      ink: palette.draw,
      soft: palette.soft,
      faint: palette.faint,
      knock: palette.paper,
    }[mark.tone ?? 'ink'];
    return { stroke, width: weights[mark.weight ?? 'object'], ...dash };
  }
  const { draw, deep, tint, soft, paper } = palette;
  const fill = { paper, solid: draw, deep, tint, soft, knock: paper }[mark.fill];
  const { edge } = mark;
  if (edge === 'none' || mark.fill === 'soft' || mark.fill === 'knock') return { fill, width: 0 };
  return {
    fill,
    stroke: edge === 'knock' ? paper : draw,
    width: weights[edge === 'thin' ? 'thin' : 'object'],
    ...dash,
  };
}

interface WordLook {
  readonly fill: string;
  readonly family: string;
  readonly weight: number;
  /** Letter spacing in the sheet's units. */
  readonly spacing: number;
  readonly isFromRight: boolean;
  /** The end of the text that is at x. */
  readonly align: 'left' | 'middle' | 'right';
}

/** Hebrew, Arabic and related scripts: the first letter decides. */
const fromRight = /^\P{L}*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;

export function wordLook({ face, size, tone, anchor, text }: Word, palette: Palette): WordLook {
  const { family, weight, spacing, color } = faces[face];
  return {
    fill: { own: palette[color], soft: palette.open, knock: palette.paper }[tone ?? 'own'],
    family: palette[family],
    weight,
    spacing: Math.round(spacing * size * 100) / 100,
    isFromRight: fromRight.test(text),
    align: anchor === 'end' ? 'right' : (anchor ?? 'left'),
  };
}

/** In SVG, `start` is where the text begins: on the right, for text from right to left. */
export function svgAnchor({ align, isFromRight }: WordLook): 'middle' | 'end' | undefined {
  if (align === 'middle') return 'middle';
  return (align === 'right') !== isFromRight ? 'end' : undefined;
}
