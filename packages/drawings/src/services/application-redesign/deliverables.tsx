import { Name } from '#line/Name.tsx';
import { circle, hatch, line, poly, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane, tick } from '#marks/mark-parts.ts';

/** The screen of the task, the same size before and after. */
const screen = pane(12, 6, 136, 72);

/** Tally strokes, every fifth across the four before it. */
const tally = (x: number, y: number, count: number, h = 18): string =>
  range(count)
    .map((i) => {
      const left = x + Math.floor(i / 5) * 30 + (i % 5) * 6;
      return i % 5 < 4 ? line(left, y, left, y + h) : line(left - 27, y + h - 3, left - 3, y + 3);
    })
    .join('');

/** Twelve stops of the eye and the hand on the old screen, four on the new one. */
const before: readonly Point[] = [
  [22, 24],
  [62, 66],
  [44, 24],
  [98, 52],
  [76, 24],
  [128, 66],
  [108, 24],
  [30, 66],
  [138, 38],
  [54, 45],
  [120, 45],
  [88, 66],
];
const after: readonly Point[] = [
  [36, 26],
  [36, 42],
  [36, 58],
  [116, 58],
];

const stops = (points: readonly Point[], r: number): string[] =>
  points.map(([x, y]) => circle(x, y, r));

/** The position of one of the product's six screens. */
const small = (i: number): Point => [8 + (i % 3) * 51, 6 + Math.floor(i / 3) * 40];
const replaced = 2;
const oldScreens = range(6).slice(replaced).map(small);
const newScreens = range(replaced).map(small);

const fates = range(6).map((i) => 22 + i * 12);

export const deliverables = {
  // The old screen with every step taken on it, and the tally: twelve.
  'step-tally': (
    <>
      <Shape edge="path" d={screen} />
      <Stroke
        weight="thin"
        tone="soft"
        d={range(4).flatMap((row) => range(5).map((i) => rect(18 + i * 26, 19 + row * 14, 20, 9)))}
      />
      <Stroke d={poly(before)} />
      <Shape fill="solid" edge="none" d={stops(before, 3.6)} />
      <Stroke weight="path" d={tally(40, 88, 12)} />
    </>
  ),

  // The functions of that screen: kept, moved back or removed, with signatures below.
  'signed-list': (
    <>
      <Shape edge="path" d={rect(32, 6, 96, 102)} />
      <Shape fill="solid" edge="none" d={fates.slice(0, 2).map((y) => rect(42, y - 4, 48, 7))} />
      <Stroke d={fates.slice(2, 4).map((y) => rect(42, y - 4, 38, 7))} />
      <Stroke dash="dashed" d={fates.slice(4).map((y) => rect(42, y - 4, 28, 7))} />
      <Stroke
        weight="path"
        d={[
          ...fates.slice(0, 2).map((y) => tick(110, y)),
          ...fates.slice(2, 4).map((y) => `M102 ${y}h15M112 ${y - 4}l5 4-5 4`),
          ...fates.slice(4).map((y) => `M105 ${y - 4}l9 8M114 ${y - 4}l-9 8`),
        ]}
      />
      <Stroke weight="path" d="M70 98c4-10 8-10 7-2s6-8 9-4 4 4 7 0 5 2 8 1 8-2 16-3" />
      <Stroke weight="thin" d={line(64, 102, 120, 102)} />
    </>
  ),

  // The same task on the new screen, tried by hand: four steps.
  'tested-design': (
    <>
      <Shape edge="path" d={screen} />
      <Stroke d={[rect(26, 20, 58, 12), rect(26, 36, 58, 12), rect(26, 52, 58, 12)]} />
      <Shape fill="tint" d={rect(96, 20, 40, 22)} />
      <Shape fill="solid" d={rect(96, 50, 40, 16)} />
      <Stroke weight="path" d={poly(after)} />
      <Shape fill="solid" edge="knock" d={stops(after, 4.4)} />
      <Shape edge="path" d="M118 58v26l6-6 5 10 6-3-5-10h9z" />
      <Stroke weight="path" d={tally(40, 88, 4)} />
    </>
  ),

  // Six screens of the product, two of them new, above a row of weeks.
  'replaced-screens': (
    <>
      <Shape d={oldScreens.map(([x, y]) => rect(x, y, 42, 34))} />
      <Stroke weight="thin" d={oldScreens.map(([x, y]) => hatch(x, y, 42, 34, 6))} />
      <Shape edge="path" d={newScreens.map(([x, y]) => pane(x, y, 42, 34))} />
      <Stroke d={newScreens.map(([x, y]) => rect(x + 6, y + 13, 30, 6))} />
      <Shape fill="solid" edge="none" d={newScreens.map(([x, y]) => rect(x + 6, y + 23, 18, 6))} />
      <Stroke weight="path" d={line(8, 108, 152, 108)} />
      <Stroke d={range(13).map((i) => line(8 + i * 12, i % 4 ? 103 : 97, 8 + i * 12, 108))} />
      <Shape fill="solid" d="M32 108v-20l13 5-13 5zM80 108v-20l13 5-13 5z" />
    </>
  ),

  // Both tallies on one page: twelve strokes, then four.
  'both-counts': (
    <>
      <Shape edge="path" d={rect(12, 6, 136, 102)} />
      <Stroke weight="path" d={line(12, 57, 148, 57)} />
      <Stroke weight="path" tone="soft" d={tally(24, 21, 12, 22)} />
      <Stroke weight="path" d={tally(24, 72, 4, 22)} />
      <Name x={136} y={40} anchor="end" size="large">
        12
      </Name>
      <Name x={136} y={91} anchor="end" size="large">
        4
      </Name>
    </>
  ),
};
