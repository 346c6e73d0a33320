import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { circle, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const person = (x: number, y: number): string =>
  `${circle(x, y, 5)}M${x - 9} ${y + 18}a9 10 0 0 1 18 0z`;

export const offerMarks = {
  // Two people behind a closed door; the others wait outside.
  'interviews-beforehand': (
    <>
      <Stroke weight="path" d="M62 58V6H4v52zM62 26h5v20h-5" />
      <Shape fill="solid" d={person(18, 34)} />
      <Shape d={person(48, 34)} />
      <Shape d="M22 10h22v12H33l-5 5v-5h-6z" />
      <Stroke weight="thin" d={[line(26, 14, 40, 14), line(26, 18, 36, 18)]} />
      <Shape fill="soft" d={[14, 32, 50].map((y) => circle(82, y, 5))} />
    </>
  ),

  // A day from sunrise to sunset, step by step; the user corrects one of them.
  'users-day': (
    <>
      <Stroke weight="path" d="M10 48a38 38 0 0 1 76 0" />
      <Shape fill="solid" d={circle(10, 48, 7)} />
      <Shape d={[circle(21, 21, 6), circle(75, 21, 6), circle(86, 48, 6)]} />
      <Shape d={circle(48, 10, 6)} />
      <Stroke weight="path" d="M42 4l12 12m0-12L42 16" />
      <Shape fill="solid" d={circle(48, 30, 6)} />
      <Stroke d="M27 22l15 6M69 22l-15 6" />
      <Stroke d={line(2, 56, 94, 56)} />
    </>
  ),

  // A first sketch, struck out, and the one that people asked for because of it.
  'sketched-screens': (
    <>
      <Stroke d="M6 9c12-2 22 1 34-1 1 15-2 30 1 46-12 1-24-2-36 1 2-16-1-31 1-46zM6 18c11 1 22-1 34 0" />
      <Stroke weight="thin" d="M12 27c8-2 14 2 22 0M12 35c6 1 10-2 16 0" />
      <Stroke weight="path" d="M2 58L44 6" />
      <Stroke
        weight="path"
        d="M54 9c12-2 22 1 34-1 1 15-2 30 1 46-12 1-24-2-36 1 2-16-1-31 1-46z"
      />
      <Stroke d="M54 18c11 1 22-1 34 0M60 26c8-1 14 1 22 0-1 4 1 8 0 12-8 1-14-1-22 0 1-4-1-8 0-12z" />
      <Shape fill="solid" edge="none" d="M60 44c8-1 14 1 22 0v7c-8-1-14 1-22 0z" />
    </>
  ),

  // An iceberg: the visible part is small; the part that could sink the boat is below.
  'risks-and-unknowns': (
    <>
      <Shape fill="solid" d="M8 22h26l-5 8H13z" />
      <Stroke weight="path" d="M21 22V8l9 10" />
      <Shape d="M58 30l6-14 8-6 8 12 4 8z" />
      <Shape dash="dashed" d="M50 30l-12 10 6 12 16 8 18-2 12-14-2-14z" />
      <Stroke weight="path" d={line(2, 30, 94, 30)} />
      <Stroke weight="path" d="M60 40c0-7 11-7 11 0 0 4-5 4-5 9m0 3v2" />
    </>
  ),

  // The smallest usable part, and the rest behind it in order.
  'first-release': (
    <>
      <Stroke d={line(4, 58, 92, 58)} />
      <Shape fill="solid" d={person(14, 40)} />
      <Shape fill="solid" d={rect(27, 45, 13, 13)} />
      <Shape dash="dashed" d={[rect(46, 39, 12, 19), rect(62, 29, 12, 29), rect(78, 17, 12, 41)]} />
      <Stroke weight="path" d="M27 35l5 5 9-11" />
    </>
  ),

  // One more answer makes the range narrower.
  'honest-estimate': (
    <>
      <Stroke weight="path" d="M6 8v16M90 8v16M6 16h84" />
      <Shape d={range(3).map((i) => circle(26 + i * 22, 16, 5))} />
      <Arrow points={ends(48, 26, 48, 38)} />
      <Stroke weight="thin" dash="dotted" d="M6 24l18 18M90 24L66 42" />
      <Stroke weight="path" d="M24 42v16M66 42v16" />
      <Shape fill="solid" d={rect(24, 45, 42, 10)} />
    </>
  ),
};
