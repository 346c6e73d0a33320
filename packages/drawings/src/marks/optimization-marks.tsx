import { Arrow } from '#line/Arrow.tsx';
import { circle, cross, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane, plus } from './mark-parts.ts';

/** The test that fails: row 2, column 5 of the matrix. */
const failing = { row: 2, column: 5 };
const cell = (row: number, column: number): string => rect(8 + column * 10.3, 6 + row * 11, 8, 8);
const isFailing = (row: number, column: number): boolean =>
  row === failing.row && column === failing.column;
const passing = range(5).flatMap((row) =>
  range(8).flatMap((column) => (isFailing(row, column) ? [] : cell(row, column))),
);

export const optimizationMarks = {
  // The application stays; new parts are attached to it.
  'application-enhancement': (
    <>
      <Shape d={pane(8, 20, 48, 38)} />
      <Stroke weight="thin" d={writing(15, 36, 32, 3, 7)} />
      <Shape fill="solid" d={[rect(60, 20, 28, 17), rect(8, 6, 48, 10)]} />
      <Shape dash="dashed" d={rect(60, 41, 28, 17)} />
      <Stroke d={plus(74, 49.5, 4)} />
    </>
  ),

  // A test matrix; the one failure is found before release.
  'quality-assurance': (
    <>
      <Shape fill="solid" edge="none" d={passing} />
      <Stroke tone="red" d={[cell(failing.row, failing.column), cross(59.5, 28, 8, 8)]} />
    </>
  ),

  // A magnifying glass over code.
  'software-audit': (
    <>
      <Stroke weight="thin" d="M8 8h34M14 16h38M20 24h22M20 32h18M20 40h22M14 48h26M8 56h30" />
      <Shape d={circle(60, 32, 19)} />
      <Stroke weight="path" d={[line(48, 28, 72, 28), line(48, 36, 64, 36)]} />
      <Stroke weight="wall" d={line(74, 46, 88, 60)} />
    </>
  ),

  // A steady pulse along the days.
  'support-maintenance': (
    <>
      <Stroke weight="path" d="M4 28h26l5-16 8 30 5-14h30" />
      <Shape fill="solid" edge="none" d={circle(84, 28, 6)} />
      <Stroke d={line(4, 50, 92, 50)} />
      <Stroke
        weight="thin"
        d={range(13).map((day) => line(6 + day * 7, 50, 6 + day * 7, day % 3 ? 54 : 59))}
      />
    </>
  ),

  // A funnel: many see it, some come closer, a few stay.
  'digital-marketing': (
    <>
      <Shape d="M6 6h84l-32 28v24h-20v-24z" />
      <Stroke weight="thin" d="M21 19h54M38 34h20" />
      <Shape
        fill="solid"
        edge="none"
        d={[17, 29, 41, 53, 65, 77].map((x) => circle(x + 1, 12.5, 2.4))}
      />
      <Shape fill="solid" edge="none" d={[36, 48, 60].map((x) => circle(x, 26, 2.4))} />
      <Shape fill="solid" d={rect(38, 44, 20, 14)} />
    </>
  ),

  // A query, and the result that climbed to first place.
  seo: (
    <>
      <Shape d={rect(8, 5, 66, 12)} />
      <Stroke d="M64 13l4 3M66 10.500a3.500 3.500 0 1 0-7 0a3.500 3.500 0 1 0 7 0" />
      <Stroke weight="thin" d={line(14, 11, 34, 11)} />
      <Shape fill="solid" d={rect(8, 23, 66, 10)} />
      <Shape d={rect(8, 37, 66, 9)} />
      <Shape dash="dashed" d={rect(8, 50, 66, 9)} />
      <Arrow
        points={[
          [74, 54.5],
          [84, 54.5],
          [84, 24],
        ]}
        weight="path"
      />
    </>
  ),
};
