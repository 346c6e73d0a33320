import { Arrow } from '#line/Arrow.tsx';
import { poly, type Point } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { DimensionTable, Facts, type Area } from './star-parts.tsx';

interface Dimension {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The line of its relation to the facts. */
  readonly joined: string;
}

interface StarProps {
  readonly facts: Area;
  /** The size of every table around the facts. */
  readonly table: { readonly width: number; readonly height: number };
  readonly dimensions: readonly Dimension[];
  /** The path from the facts to the report. */
  readonly reported: readonly Point[];
}

/** The model: facts in the middle, dimensions around them, and the path to a page. */
export function Star({ facts, table, dimensions, reported }: StarProps) {
  return (
    <>
      {dimensions.map(({ name, joined }) => (
        <Stroke key={name} moves="draws" after={3} d={joined} />
      ))}
      {dimensions.map(({ name, x, y }) => (
        <DimensionTable key={name} name={name} x={x} y={y} {...table} />
      ))}
      <Facts {...facts} />
      <Arrow weight="path" points={reported} />
      <Stroke moves="travels" after={5} d={poly(reported)} />
    </>
  );
}
