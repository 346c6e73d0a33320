import { Arrow } from '#line/Arrow.tsx';
import { Name } from '#line/Name.tsx';
import { circle, hatch, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The positions of the parts from left to right, and their two heights. */
export interface Bench {
  readonly request: number;
  readonly fork: number;
  readonly systems: number;
  readonly width: number;
  readonly compare: number;
  readonly edge: number;
  readonly upper: number;
  readonly lower: number;
}

const half = 30;

/** One request, answered by the old system and the new one; only the old answer is used. */
export function Comparison({ bench }: { readonly bench: Bench }) {
  const { request, fork, systems, width, compare, edge, upper, lower } = bench;
  const middle = (upper + lower) / 2;
  const right = systems + width;
  return (
    <>
      <Shape fill="solid" edge="none" d={circle(request + 5, middle, 5)} />
      {[upper, lower].map((y) => (
        <Arrow
          key={y}
          weight="path"
          points={[
            [request + 5, middle],
            [fork, middle],
            [fork, y],
            [systems, y],
          ]}
        />
      ))}
      <Shape d={rect(systems, upper - half, width, 2 * half)} />
      <Stroke weight="thin" d={hatch(systems, upper - half, width, 2 * half, 8)} />
      <Shape edge="none" d={rect(systems + width / 2 - 24, upper - 14, 48, 28)} />
      <Shape fill="solid" d={rect(systems, lower - half, width, 2 * half)} />
      <Name x={systems + width / 2} y={upper + 6} anchor="middle">
        old
      </Name>
      <Name x={systems + width / 2} y={lower + 6} anchor="middle" tone="knock">
        new
      </Name>
      <Arrow
        weight="path"
        points={[
          [right, upper],
          [edge, upper],
        ]}
      />
      <Arrow
        points={[
          [compare, upper],
          [compare, middle - 20],
        ]}
      />
      <Arrow
        points={[
          [right, lower],
          [compare, lower],
          [compare, middle + 20],
        ]}
      />
      <Shape d={circle(compare, middle, 20)} />
      <Stroke
        weight="path"
        d={`M${compare - 8} ${middle - 4}h16M${compare - 8} ${middle + 4}h16`}
      />
    </>
  );
}
