import { circle, cross, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { note, type Note } from './sticky-notes.ts';

const question = (x: number, y: number): string =>
  `M${x - 5} ${y - 4}c0-9 12-9 12-1 0 5-6 5-6 11m0 5v2`;

const wall: readonly Note[] = [
  [30, 36, -10],
  [58, 34, 7],
  [86, 38, -5],
  [116, 34, 12],
  [132, 58, -8],
  [38, 62, 9],
  [66, 60, -14],
  [96, 62, 5],
  [28, 86, -6],
  [56, 86, 12],
  [84, 86, -9],
  [116, 84, 8],
];

/** A sheet of the brief, behind the one before it. */
const sheet = (i: number): string => rect(10 + i * 32, 44 - i * 10, 44, 64 + i * 10);

export const deliverables = {
  // Two days in slots of time, one for each of the client's questions.
  agenda: (
    <>
      <Shape
        d={[
          rect(28, 8, 104, 100),
          line(62, 8, 62, 108),
          line(28, 41, 132, 41),
          line(28, 74, 132, 74),
        ]}
      />
      <Shape d={[24.5, 57.5, 91].map((y) => circle(45, y, 9))} />
      <Stroke d="M45 19v6l5 3M45 52v6h7M45 85v6l-4 5" />
      <Stroke weight="path" d={[24, 57, 90].map((y) => question(76, y))} />
      <Stroke weight="path" d={[24.5, 57.5, 91].map((y, i) => line(92, y, 122 - i * 6, y))} />
    </>
  ),

  // Everything that was said, on one wall, in one photograph.
  'wall-of-notes': (
    <>
      <Shape d={wall.map((each) => note(each, 20))} />
      <Shape fill="solid" d={wall.filter((_, i) => i % 5 === 2).map((each) => note(each, 20))} />
      <Stroke weight="wall" d="M6 24V10h16M138 10h16v14M154 94v14h-16M22 108H6V94" />
    </>
  ),

  // A few of the notes are on one signed sheet; the rest is beside it.
  'signed-scope': (
    <>
      <Shape fill="solid" d={rect(40, 8, 80, 100)} />
      <Shape fill="knock" d={[18, 38, 58].map((y) => rect(50, y, 13, 13))} />
      <Stroke weight="path" d={[18, 38, 58].map((y) => `M53 ${y + 6}l3 4 6-8`)} />
      <Stroke
        tone="knock"
        weight="path"
        d={[24, 44, 64].map((y, i) => line(70, y, 108 - i * 7, y))}
      />
      <Stroke tone="knock" weight="path" d="M52 96c8-18 13-18 15-5s7 10 14-3 9 3 17 3" />
      <Stroke
        dash="dashed"
        d={(
          [
            [20, 58, -9],
            [18, 92, 12],
            [140, 70, 8],
            [142, 97, -6],
          ] as const
        ).map((each) => note(each, 20))}
      />
    </>
  ),

  // The scope sheet in front; behind it the exclusions, the risks and the estimated range.
  brief: (
    <>
      <Shape d={sheet(3)} />
      <Stroke weight="path" d="M122 34v12M148 34v12M122 40h26" />
      <Shape d={sheet(2)} />
      <Stroke weight="path" d="M99 34l10 17H88zM98.500 41v4" />
      <Shape d={sheet(1)} />
      <Stroke weight="path" d={cross(61, 44, 14, 14)} />
      <Shape fill="solid" d={sheet(0)} />
      <Stroke tone="knock" weight="path" d={[57, 71, 85].map((y) => `M17 ${y}l3 4 6-8m6 4h14`)} />
    </>
  ),

  // The people who pay, and their three options.
  decision: (
    <>
      <Stroke weight="wall" d={line(92, 6, 92, 108)} />
      <Shape fill="solid" d="M92 12h44l12 12-12 12H92z" />
      <Shape d="M92 42H48L36 54l12 12h44z" />
      <Shape dash="dashed" d="M92 72h44l12 12-12 12H92z" />
      <Stroke tone="knock" weight="path" d="M107 24l6 6 11-13" />
      <Stroke
        weight="path"
        d={[cross(60, 47, 14, 14), 'M111 81c0-7 10-7 10 0 0 4-5 4-5 8m0 3v2']}
      />
      <Shape fill="solid" d={rect(8, 78, 24, 30)} />
      <Stroke tone="knock" d={range(3).map((i) => line(13, 86 + i * 7, 27, 86 + i * 7))} />
      <Stroke d={line(4, 108, 156, 108)} />
    </>
  ),
};
