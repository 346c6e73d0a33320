import { isoBox, isoLine, type Project } from '#line/iso.ts';
import { range } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

type Module = readonly [u: number, v: number, size: number, height: number];

const MODULES: readonly Module[] = [
  [160, 30, 40, 20],
  [230, 30, 40, 34],
  [30, 160, 40, 20],
  [90, 160, 40, 40],
  [160, 160, 40, 26],
  [230, 160, 40, 22],
  [30, 230, 40, 34],
  [95, 235, 30, 16],
  [160, 230, 40, 18],
];

/** The plane above covers the far corner up to here. */
const OPEN = 120;

/** Development: modules on a grid, wired to each other; the solid one is being worked on. */
export function ApplicationPlane({ at, side }: { readonly at: Project; readonly side: number }) {
  const boxes = MODULES.map(([u, v, size, height]) => isoBox(at, u, v, size, size, height));
  const inWork = isoBox(at, 225, 225, 55, 55, 40);
  const grid = range(9).flatMap((i) => {
    const along = (i + 1) * 30;
    const from = along < OPEN ? OPEN : 0;
    return [
      isoLine(at, [
        [along, from],
        [along, side],
      ]),
      isoLine(at, [
        [from, along],
        [side, along],
      ]),
    ];
  });
  return (
    <>
      <Stroke weight="thin" tone="soft" d={grid} />
      <Stroke
        weight="path"
        d={[
          isoLine(at, [
            [180, 70],
            [180, 250],
            [50, 250],
          ]),
          isoLine(at, [
            [250, 70],
            [250, 250],
            [180, 250],
          ]),
          isoLine(at, [
            [50, 180],
            [250, 180],
          ]),
          isoLine(at, [
            [110, 180],
            [110, 250],
          ]),
        ]}
      />
      <Shape d={boxes.map(({ lit }) => lit)} />
      <Shape fill="tint" d={boxes.map(({ shaded }) => shaded)} />
      <Shape fill="solid" edge="knock" d={inWork.lit} />
      <Shape fill="deep" edge="knock" d={inWork.shaded} />
    </>
  );
}
