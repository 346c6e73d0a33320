import type { ReactNode } from 'react';
import { contours } from '#line/contours.ts';
import { isoBox, isoDrum, isoLine, isoRect, isoStamp, type Project } from '#line/iso.ts';
import { circle, line, range, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';

export const PHONE_SIDE = 130;

const row = (at: Project, v: number, from: number, to: number): string =>
  isoLine(at, [
    [from, v],
    [to, v],
  ]);

function Interface(at: Project) {
  const series = isoLine(at, [
    [50, 66],
    [64, 46],
    [80, 58],
    [98, 36],
    [120, 28],
  ]);
  const column = isoLine(at, [
    [40, 16],
    [40, PHONE_SIDE],
  ]);
  return (
    <>
      <Stroke d={[row(at, 16, 0, PHONE_SIDE), column, isoRect(at, 50, 24, 70, 46)]} />
      <Stroke
        weight="thin"
        d={[
          ...[30, 42, 54, 66].map((v, i) => row(at, v, 8, i % 2 ? 24 : 30)),
          ...[110, 120].map((v) => row(at, v, 50, 110)),
          isoRect(at, 50, 80, 30, 20),
        ]}
      />
      <Stroke weight="path" d={series} />
      <Shape fill="solid" d={[isoRect(at, 6, 6, 4, 4), isoRect(at, 90, 80, 30, 20)]} />
    </>
  );
}

function Application(at: Project) {
  const boxes = [
    isoBox(at, 92, 14, 22, 22, 20),
    isoBox(at, 14, 92, 22, 22, 24),
    isoBox(at, 50, 94, 20, 20, 12),
    isoBox(at, 94, 50, 20, 20, 12),
  ];
  const inWork = isoBox(at, 88, 88, 32, 32, 26);
  const wires = isoLine(at, [
    [103, 25],
    [103, 103],
    [25, 103],
  ]);
  return (
    <>
      <Stroke weight="path" d={wires} />
      <Shape d={boxes.map(({ lit }) => lit)} />
      <Shape fill="tint" d={boxes.map(({ shaded }) => shaded)} />
      <Shape fill="solid" edge="knock" d={inWork.lit} />
      <Shape fill="deep" edge="knock" d={inWork.shaded} />
    </>
  );
}

function TestBed(at: Project) {
  const cells = range(8)
    .flatMap((j) => range(8).map((i) => [i, j] as const))
    .filter(([i, j]) => i > 2 || j > 2);
  const marked = (open: boolean) =>
    stamp(
      isoStamp(8, 8),
      cells
        .filter(([i, j]) => ((i * 7 + j * 5) % 11 === 3) === open)
        .map(([i, j]) => at(5 + i * 16, 5 + j * 16)),
    );
  return (
    <>
      <Shape fill="solid" edge="none" d={marked(false)} />
      <Stroke d={marked(true)} />
    </>
  );
}

function Platforms(at: Project) {
  const rack = isoBox(at, 90, 16, 22, 26, 38);
  const shelves = range(3).map((i) =>
    isoLine(at, [
      [90, 42, 10 + i * 9],
      [112, 42, 10 + i * 9],
      [112, 16, 10 + i * 9],
    ]),
  );
  const store = isoDrum(at, 28, 100, 12, 24);
  const main = isoDrum(at, 100, 100, 14, 28);
  const wires = isoLine(at, [
    [100, 30],
    [100, 100],
    [28, 100],
  ]);
  return (
    <>
      <Stroke weight="path" d={wires} />
      <Shape d={[rack.lit, store.body]} />
      <Shape fill="tint" d={rack.shaded} />
      <Stroke weight="thin" d={[...shelves, store.rings]} />
      <Shape fill="solid" edge="knock" d={main.body} />
    </>
  );
}

function Ground(at: Project) {
  const lines = contours({
    hills: [
      [90, 38, 1, 27, 26],
      [42, 98, 0.9, 27, 24],
    ],
    lines: [
      [
        [90, 38],
        [0.85, 0.65, 0.45],
      ],
      [
        [42, 98],
        [0.8, 0.3, 0.16],
      ],
    ],
    within: ([u, v]) => Math.min(u, v) > 0 && Math.max(u, v) < PHONE_SIDE,
    stride: 14,
    project: ([u, v]) => at(u, v),
  });
  const way = [
    [8, 116],
    [50, 112],
    [76, 80],
    [116, 56],
  ] as const;
  const feet = [at(50, 112), at(116, 56)];
  return (
    <>
      <Stroke weight="thin" d={lines} />
      <Stroke weight="path" d={isoLine(at, way)} />
      <Stroke d={feet.map(([x, y]) => line(x, y, x, y - 24))} />
      <Shape
        fill="solid"
        edge="none"
        d={feet.flatMap(([x, y]) => [
          circle(x, y, 3),
          shape([
            [x, y - 24],
            [x + 13, y - 20],
            [x, y - 16],
          ]),
        ])}
      />
    </>
  );
}

/** The content of each plane, from the top: that of the desk composition with fewer, larger parts. */
export const phonePlanes: readonly ((at: Project) => ReactNode)[] = [
  Interface,
  Application,
  TestBed,
  Platforms,
  Ground,
];
