import { Moving } from '#line/Moving.tsx';
import { arrowHead, circle, curve, poly, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface EscapeProps {
  /** The path of the fault from the top down to the user. */
  readonly fall: readonly Point[];
  /** Its final position. */
  readonly fault: { readonly x: number; readonly y: number; readonly size: number };
  /** The path from the user back up to the sieve. */
  readonly way: readonly Point[];
  readonly test: { readonly x: number; readonly y: number; readonly width: number };
}

/** One fault falls through and comes back as a test, which holds the next of its kind. */
export function Escape({ fall, fault, way, test }: EscapeProps) {
  return (
    <>
      <Stroke weight="path" tone="red" dash="dashed" d={curve(fall)} />
      <Stroke tone="red" moves="travels" d={curve(fall)} />
      <Moving how="appears" after={1}>
        <Shape fill="red" d={circle(fault.x, fault.y, fault.size)} />
      </Moving>
      <Stroke weight="path" moves="draws" after={2} d={poly(way)} />
      <Moving how="slides" after={4}>
        <Shape fill="solid" edge="none" d={arrowHead(way)} />
        <Shape fill="solid" d={rect(test.x, test.y, test.width, 16)} />
      </Moving>
      <Stroke tone="red" moves="travels" after={6} d={curve(fall.slice(0, 3))} />
    </>
  );
}
