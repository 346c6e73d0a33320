import { contours } from '#line/contours.ts';
import { isoLine, type Project } from '#line/iso.ts';
import { circle, line, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const FLAGS = [
  [64, 236, 34],
  [160, 232, 34],
  [268, 128, 44],
] as const;

/** Consultancy: the surveyed ground below everything, with a route across it. */
export function GroundPlane({ at, side }: { readonly at: Project; readonly side: number }) {
  const lines = contours({
    hills: [
      [205, 95, 1, 62, 54],
      [120, 215, 0.92, 58, 46],
      [250, 250, 0.5, 44, 40],
      [40, 120, 0.42, 46, 60],
    ],
    lines: [
      [
        [205, 95],
        [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3],
      ],
      [
        [120, 215],
        [0.9, 0.8],
      ],
    ],
    // The far corner is under the plane above.
    within: ([u, v]) => Math.min(u, v) > 0 && Math.max(u, v) < side && (u > 110 || v > 110),
    stride: 22,
    project: ([u, v]) => at(u, v),
  });
  const poles = FLAGS.map(([u, v, height]) => ({ foot: at(u, v), top: at(u, v, height) }));
  return (
    <>
      <Stroke weight="thin" d={lines} />
      <Stroke
        weight="path"
        d={isoLine(at, [
          [18, 262],
          [64, 236],
          [110, 256],
          [160, 232],
          [186, 180],
          [232, 166],
          [268, 128],
        ])}
      />
      <Stroke d={poles.map(({ foot, top }) => line(...foot, ...top))} />
      <Shape
        fill="solid"
        edge="none"
        d={poles.flatMap(({ foot, top: [x, y] }) => [
          shape([
            [x, y],
            [x + 17, y + 5],
            [x, y + 10],
          ]),
          circle(...foot, 3),
        ])}
      />
    </>
  );
}
