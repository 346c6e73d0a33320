import { Drawing } from '#line/Drawing.tsx';
import { poly, range, shape, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface LayerGlyphProps {
  /** Which of the five planes is inked, counted from the top. */
  readonly plane: number;
  readonly className?: string | undefined;
}

const topOf = (plane: number): number => 3 + plane * 5;

/** The visible part of a plane under another one. */
const covered = (y: number): readonly Point[] => [
  [9.5, y + 2.5],
  [3, y + 5],
  [16, y + 10],
  [29, y + 5],
  [22.5, y + 2.5],
];

const uncovered = (y: number): readonly Point[] => [
  [16, y],
  [29, y + 5],
  [16, y + 10],
  [3, y + 5],
];

/** A legend icon for the home page's drawing: the same five planes, one of them inked. */
export function LayerGlyph({ plane, className }: LayerGlyphProps) {
  const y = topOf(plane);
  const inked = plane === 0 ? uncovered(y) : [...covered(y), [16, y + 5] as const];
  return (
    <Drawing width={32} height={36} className={className}>
      <Stroke d={[shape(uncovered(3)), ...range(4).map((i) => poly(covered(topOf(i + 1))))]} />
      <Shape fill="solid" d={shape(inked)} />
    </Drawing>
  );
}
