import { Moving } from '#line/Moving.tsx';
import { circle, line, range, rect, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { sagAt, type Beam } from './beam.ts';

const overhang = 20;

interface LoadedBeamProps {
  readonly beam: Beam;
  /** How wide the floor is. */
  readonly floor: number;
}

/** The beam before loading, dotted, and the loaded one; it comes down under the first demand. */
export function LoadedBeam({ beam, floor }: LoadedBeamProps) {
  const { from, to, top, thick, sag, ground } = beam;
  const [left, right, under] = [from - overhang, to + overhang, top + thick];
  const rise = sagAt(beam, left);
  // Control point of the parabola through both ends and the lowest point.
  const dip = (y: number): string => `Q${(from + to) / 2} ${y + 2 * sag - rise} `;
  const bent =
    `M${left} ${top + rise}${dip(top)}${right} ${top + rise}v${thick}` +
    `${dip(under)}${left} ${under + rise}z`;
  return (
    <>
      <Shape
        fill="tint"
        d={[from, to].map((x) => rect(x - 26, under + 26, 52, ground - under - 26))}
      />
      <Shape
        d={[
          shape([
            [from, under],
            [from + 16, under + 26],
            [from - 16, under + 26],
          ]),
          circle(to, under + 13, 13),
        ]}
      />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(from, top, to, top), line(from, under, to, under)]}
      />
      <Moving how="drops" after={1}>
        <Shape fill="solid" d={bent} />
      </Moving>
      <Stroke weight="path" d={line(0, ground, floor, ground)} />
      <Stroke
        weight="thin"
        d={range(Math.floor(floor / 15)).map((i) => `M${12 + i * 15} ${ground}l-8 9`)}
      />
    </>
  );
}
