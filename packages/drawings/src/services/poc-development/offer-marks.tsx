import { circle, line, range, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** A cell of the table of right and wrong answers by kind. */
const cell = (row: number, column: number): string => rect(42 + column * 16, 6 + row * 18, 14, 16);

/** The wrong answers: dots off the diagonal, in the first and the second row. */
const mistaken: readonly Point[] = [
  [65, 14],
  [81, 32],
];

/** A gauge with its needle at an angle from the left. */
const gauge = (x: number, needle: string): string =>
  `M${x - 19} 52a19 19 0 0 1 38 0zM${x} 52${needle}`;

export const offerMarks = {
  // Documents, and the answers to them counted by kind: right on the diagonal, wrong beside it.
  'errors-by-kind': (
    <>
      <Stroke d="M14 14v-8h20v34h-4M10 22v-8h20v34h-4" />
      <Shape d={rect(6, 22, 20, 36)} />
      <Stroke weight="thin" d={writing(10, 30, 12, 4, 6)} />
      <Shape d={range(9).map((i) => cell(Math.floor(i / 3), i % 3))} />
      <Shape fill="solid" d={range(3).map((i) => cell(i, i))} />
      <Shape fill="solid" edge="none" d={mistaken.map(([x, y]) => circle(x, y, 3))} />
    </>
  ),

  // One record through every gate on its way; one of them refuses.
  'refused-record': (
    <>
      <Shape d={[24, 44, 64, 84].map((x) => rect(x - 4, 8, 8, 48))} />
      <Shape fill="knock" d={[24, 44, 84].map((x) => rect(x - 6, 25, 12, 14))} />
      <Stroke d={[24, 44, 84].map((x) => `M${x - 4} 25h8M${x - 4} 39h8`)} />
      <Stroke weight="path" d={line(12, 32, 55, 32)} />
      <Stroke dash="dashed" d={line(70, 32, 92, 32)} />
      <Shape fill="solid" d={rect(4, 26, 12, 12)} />
      <Shape fill="solid" edge="knock" d={circle(62, 32, 9)} />
      <Stroke weight="path" tone="knock" d="M58.500 28.500l7 7M65.500 28.500l-7 7" />
    </>
  ),

  // The response time under rising load; the question is where it bends.
  'bending-point': (
    <>
      <Stroke d="M8 6v52h82" />
      <Stroke weight="thin" dash="dashed" d={line(62, 6, 62, 58)} />
      <Stroke weight="path" d="M8 50h26q22 0 28-8t10-36" />
      <Shape fill="solid" edge="knock" d={circle(62, 42, 6)} />
    </>
  ),

  // The range of a sensor in the field, past a wall and a hill.
  'range-in-the-field': (
    <>
      <Stroke d="M4 58h34q14-16 26 0h28" />
      <Stroke weight="path" d={line(18, 58, 18, 26)} />
      <Shape fill="solid" d={rect(11, 14, 14, 14)} />
      <Stroke d="M32 12q6 9 0 18M42 8q9 13 0 26" />
      <Stroke dash="dashed" d="M53 5q12 16 0 32" />
      <Shape d={rect(72, 32, 16, 26)} />
      <Shape d="M68 32l12-10 12 10z" />
      <Shape fill="solid" edge="none" d={circle(80, 42, 3)} />
    </>
  ),

  // The worst table moved once as a rehearsal; the lost rows are below.
  'rows-lost': (
    <>
      <Shape d={range(5).map((i) => rect(6, 4 + i * 8, 30, 8))} />
      <Shape fill="solid" d={[rect(6, 12, 30, 8), rect(6, 28, 30, 8)]} />
      <Stroke weight="path" d="M40 24h12" />
      <Shape fill="solid" edge="none" d="M58 24l-9-4v8z" />
      <Shape d={[4, 20, 36].map((y) => rect(60, y, 30, 8))} />
      <Stroke dash="dashed" d={[rect(60, 12, 30, 8), rect(60, 28, 30, 8)]} />
      <Shape fill="solid" d={['M42 47l28 4-1 8-28-4z']} />
      <Shape fill="solid" edge="knock" d="M58 56l26-8 2 7-26 8z" />
    </>
  ),

  // The same experiment twice: the vendor's result, and the one you get.
  'measured-again': (
    <>
      <Shape dash="dashed" d={gauge(24, 'l12-12')} />
      <Shape edge="path" d={gauge(72, 'l-13-9')} />
      <Stroke d="M5 59h38M53 59h38" />
      <Shape fill="solid" edge="none" d={[circle(24, 52, 3.5), circle(72, 52, 3.5)]} />
      <Stroke weight="path" d="M41 13h14M41 20h14M53 5l-10 23" />
    </>
  ),
};
