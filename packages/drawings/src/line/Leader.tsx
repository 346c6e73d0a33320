import { circle, poly, type Point } from './pen.ts';
import { Shape } from './Shape.tsx';
import { Stroke } from './Stroke.tsx';

/** A thin line from a dot on the thing to its label. */
export function Leader({ points }: { readonly points: readonly Point[] }) {
  const [dot] = points;
  if (!dot) return null;
  return (
    <>
      <Shape d={circle(dot[0], dot[1], 3)} fill="solid" edge="none" />
      <Stroke weight="thin" d={poly(points)} />
    </>
  );
}
