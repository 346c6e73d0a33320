import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { circle, line, range, rect, shape, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const person = (x: number, y: number): string =>
  `${circle(x, y, 5)}M${x - 8} ${y + 17}a8 9 0 0 1 16 0z`;

/** One of five respects in which two products are compared. */
const respect = (i: number, part: number): Point => [
  48 + 30 * part * Math.sin((i * 2 * Math.PI) / 5),
  35 - 30 * part * Math.cos((i * 2 * Math.PI) / 5),
];

const arch = (x: number): string => `M${x} 58V26a10 10 0 0 1 20 0v32`;

export const offerMarks = {
  // One customer is invited, one can wait, one is politely turned away.
  'choosing-a-segment': (
    <>
      <Shape fill="solid" d={rect(4, 4, 26, 54)} />
      <Shape fill="knock" d={circle(24, 32, 2)} />
      <Shape fill="solid" d={person(44, 40)} />
      <Shape d={person(65, 40)} />
      <Stroke tone="soft" d={person(86, 40)} />
      <Arrow weight="path" points={ends(50, 20, 34, 20)} />
      <Arrow points={ends(80, 20, 94, 20)} />
      <Stroke d={line(4, 58, 92, 58)} />
    </>
  ),

  // Two overlaid profiles: much alike, and one of them better in one respect.
  position: (
    <>
      <Stroke weight="thin" d={range(5).map((i) => line(48, 35, ...respect(i, 1)))} />
      <Stroke dash="dashed" d={shape(range(5).map((i) => respect(i, 0.5)))} />
      <Stroke weight="path" d={shape(range(5).map((i) => respect(i, i === 1 ? 1 : 0.58)))} />
      <Shape fill="solid" d={circle(...respect(1, 1), 5)} />
    </>
  ),

  // Three packages: one is free, one is metered, one is for the right customers.
  'price-and-packaging': (
    <>
      <Shape d={[rect(6, 38, 22, 20), rect(34, 26, 24, 32)]} />
      <Shape fill="solid" d={rect(64, 12, 26, 46)} />
      <Stroke d={[line(6, 45, 28, 45), line(34, 35, 58, 35)]} />
      <Stroke tone="knock" d={line(64, 22, 90, 22)} />
      <Stroke weight="path" d={range(3).map((i) => line(40 + i * 6, 42, 40 + i * 6, 50))} />
      <Stroke d="M77 12V6l-9-1M46 26v-8l8-6" />
      <Shape fill="solid" edge="none" d={[circle(66, 5, 3), circle(56, 11, 3)]} />
      <Stroke d={line(2, 58, 94, 58)} />
    </>
  ),

  // One result, and the three things that move it.
  measures: (
    <>
      <Stroke d="M22 52l22-24M48 46V28M74 52L52 28" />
      <Shape d="M28 28a20 20 0 0 1 40 0z" />
      <Stroke weight="path" d="M48 28l9-14" />
      <Shape fill="solid" edge="none" d={circle(48, 28, 4)} />
      <Shape fill="solid" d={[rect(10, 48, 20, 10), rect(38, 48, 20, 10), rect(66, 48, 20, 10)]} />
    </>
  ),

  // The next bet is paid for only after the first gate.
  'roadmap-with-gates': (
    <>
      <Stroke weight="path" d={[arch(12), arch(42)]} />
      <Stroke dash="dashed" d={arch(72)} />
      <Stroke
        d={[47, 52, 57]
          .map((x) => line(x, 18, x, 58))
          .concat(line(42, 30, 62, 30), line(42, 44, 62, 44))}
      />
      <Stroke weight="wall" d={line(2, 48, 30, 48)} />
      <Shape fill="solid" edge="none" d="M39 48l-10-6v12z" />
      <Stroke weight="path" d="M16 10l4 4 8-9" />
      <Stroke d={line(2, 58, 94, 58)} />
    </>
  ),

  // A branch is cut, so that the stem can bear fruit.
  pruning: (
    <>
      <Stroke weight="wall" d="M20 58V12" />
      <Stroke weight="path" d="M20 24L8 14M20 34h20" />
      <Shape fill="solid" edge="none" d={[circle(8, 13, 6), circle(20, 8, 6), circle(33, 14, 6)]} />
      <Stroke weight="path" d="M20 26l13-12" />
      <Stroke dash="dashed" d={line(54, 34, 76, 34)} />
      <Shape fill="soft" d={circle(83, 34, 7)} />
      <Stroke weight="path" d="M41 52l13-34M53 52L40 18" />
      <Shape d={[circle(38, 56, 5), circle(56, 56, 5)]} />
      <Stroke d={line(8, 58, 30, 58)} />
    </>
  ),
};
