import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { circle, cross, curve, line, range, rect, shape, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { screen } from './screen.ts';

/** Where a user wandered on an old screen before giving up. */
const taps: readonly Point[] = [
  [14, 42],
  [50, 46],
  [60, 58],
  [30, 56],
  [14, 70],
  [40, 84],
  [50, 68],
  [32, 66],
  [22, 94],
  [58, 92],
];
const wandering = curve(taps);

/** The straight way through the same screen, down its middle. */
const straight = (x: number): string => line(x + 32, 44, x + 32, 90);

export const deliverables = {
  // A recording of the old screen; beside it the places where people stopped, worst first.
  'stops-by-harm': (
    <>
      <Shape d={screen(4, 22, 68, 86, 12)} />
      <Stroke weight="path" d={wandering} />
      <Stroke weight="path" d={cross(53, 85, 14, 14)} />
      <Shape fill="solid" edge="none" d={circle(38, 16, 12)} />
      <Shape fill="knock" d="M34 10l10 6-10 6z" />
      <Stroke weight="path" d={[36, 64, 92].map((y) => cross(86, y - 6, 12, 12))} />
      <Shape
        fill="solid"
        edge="none"
        d={[rect(106, 28, 50, 16), rect(106, 56, 32, 16), rect(106, 84, 16, 16)]}
      />
    </>
  ),

  // The screens as connected wireframes, with every branch, pinned to one wall.
  'flows-on-a-wall': (
    <>
      <Stroke
        dash="dashed"
        d={[rect(4, 36, 38, 52), rect(112, 10, 44, 42), rect(112, 62, 44, 46)]}
      />
      <Stroke d={[line(4, 46, 42, 46), line(112, 20, 156, 20), line(112, 72, 156, 72)]} />
      <Shape
        fill="solid"
        edge="none"
        d={[circle(23, 33, 4), circle(134, 7, 4), circle(134, 59, 4)]}
      />
      <Shape
        d={shape([
          [64, 62],
          [78, 46],
          [92, 62],
          [78, 78],
        ])}
      />
      <Arrow weight="path" points={ends(42, 62, 62, 62)} />
      <Stroke weight="path" d="M78 46V31h24M78 78v12h24" />
      <Shape fill="solid" edge="none" d="M110 31l-9-5v10zM110 90l-9-5v10z" />
      <Stroke d={[line(11, 56, 33, 56), line(11, 64, 28, 64)]} />
    </>
  ),

  // The screen with all its parts, and beside it the states and the tokens they are made of.
  'design-files': (
    <>
      <Shape d={screen(4, 10, 72, 98, 13)} />
      <Shape fill="tint" d={rect(13, 32, 54, 28)} />
      <Stroke d={[line(13, 70, 60, 70), line(13, 78, 48, 78)]} />
      <Shape fill="solid" d={rect(13, 88, 54, 13)} />
      <Stroke dash="dotted" d="M67 94h24M67 46h24" />
      <Shape fill="solid" d={rect(92, 86, 28, 11)} />
      <Shape fill="soft" d={rect(126, 86, 28, 11)} />
      <Shape d={[rect(92, 102, 28, 6), rect(126, 102, 28, 6)]} />
      <Shape d={[circle(101, 46, 9), circle(124, 46, 9), circle(147, 46, 9)]} />
      <Shape fill="solid" edge="none" d={circle(101, 46, 9)} />
      <Shape fill="soft" d={circle(124, 46, 9)} />
      <Stroke weight="wall" d={line(92, 20, 154, 20)} />
      <Stroke weight="path" d={line(92, 66, 132, 66)} />
    </>
  ),

  // The same task before and after, including the user who still failed.
  'both-tests': (
    <>
      <Shape d={[screen(4, 10, 68, 98, 12), screen(88, 10, 68, 98, 12)]} />
      <Stroke weight="path" d={wandering} />
      <Stroke weight="path" d={cross(53, 85, 14, 14)} />
      <Stroke weight="wall" d={straight(88)} />
      <Shape fill="solid" d={[rect(102, 34, 40, 11), circle(120, 90, 11)]} />
      <Stroke tone="knock" weight="path" d="M114 90l5 5 8-10" />
      <Stroke dash="dashed" d="M130 45c14 6 14 10 14 16" />
      <Stroke d={cross(139, 64, 9, 9)} />
    </>
  ),

  // Every part on a shelf under its name, and the built screen with its seal.
  'library-and-build': (
    <>
      <Stroke weight="path" d={[line(4, 44, 78, 44), line(4, 76, 78, 76), line(4, 108, 78, 108)]} />
      <Shape fill="solid" d={[rect(8, 28, 32, 14), rect(44, 92, 30, 14)]} />
      <Shape d={[rect(46, 28, 28, 14), rect(8, 60, 14, 14), circle(36, 67, 7)]} />
      <Stroke weight="path" d="M11 67l4 4 6-8" />
      <Shape fill="solid" edge="none" d={circle(36, 67, 3)} />
      <Shape
        d={[rect(50, 58, 24, 16), line(50, 66, 74, 66), line(62, 58, 62, 74), rect(8, 92, 30, 14)]}
      />
      <Shape d={screen(90, 10, 66, 98, 12)} />
      <Stroke d={range(3).map((i) => line(99, 34 + i * 9, 147 - i * 8, 34 + i * 9))} />
      <Shape fill="solid" d={rect(99, 62, 48, 12)} />
      <Shape fill="solid" edge="knock" d={circle(140, 92, 15)} />
      <Stroke tone="knock" weight="path" d="M132 92l6 6 10-12" />
    </>
  ),
};
