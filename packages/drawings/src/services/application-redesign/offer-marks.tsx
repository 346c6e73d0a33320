import { Arrow } from '#line/Arrow.tsx';
import { circle, drum, hatch, line, range, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane } from '#marks/mark-parts.ts';

/** How much each function of an application is used, as the radius of its dot; 0 is a function to retire. */
const use = [
  [8, 4, 2.5, 6, 0],
  [3, 6.5, 0, 2.5, 2.5],
  [0, 2.5, 4.5, 0, 3],
];
const functions = use.flatMap((row, y) =>
  row.map((r, x) => ({ r, x: 14 + x * 17, y: 13 + y * 19 })),
);

/** A user of the application. */
const user = (x: number, y: number): string =>
  `${circle(x, y, 4)}M${x - 6} ${y + 13}a6 7 0 0 1 12 0z`;

export const offerMarks = {
  // A watch, and a stroke for every step.
  'step-count': (
    <>
      <Shape d={[rect(23, 4, 8, 6), circle(27, 35, 23)]} />
      <Shape fill="tint" d="M27 35v-17a17 17 0 0 1 14.700 25.500z" />
      <Stroke weight="path" d="M27 18v17l14.700 8.500" />
      <Stroke weight="path" d={range(4).map((i) => line(62 + i * 7, 10, 62 + i * 7, 30))} />
      <Stroke weight="path" d="M57 27l31-14M62 38v20M69 38v20" />
    </>
  ),

  // Every function as a dot sized by its use; some are unused.
  'living-functions': (
    <>
      <Shape
        fill="solid"
        edge="none"
        d={functions.filter(({ r }) => r > 0).map(({ x, y, r }) => circle(x, y, r))}
      />
      <Stroke
        weight="thin"
        dash="dashed"
        d={functions.filter(({ r }) => r === 0).map(({ x, y }) => circle(x, y, 6))}
      />
    </>
  ),

  // The frequent task is the largest thing on the screen, and the old shortcut keys still work.
  'kept-shortcuts': (
    <>
      <Shape d={pane(22, 4, 66, 38)} />
      <Shape fill="solid" d={rect(44, 17, 37, 18)} />
      <Stroke weight="thin" d={writing(28, 19, 10, 3, 7)} />
      <Stroke dash="dashed" d="M38 52h24v-16" />
      <Shape d={[roundRect(6, 45, 15, 15, 3), roundRect(23, 45, 15, 15, 3)]} />
      <Stroke weight="path" d="M10 55l3.500-5 3.500 5M30.500 49v7" />
    </>
  ),

  // New screens plugged into the existing interfaces and data.
  'same-engine': (
    <>
      <Shape fill="solid" d={rect(14, 4, 68, 20)} />
      <Shape fill="knock" d={[rect(20, 9, 26, 4), rect(20, 16, 18, 4), rect(60, 10, 16, 9)]} />
      <Stroke weight="path" d="M28 24v8M48 24v8M68 24v8" />
      <Shape d="M8 58v-24h14v6h12v-6h8v6h12v-6h8v6h12v-6h14v24z" />
      <Stroke weight="thin" d={hatch(8, 42, 80, 16, 6)} />
      <Shape d={drum(39, 41, 18, 15)} />
    </>
  ),

  // A tablet and a phone with the few tasks done standing up, within reach of one thumb.
  'one-hand': (
    <>
      <Shape d={roundRect(6, 8, 48, 50, 4)} />
      <Shape fill="tint" d={rect(12, 14, 36, 12)} />
      <Shape d={[rect(12, 31, 16, 12), rect(32, 31, 16, 12)]} />
      <Stroke d={line(26, 52, 34, 52)} />
      <Shape d={roundRect(58, 4, 32, 56, 4)} />
      <Stroke weight="thin" dash="dotted" d="M60 30a27 27 0 0 1 26 26" />
      <Shape fill="solid" d={[rect(63, 36, 10, 9), rect(63, 48, 10, 8)]} />
      <Stroke weight="path" d="M88 58c-2-6-6-10-12-13" />
    </>
  ),

  // Group by group from the old screen to the new one, with a way back.
  'way-back': (
    <>
      <Shape d={rect(6, 6, 34, 28)} />
      <Stroke weight="thin" d={hatch(6, 6, 34, 28, 6)} />
      <Shape d={pane(56, 6, 34, 28)} />
      <Shape fill="solid" edge="none" d={rect(62, 20, 22, 8)} />
      <Shape d={user(14, 44)} />
      <Shape fill="solid" d={[user(66, 44), user(82, 44)]} />
      <Arrow
        points={[
          [24, 45],
          [56, 45],
        ]}
        weight="path"
      />
      <Arrow
        points={[
          [56, 56],
          [26, 56],
        ]}
        dash="dashed"
      />
    </>
  ),
};
