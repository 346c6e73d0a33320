import { isoRect, type Project } from '#line/iso.ts';
import { shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';

interface SlabProps {
  readonly at: Project;
  readonly side: number;
  readonly thickness: number;
}

/** One layer of the product: a square sheet seen from above, with its two near edges. */
export function Slab({ at, side, thickness }: SlabProps) {
  const [left, near, right] = [at(0, side), at(side, side), at(side, 0)];
  const below = [right, near, left].map(([x, y]) => [x, y + thickness] as const);
  return (
    <>
      <Shape fill="tint" d={shape([left, near, right, ...below])} />
      <Shape d={isoRect(at, 0, 0, side, side)} />
    </>
  );
}
