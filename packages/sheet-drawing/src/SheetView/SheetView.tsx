import { num } from '@studio/drawings/line/pen.ts';
import { Shape } from '@studio/drawings/line/Shape.tsx';
import { Stroke } from '@studio/drawings/line/Stroke.tsx';
import { svgAnchor, wordLook, type Palette } from '../look.ts';
import type { Mark, Place, SheetDrawing, Word } from '../marks.ts';

/** The site's tokens, so that the sheet has the colors of its surroundings. */
const tokens: Palette = {
  draw: 'var(--draw)',
  paper: 'var(--draw-bg)',
  deep: 'var(--draw-deep)',
  soft: 'var(--draw-soft)',
  faint: 'var(--draw-faint)',
  tint: 'var(--draw-tint)',
  text: 'var(--draw-text)',
  ink: 'var(--ink)',
  open: 'var(--ink-2)',
  sans: 'var(--sans)',
  mono: 'var(--mono)',
};

interface Classes {
  readonly sheet?: string | undefined;
  /** The parts of the question being answered. */
  readonly active?: string | undefined;
  /** The style of new lines, shapes and words. */
  readonly fresh?: string | undefined;
}

interface SheetViewProps {
  readonly drawing: SheetDrawing;
  readonly active?: Place | undefined;
  /** The keys of new marks; see newMarks. */
  readonly fresh?: ReadonlySet<string> | undefined;
  readonly classes?: Classes;
}

// Not the `Label` of the drawings, which grows with its space: a sheet is measured beforehand.
function Written({
  mark,
  className,
}: {
  readonly mark: Word;
  readonly className?: string | undefined;
}) {
  const look = wordLook(mark, tokens);
  const { fill, family, weight, spacing, isFromRight } = look;
  return (
    <text
      x={num(mark.x)}
      y={num(mark.y)}
      fill={fill}
      stroke="none"
      fontFamily={family}
      fontSize={mark.size}
      fontWeight={weight}
      letterSpacing={spacing}
      textAnchor={svgAnchor(look)}
      direction={isFromRight ? 'rtl' : undefined}
      className={className}
    >
      {mark.text}
    </text>
  );
}

function Drawn({
  mark,
  className,
}: {
  readonly mark: Mark;
  readonly className?: string | undefined;
}) {
  switch (mark.kind) {
    case 'word':
      return <Written mark={mark} className={className} />;
    case 'line': {
      const { kind: _, key: __, ...look } = mark;
      return <Stroke {...look} className={className} />;
    }
    case 'area': {
      const { kind: _, key: __, ...look } = mark;
      return <Shape {...look} className={className} />;
    }
  }
}

/** A sheet on the page. Each part has its question's id, so that an island can link to it. */
export function SheetView({ drawing, active, fresh, classes = {} }: SheetViewProps) {
  const { width, height, label, parts } = drawing;
  return (
    <svg
      className={classes.sheet}
      viewBox={`0 0 ${width} ${num(height)}`}
      role="img"
      aria-label={label}
      focusable="false"
      fill="none"
      stroke={tokens.draw}
      strokeWidth="1.3"
    >
      {parts.map(({ of, marks }, i) => (
        // The parts are always the same and in the same order, so the index is the key.
        <g key={i} data-part={of} className={of === active ? classes.active : undefined}>
          {marks.map((mark) => (
            <Drawn
              key={mark.key}
              mark={mark}
              className={fresh?.has(mark.key) ? classes.fresh : undefined}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
