import { circle, num, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { lotus, petal, seen, smallLotus } from './lotus.ts';

/** Three directions a mark may take: petals, a drop, steps. */
const drop = ([x, y]: Point, r: number): string => {
  const [half, round] = [num(r * 0.4), `a${num(r / 2)} ${num(r / 2)} 0 0 1-${num(r * 0.4)}`];
  return `M${x} ${y}${round}-${num(r * 0.7)}l${half}-${num(r / 2)} ${half} ${num(r / 2)}${round} ${num(r * 0.7)}z`;
};
const steps = ([x, y]: Point, r: number): string =>
  rect(x - r * 0.7, y - r * 0.4, r * 0.4, r * 0.4) +
  rect(x - r * 0.2, y - r * 0.8, r * 0.4, r * 0.8) +
  rect(x + r * 0.3, y - r * 1.2, r * 0.4, r * 1.2);
const worlds = [
  { x: 28, mark: smallLotus },
  { x: 80, mark: drop },
  { x: 132, mark: steps },
];

/** A sheet on the wall. */
const pinned = (x: number, y: number, w: number, h: number) => ({
  sheet: rect(x, y, w, h),
  pin: circle(x + w / 2, y, 3),
});
const wall = [
  pinned(6, 10, 44, 42),
  pinned(58, 6, 44, 46),
  pinned(110, 12, 44, 40),
  pinned(6, 62, 44, 46),
  pinned(58, 60, 44, 48),
  pinned(110, 60, 44, 48),
];

/** A master file with a folded corner. */
const file = (x: number, y: number): string => `M${x} ${y}h26l10 10v30h-36zM${x + 26} ${y}v10h10`;

export const deliverables = {
  // Everything that bears the name today: six sheets, six different marks.
  'wall-of-what-exists': (
    <>
      <Shape d={wall.map(({ sheet }) => sheet)} />
      <Shape
        fill="solid"
        edge="none"
        d={[lotus([28, 44], 20), petal([132, 46], 26, 60), petal([132, 46], 26, 120)]}
      />
      <Stroke d={lotus([80, 42], 20)} />
      <Shape fill="solid" d={[rect(62, 76, 36, 22)]} />
      <Shape fill="knock" d={smallLotus([80, 96], 15)} />
      <Shape fill="soft" d={[30, 90, 150].map((degrees) => petal([28, 98], 22, degrees, 15))} />
      <Stroke d={[circle(132, 86, 15), lotus([132, 95], 13)]} />
      <Shape fill="solid" edge="knock" d={wall.map(({ pin }) => pin)} />
    </>
  ),

  // One page to judge every drawing by, with the shape of the answer cut out of it.
  'page-to-judge-by': (
    <>
      <Shape fill="solid" d={rect(36, 4, 88, 104)} />
      <Shape fill="knock" d={lotus([80, 66], 38)} />
      <Stroke weight="path" tone="knock" d="M50 82h60M50 92h42" />
      <Stroke weight="thin" dash="dotted" d="M6 66h30M124 66h30M6 28h30M124 28h30" />
      <Stroke d="M14 28v38M146 28v38M10 32l8-8M10 70l8-8M142 32l8-8M142 70l8-8" />
    </>
  ),

  // Three directions, each already on a tab, an invoice and a sign.
  'three-small-worlds': (
    <>
      <Shape
        d={worlds.flatMap(({ x }) => [
          `M${x - 20} 24l4-18h32l4 18zM${x - 24} 24h48`,
          rect(x - 22, 34, 26, 34),
          rect(x - 22, 78, 44, 22),
        ])}
      />
      <Stroke d={worlds.map(({ x }) => `M${x - 4} 100v8M${x + 4} 100v8`)} />
      <Stroke weight="thin" d={worlds.flatMap(({ x }) => [`M${x - 17} 55h16M${x - 17} 61h11`])} />
      <Shape
        fill="solid"
        edge="none"
        d={worlds.flatMap(({ x, mark }) => [
          mark([x, 21], 10),
          mark([x - 9, 49], 9),
          mark([x, 97], 14),
        ])}
      />
      <Stroke weight="thin" dash="dotted" d="M54 6v102M106 6v102" />
    </>
  ),

  // The chosen mark on its circles, and the files cut from it: full, small, one ink, reversed.
  'master-files': (
    <>
      <Stroke
        weight="thin"
        d={[[50, 83] as const, ...[30, 90, 150].map((degrees) => seen([50, 83], 25, degrees))].map(
          ([x, y]) => circle(x, y, 25),
        )}
      />
      <Shape fill="solid" edge="none" d={lotus([50, 83], 25)} />
      <Shape d={[file(116, 12), file(116, 68)]} />
      <Shape fill="solid" edge="none" d={smallLotus([134, 44], 14)} />
      <Stroke d={lotus([134, 100], 15)} />
      <Stroke d="M98 70h8M116 34h-10v54h10" />
    </>
  ),

  // An open guide: the mark with its clear space, and one rule with a right and a wrong example.
  'guide-that-is-opened': (
    <>
      <Shape d="M80 22c-16-12-44-14-74-10v88c30-4 58-2 74 8c16-10 44-12 74-8v-88c-30-4-58-2-74 10z" />
      <Stroke d="M80 22v86" />
      <Stroke dash="dashed" d={rect(16, 32, 54, 50)} />
      <Shape fill="solid" edge="none" d={lotus([43, 70], 27)} />
      <Shape fill="solid" d={rect(92, 28, 24, 24)} />
      <Shape fill="knock" d={smallLotus([104, 47], 12)} />
      <Stroke weight="path" d="M126 40l5 5 10-11" />
      <Stroke d={[rect(92, 62, 24, 24), 'M96 81l8-16 8 16M104 65v16']} />
      <Stroke weight="path" d="M127 68l12 12M139 68l-12 12" />
    </>
  ),
};
