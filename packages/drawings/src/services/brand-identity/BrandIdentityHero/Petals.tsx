import { Moving } from '#line/Moving.tsx';
import type { Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { petal } from '../lotus.ts';

/** A petal is where two circles overlap. The petals open one after the other, the middle one first. */
const opening = [
  { degrees: 90, after: 2 },
  { degrees: 150, after: 3 },
  { degrees: 30, after: 4 },
] as const;

export function Petals({ foot, r }: { readonly foot: Point; readonly r: number }) {
  return opening.map(({ degrees, after }) => (
    <Moving key={degrees} how="grows" after={after}>
      <Shape fill="solid" d={petal(foot, r, degrees)} />
    </Moving>
  ));
}
