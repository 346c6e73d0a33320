import { isoBox, isoDrum, isoLine, isoRect, type Project } from '#line/iso.ts';
import { range } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface RackProps {
  readonly at: Project;
  readonly u: number;
  readonly v: number;
  readonly height: number;
}

const SHELF = 9;

function Rack({ at, u, v, height }: RackProps) {
  const [width, depth] = [36, 46];
  const { lit, shaded } = isoBox(at, u, v, width, depth, height);
  const shelves = range(Math.floor(height / SHELF) - 1).map((i) => {
    const z = (i + 1) * SHELF;
    return isoLine(at, [
      [u, v + depth, z],
      [u + width, v + depth, z],
      [u + width, v, z],
    ]);
  });
  return (
    <>
      <Shape d={lit} />
      <Shape fill="tint" d={shaded} />
      <Stroke weight="thin" d={shelves} />
    </>
  );
}

/** Solutions: the platforms it runs on, each in its own zone. */
export function PlatformsPlane({ at }: { readonly at: Project }) {
  const stores = [isoDrum(at, 34, 172, 20, 34), isoDrum(at, 110, 255, 20, 34)];
  const main = isoDrum(at, 245, 235, 24, 46);
  return (
    <>
      <Stroke
        dash="dashed"
        d={[
          [150, 12],
          [12, 150],
          [150, 150],
        ].map(([u = 0, v = 0]) => isoRect(at, u, v, 128, 128))}
      />
      <Stroke
        weight="path"
        d={isoLine(at, [
          [214, 80],
          [214, 214],
          [70, 214],
        ])}
      />
      <Rack at={at} u={168} v={40} height={46} />
      <Rack at={at} u={222} v={40} height={64} />
      <Shape d={stores.map(({ body }) => body)} />
      <Stroke weight="thin" d={stores.map(({ rings }) => rings)} />
      <Rack at={at} u={166} v={184} height={36} />
      <Shape fill="solid" edge="knock" d={main.body} />
    </>
  );
}
