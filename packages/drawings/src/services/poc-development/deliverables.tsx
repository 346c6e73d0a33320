import { Arrow } from '#line/Arrow.tsx';
import { isoBox, plane } from '#line/iso.ts';
import { Name } from '#line/Name.tsx';
import { circle, line, range, rect, roundRect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';

/** The axes of the experiment and its pass line, the same from the experiment sheet to the decision. */
const axes = 'M34 22v62h108';
const passLine = line(34, 42, 146, 42);

/** The measured runs; the last two are above the line. */
const runs: readonly Point[] = [
  [44, 76],
  [60, 62],
  [74, 66],
  [90, 54],
  [104, 58],
  [120, 38],
  [136, 32],
];

/** The layers of the slice from the ground up; the second and the fourth are fake. */
const layers = range(5).map((i) => ({
  fake: i % 2 === 1,
  y: 91 - i * 12.5,
  ...isoBox(plane(42, 71 - i * 12.5), 0, 0, 70, 24, 12.5),
}));
const isFake = ({ fake }: (typeof layers)[number]): boolean => fake;
const isReal = ({ fake }: (typeof layers)[number]): boolean => !fake;

/** The entry of a layer in the list. */
const listed = ({ y }: (typeof layers)[number]): string => rect(128, y - 5, 22, 9);

export const deliverables = {
  // Assumptions on cards; the top one is tested.
  'one-question': (
    <>
      <Stroke dash="dashed" d={[rect(6, 66, 44, 42), rect(110, 66, 44, 42)]} />
      <Shape d={[rect(18, 44, 50, 56), rect(92, 44, 50, 56)]} />
      <Stroke weight="thin" d={[writing(24, 54, 14, 5, 9), writing(122, 54, 14, 5, 9)]} />
      <Shape fill="solid" edge="knock" d={roundRect(44, 6, 72, 102, 4)} />
      <Name x={80} y={74} anchor="middle" size="huge" tone="knock">
        ?
      </Name>
    </>
  ),

  // One page: empty axes, the line that decides, and two signatures below it.
  'experiment-sheet': (
    <>
      <Shape edge="path" d={rect(10, 4, 140, 104)} />
      <Stroke d={axes} />
      <Stroke weight="wall" d={passLine} />
      <Stroke weight="path" d="M22 42h4M20 36l6 6-6 6" />
      <Stroke
        weight="path"
        d="M22 98c4-8 8-8 7-1s6-7 9-3 5 3 10 1 8-1 14-2M96 98c3-9 9-9 7-2s7-6 10-2 5 2 9 1 6-1 12-2"
      />
      <Stroke weight="thin" d="M20 102h48M92 102h48" />
    </>
  ),

  // Code that runs, one slice through every layer, and the list of fake layers.
  'runnable-slice': (
    <>
      {layers.map(({ fake, y, lit, shaded }) => (
        <g key={y}>
          <Shape d={lit} />
          {fake ? <Shape dash="dashed" d={shaded} /> : <Shape fill="solid" d={shaded} />}
        </g>
      ))}
      <Stroke d={layers.map(({ y }) => line(106, y, 128, y))} />
      <Shape fill="solid" d={layers.filter(isReal).map(listed)} />
      <Shape dash="dashed" d={layers.filter(isFake).map(listed)} />
      <Shape fill="solid" edge="none" d="M118 6l24 12-24 12z" />
    </>
  ),

  // The same axes with every run, and the notebook that repeats them.
  'raw-results': (
    <>
      <Shape edge="path" d={rect(10, 4, 140, 104)} />
      <Stroke weight="path" d={range(6).map((i) => line(4, 14 + i * 17, 16, 14 + i * 17))} />
      <Stroke d={axes} />
      <Stroke weight="path" dash="dashed" d={passLine} />
      <Shape fill="solid" edge="none" d={runs.map(([x, y]) => circle(x, y, 4.4))} />
      <Stroke d={runs.map(([x, y]) => line(x, y - 9, x, y + 9))} />
      <Shape fill="solid" edge="none" d="M34 91l9 5.500-9 5.500z" />
      <Stroke d={line(50, 96, 140, 96)} />
    </>
  ),

  // The answer, and the three options: build, change or stop.
  decision: (
    <>
      <Shape d={rect(6, 4, 76, 104)} />
      <Stroke d="M18 20v38h54" />
      <Stroke weight="path" dash="dashed" d={line(18, 32, 76, 32)} />
      <Shape
        fill="solid"
        edge="none"
        d={[circle(26, 52, 4), circle(38, 44, 4), circle(50, 40, 4), circle(66, 26, 4)]}
      />
      <Stroke d={writing(16, 74, 56, 3, 11)} />
      <Arrow
        points={[
          [86, 56],
          [100, 56],
          [100, 22],
          [116, 22],
        ]}
        weight="path"
      />
      <Stroke dash="dashed" d="M100 57h22M100 57v36h22" />
      <Shape fill="solid" d={circle(136, 22, 17)} />
      <Stroke weight="path" tone="knock" d={tick(135, 22)} />
      <Shape d={[circle(136, 58, 13), circle(136, 93, 13)]} />
      <Stroke
        weight="path"
        d="M129 58a7 7 0 0 1 12-5M143 58a7 7 0 0 1-12 5M131 88l10 10M141 88l-10 10"
      />
    </>
  ),
};
