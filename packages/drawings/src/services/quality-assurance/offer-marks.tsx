import { Arrow } from '#line/Arrow.tsx';
import { circle, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane, tick } from '#marks/mark-parts.ts';

/** A sieve from the side, around the middle of the shaft. */
const sieve = (y: number, half: number, wires: number): string[] =>
  range(wires).map((i) => {
    const x = 48 - half + (i * (2 * half - 6)) / (wires - 1);
    return line(x, y, x + 6, y);
  });

const testCell = (column: number, row: number): string => rect(8 + column * 13, 8 + row * 13, 9, 9);

export const offerMarks = {
  // Three depths: each fault is caught at the cheapest one, and one fault is not worth a test.
  'test-strategy': (
    <>
      <Stroke d="M16 4v54M12 20h8M12 39h8M12 58h8" />
      <Stroke weight="wall" d={[sieve(20, 24, 4), sieve(39, 19, 4), sieve(58, 14, 4)].flat()} />
      <Shape fill="solid" d={[circle(42, 10, 7), circle(52, 31, 5), circle(46, 52, 3.5)]} />
      <Stroke dash="dashed" d={circle(84, 12, 6)} />
    </>
  ),

  // Every change goes through the same gate, and comes out with a result.
  'automated-checks': (
    <>
      <Stroke weight="path" d={line(4, 32, 92, 32)} />
      <Shape d={[circle(11, 32, 5), circle(27, 32, 5)]} />
      <Shape fill="solid" d={[rect(38, 8, 22, 48), circle(71, 32, 5), circle(86, 32, 5)]} />
      <Stroke weight="path" tone="knock" d={[18, 32, 46].map((y) => tick(48, y))} />
    </>
  ),

  // A timed session: a tester leaves the marked road.
  'exploratory-session': (
    <>
      <Shape d={[rect(16, 4, 10, 6), circle(21, 33, 18)]} />
      <Shape fill="solid" d="M21 33v-18a18 18 0 0 1 12.7 30.7z" />
      <Stroke weight="thin" tone="soft" d="M46 14h46M46 32h46M46 50h46M58 6v52M78 6v52" />
      <Stroke weight="path" dash="dashed" d="M44 54c6-2 8-10 12-17s10 6 14-4-6-14 4-19" />
      <Shape fill="solid" edge="knock" d={circle(81, 13, 6)} />
    </>
  ),

  // All users come at once and queue at the bottleneck.
  'load-and-endurance': (
    <>
      <Shape d="M4 6h34l12 16h42v12h-42l-12 16h-34" />
      <Shape
        fill="solid"
        edge="none"
        d={range(12).map((i) => circle(10 + (i % 3) * 11, 12.5 + Math.floor(i / 3) * 10.4, 3.6))}
      />
      <Shape fill="solid" edge="none" d={[circle(66, 28, 3.6), circle(86, 28, 3.6)]} />
      <Stroke weight="wall" d="M44 10l7 10M44 46l7-10" />
      <Stroke weight="thin" d="M4 58h88M4 55v6M26 55v6M48 55v6M70 55v6M92 55v6" />
    </>
  ),

  // A pressed key, and a visible focus.
  'accessibility-testing': (
    <>
      <Shape d={pane(8, 4, 80, 32)} />
      <Stroke weight="thin" d="M14 24h14" />
      <Shape fill="solid" d={rect(52, 18, 26, 12)} />
      <Stroke weight="path" d={rect(48, 14, 34, 20)} />
      <Shape d={[8, 25, 59, 76].map((x) => rect(x, 46, 12, 12))} />
      <Shape fill="solid" d={rect(42, 46, 12, 12)} />
      <Stroke weight="path" d="M48 46v-22h4" />
      <Stroke tone="knock" d="M44.5 52h6M48.5 49.5l2.5 2.5-2.5 2.5" />
    </>
  ),

  // The suite after the rescue: duplicates struck out, the flaky test isolated, the run short.
  'suite-rescue': (
    <>
      <Shape
        fill="solid"
        edge="none"
        d={[
          [0, 0],
          [1, 0],
          [3, 0],
          [0, 1],
          [1, 1],
          [2, 1],
          [0, 2],
          [2, 2],
          [3, 2],
          [0, 3],
          [1, 3],
          [2, 3],
        ].map(([column = 0, row = 0]) => testCell(column, row))}
      />
      <Stroke dash="dotted" d={[testCell(2, 0), testCell(1, 2), testCell(3, 3)]} />
      <Arrow
        points={[
          [48, 25.5],
          [61, 25.5],
        ]}
      />
      <Stroke dash="dashed" d={circle(77, 25, 14)} />
      <Shape d={rect(72, 20, 10, 10)} />
      <Shape fill="solid" edge="none" d="M72 30v-10h10z" />
      <Stroke weight="thin" dash="dotted" d="M63 52h28" />
      <Stroke weight="path" d="M63 52h11" />
    </>
  ),
};
