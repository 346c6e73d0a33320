import { Resvg } from '@resvg/resvg-js';
import type { Logo } from '#schema/entries.ts';
import type { Finding } from './finding.ts';

/** It is inlined three times per page, so it must be small. */
const longest = 4000;

type Fault = Pick<Finding, 'problem' | 'fix'>;

const faults: readonly (Fault & {
  readonly found: (written: string, shapes: string) => boolean;
})[] = [
  {
    found: (written) => /<(?:text|image)\b/.test(written),
    problem: 'holds letters or a picture, which every screen would show in its own way.',
    fix: 'Turn them into outlines in the drawing program.',
  },
  {
    found: (_, shapes) => /\bid="/.test(shapes),
    problem: 'uses a gradient, a mask, a pattern or a filter.',
    fix: 'Draw it with plain fills and strokes.',
  },
  {
    found: (_, shapes) => shapes.length > longest,
    problem: `is too detailed: its shapes take more than ${longest} characters.`,
    fix: 'Draw a simpler one for small sizes, with fewer points.',
  },
];

/**
 * The logo as plain shapes: resvg renders what is drawn and drops everything else an SVG can contain, such as
 * scripts, links and styles.
 */
export function readLogo(file: string, written: string): Logo | Finding {
  const drawn = plainSvg(written);
  const refuse = ({ problem, fix }: Fault): Finding => ({ file, field: '', problem, fix });
  if (!drawn)
    return refuse({ problem: 'cannot be read as an SVG drawing.', fix: 'Save it as a plain SVG.' });
  const { viewBox, shapes } = drawn;
  const [, , width, height] = viewBox.split(' ');
  if (width !== height)
    return refuse({ problem: 'is not square.', fix: 'Give it a viewBox as wide as it is high.' });
  const fault = faults.find(({ found }) => found(written, shapes));
  if (fault) return refuse(fault);
  return { viewBox, shapes, ...(/<svg [^>]*\bdata-sample\b/.test(written) && { sample: true }) };
}

function plainSvg(written: string): Logo | undefined {
  try {
    const svg = new Resvg(written, { font: { loadSystemFonts: false } }).toString();
    const [, viewBox, shapes] = /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
    return viewBox && shapes ? { viewBox, shapes: compact(shapes) } : undefined;
  } catch {
    return undefined;
  }
}

const compact = (shapes: string): string =>
  shapes.replace(/<defs\/>|\n\s*| stroke="none"/g, '').replace(/ ?([A-Z]) ?(?=[^=]*"\/>)/g, '$1');
