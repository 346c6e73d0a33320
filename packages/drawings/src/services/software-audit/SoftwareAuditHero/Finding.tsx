import { Label } from '#line/Label.tsx';
import { circle } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';

interface FindingProps {
  readonly x: number;
  readonly y: number;
  readonly n: number;
}

/** The number of a finding, at its place and again in the list. */
export function Finding({ x, y, n }: FindingProps) {
  return (
    <>
      <Shape fill="solid" edge="knock" d={circle(x, y, 11)} />
      <Label x={x} y={y + 4.5} anchor="middle" tone="knock">
        {String(n)}
      </Label>
    </>
  );
}
