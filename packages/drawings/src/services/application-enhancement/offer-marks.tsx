import { Arrow } from '#line/Arrow.tsx';
import { circle, cross, line, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane } from '#marks/mark-parts.ts';

/** A page of a calendar: the end of one month. */
const month = (x: number): string => rect(x, 16, 18, 22) + line(x, 22, x + 18, 22);

const step = (i: number): string => rect(8 + i * 17, 46 - i * 10, 13, 12 + i * 10);

export const offerMarks = {
  // A function in the application's style, and its feature switch.
  'new-function': (
    <>
      <Shape d={pane(6, 6, 56, 52)} />
      <Stroke weight="thin" d={writing(12, 22, 16, 4, 9)} />
      <Shape fill="solid" d={rect(35, 21, 20, 30)} />
      <Stroke d={line(55, 36, 70, 36)} />
      <Shape d={roundRect(70, 22, 16, 28, 8)} />
      <Shape fill="solid" edge="none" d={circle(78, 30, 5.5)} />
    </>
  ),

  // Nested calls by duration: the widest one is the one to change.
  speed: (
    <>
      <Shape d={[rect(6, 48, 84, 10), rect(6, 34, 14, 10), rect(76, 34, 14, 10)]} />
      <Shape fill="solid" d={rect(24, 34, 48, 10)} />
      <Shape d={[rect(24, 20, 32, 10), rect(60, 20, 12, 10), rect(76, 20, 6, 10)]} />
      <Shape d={[rect(24, 6, 9, 10), rect(37, 6, 9, 10)]} />
    </>
  ),

  // A plug for another service, and a battery for when that service is down.
  connections: (
    <>
      <Shape d={rect(6, 10, 26, 44)} />
      <Stroke weight="path" d="M32 18h8M32 30h8" />
      <Shape fill="solid" d="M50 12h12a12 12 0 0 1 0 24h-12z" />
      <Stroke weight="path" d="M42 18h8M42 30h8M74 24h18" />
      <Stroke dash="dashed" d="M32 47h16" />
      <Shape dash="dashed" d={rect(48, 42, 26, 12)} />
      <Shape
        fill="solid"
        edge="none"
        d={[rect(51, 45, 6, 6), rect(60, 45, 6, 6), rect(75, 45, 3, 6)]}
      />
    </>
  ),

  // Three month ends with the same fault, then a test that prevents it.
  'returning-fault': (
    <>
      <Stroke weight="thin" dash="dashed" d="M15 12c4-10 18-10 22 0M37 12c4-10 18-10 22 0" />
      <Shape d={[6, 28, 50].map(month)} />
      <Stroke weight="path" tone="red" d={[11, 33, 55].map((x) => cross(x, 26, 8, 8))} />
      <Stroke weight="wall" d={line(72, 6, 72, 58)} />
      <Shape fill="solid" d={rect(76, 16, 17, 22)} />
      <Stroke weight="path" tone="knock" d="M79 28l4 4 7-8" />
      <Stroke d={line(4, 48, 68, 48)} />
      <Stroke weight="thin" d={[15, 37, 59].map((x) => line(x, 44, x, 52))} />
    </>
  ),

  // Updates as stairs, version by version; the single large step is only dotted.
  'library-updates': (
    <>
      <Shape d={[0, 1, 2, 3].map(step)} />
      <Shape fill="solid" d={step(4)} />
      <Stroke weight="thin" dash="dotted" d="M8 40c2-30 34-38 62-37" />
      <Stroke weight="path" d="M11 40l10-6M28 30l10-6M45 20l10-6M62 10l10-6" />
    </>
  ),

  // The button everyone looked for, moved to where they looked.
  'small-repair': (
    <>
      <Shape d={pane(6, 4, 84, 56)} />
      <Stroke weight="thin" d={[writing(13, 21, 26, 2, 9), line(13, 40, 33, 40)]} />
      <Stroke dash="dashed" d={rect(64, 17, 20, 9)} />
      <Arrow
        points={[
          [74, 28],
          [74, 50],
          [53, 50],
        ]}
      />
      <Shape fill="solid" d={rect(13, 44, 36, 11)} />
      <Stroke tone="knock" d={line(21, 49.5, 41, 49.5)} />
    </>
  ),
};
