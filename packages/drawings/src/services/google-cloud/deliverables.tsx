import { circle, line, range, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The chart, which is on the right of every picture. */
const chart = { x: 98, y: 38, width: 58, height: 70 };
const { x, y, width, height } = chart;
const frame = rect(x, y, width, height);
const titleRule = line(x, y + 12, x + width, y + 12);

const event = ([ex, ey]: Point): string => rect(ex - 3.5, ey - 3.5, 7, 7);

/** The pipe that carries the events from the left to the chart. */
const pipe = { from: 40, to: 90, y: 62, height: 26 };
const middle = pipe.y + pipe.height / 2;
const pipeBody = (from: number): string =>
  `M${from} ${pipe.y}h${pipe.to - from}a6 13 0 0 1 0 26h${from - pipe.to}a6 13 0 0 1 0-26z`;
const pipeEnd = `M${pipe.to} ${pipe.y}a6 13 0 0 0 0 26`;

const shop = 'M6 70l3-9h20l3 9zM8 70h22v16h-22zM19 75h6v11h-6z';
const ground = line(4, 108, 96, 108);

/** A person: head and shoulders, standing on a line. */
const person = (px: number, py: number): string =>
  circle(px, py - 12, 4) + `M${px - 6} ${py}a6 7 0 0 1 12 0z`;

/** The sign for a place on a map, its tip on the pipe. */
const mapPin = (px: number): string => `M${px} 60c-2-9-9-14-9-24a9 9 0 0 1 18 0c0 10-7 15-9 24z`;

const definitions = [34, 58, 82];
const weeks = [24, 58, 92];

export const deliverables = {
  // Every metric with its definition; the chart itself is still empty.
  'agreed-figures': (
    <>
      <Shape dash="dashed" d={frame} />
      <Stroke dash="dashed" d={titleRule} />
      <Shape d={rect(4, 18, 84, 90)} />
      <Shape fill="solid" d={definitions.map((top) => rect(12, top - 6, 18, 16))} />
      <Stroke weight="path" d={definitions.map((top) => `M36 ${top - 1}h9M36 ${top + 5}h9`)} />
      <Stroke d={definitions.flatMap((top) => writing(52, top - 2, 28, 2, 8))} />
    </>
  ),

  // The path of the events, and the two holes through which they are lost.
  'data-map': (
    <>
      <Shape dash="dashed" d={frame} />
      <Stroke dash="dashed" d={titleRule} />
      <Stroke d={[line(32, middle, 36, middle), ground]} />
      <Shape d={shop} />
      <Shape fill="tint" d={pipeBody(pipe.from)} />
      <Stroke d={pipeEnd} />
      <Shape fill="solid" edge="none" d={[46, 58].map((ex) => event([ex, middle]))} />
      <Shape fill="knock" d={[rect(51, 86, 8, 4), rect(73, 86, 8, 4)]} />
      <Shape
        fill="solid"
        edge="none"
        d={(
          [
            [55, 91],
            [52, 103],
            [60, 104],
            [77, 92],
            [78, 104],
          ] as const
        ).map(event)}
      />
      <Shape fill="solid" d={[mapPin(55), mapPin(77)]} />
      <Shape fill="knock" d={[circle(55, 36, 4), circle(77, 36, 4)]} />
    </>
  ),

  // One path without holes, with a live chart at its end.
  'live-chart': (
    <>
      <Stroke d={[line(32, middle, 36, middle), ground]} />
      <Shape d={shop} />
      <Shape fill="tint" d={pipeBody(pipe.from)} />
      <Stroke d={pipeEnd} />
      <Shape fill="solid" edge="none" d={[46, 58, 70, 82].map((ex) => event([ex, middle]))} />
      <Shape d={[frame, titleRule]} />
      <Stroke weight="path" d="M104 96l12-10 10 4 12-18 10-6" />
      <Shape fill="solid" d={circle(148, 66, 5)} />
      <Stroke weight="path" d="M118 24a10 10 0 1 1 4 8" />
      <Shape fill="solid" edge="none" d="M113 24h11l-6 8z" />
    </>
  ),

  // Every week another source joins the same path, with an owner.
  'source-per-week': (
    <>
      <Stroke d={weeks.map((week) => `M34 ${week}h8l14 ${middle - week}h10`)} />
      <Shape d={weeks.map((week) => rect(18, week - 8, 16, 16))} />
      <Shape fill="solid" d={weeks.map((week) => person(9, week + 8))} />
      <Shape fill="tint" d={pipeBody(66)} />
      <Stroke d={pipeEnd} />
      <Shape fill="solid" edge="none" d={[72, 83].map((ex) => event([ex, middle]))} />
      <Shape d={[frame, titleRule]} />
      <Stroke weight="path" d="M104 96l12-10 10 4 12-18 10-6" />
      <Stroke d="M104 101l16-2 14-9 14-2M104 84l14-16 14 4 16-12" />
    </>
  ),

  // Spending is driven against its limit on purpose, and the valve closes.
  'spending-ceiling': (
    <>
      <Stroke d={line(4, 108, 50, 108)} />
      <Shape fill="tint" d="M8 62h38a6 13 0 0 1 0 26h-38a6 13 0 0 1 0-26z" />
      <Shape fill="solid" edge="none" d={range(2).map((i) => event([13 + i * 10, middle]))} />
      <Shape fill="solid" d={rect(29, 56, 6, 38)} />
      <Stroke weight="path" d="M32 56v-14M20 42h24" />
      <Shape d={rect(58, 22, 98, 86)} />
      <Stroke d={line(58, 36, 156, 36)} />
      <Stroke weight="wall" d={line(64, 54, 150, 54)} />
      <Stroke weight="path" d="M64 100l14-6 12 2 20-36h38" />
      <Shape fill="solid" d={circle(148, 60, 5)} />
    </>
  ),
};
