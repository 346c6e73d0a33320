import { Arrow } from '#line/Arrow.tsx';
import { circle, line, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { scribble, sketched } from './sketch.ts';

/** A screen of the click-through. */
const screen = (x: number, y: number): string => rect(x, y, 20, 26);

export const offerMarks = {
  // A hand replaces one drawn screen with the next.
  'paper-prototype': (
    <>
      <Stroke d={[sketched(10, 14, 28, 40), scribble(15, 25, 2), sketched(16, 40, 16, 7)]} />
      <Stroke dash="dashed" d={rect(58, 14, 28, 40)} />
      <Stroke weight="thin" d={[scribble(63, 25, 2), scribble(63, 35, 2), scribble(63, 45, 1)]} />
      <Stroke weight="path" d="M30 8c10-7 26-7 34-1M66 59c-10 5-26 5-34 0" />
      <Shape fill="solid" edge="none" d="M69 11l-9-1 5-7zM27 56l9 0-4 7z" />
    </>
  ),

  // Where a tap may lead: one screen, two ways on.
  'click-through': (
    <>
      <Shape d={[screen(6, 19), screen(66, 4), screen(66, 34)]} />
      <Shape fill="tint" d={[rect(70, 8, 12, 9), rect(10, 23, 12, 6)]} />
      <Shape fill="solid" d={[rect(10, 36, 12, 6), circle(76, 47, 6)]} />
      <Arrow
        points={[
          [22, 26],
          [44, 26],
          [44, 15],
          [65, 15],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [22, 39],
          [44, 39],
          [44, 47],
          [65, 47],
        ]}
      />
      <Stroke weight="thin" d={[line(70, 22, 82, 22), line(70, 26, 78, 26)]} />
    </>
  ),

  // Two fields, a condition, and a sum that reacts.
  'rule-driven': (
    <>
      <Stroke d="M32 14h8v13M32 50h8v-13" />
      <Shape d={[rect(4, 8, 28, 12), rect(4, 44, 28, 12)]} />
      <Stroke weight="thin" d={[line(9, 14, 22, 14), line(9, 50, 18, 50)]} />
      <Shape d="M40 16l16 16-16 16-16-16z" />
      <Stroke weight="path" d="M34 29h12M34 35h12" />
      <Arrow
        weight="path"
        points={[
          [56, 32],
          [66, 32],
        ]}
      />
      <Shape fill="solid" d={rect(68, 24, 24, 16)} />
      <Stroke weight="path" tone="knock" d={line(74, 32, 86, 32)} />
      <Stroke dash="dashed" d="M40 48v12h50v-14" />
    </>
  ),

  // A real gesture on a real phone, at the speed of a real finger.
  'coded-prototype': (
    <>
      <Shape d="M38 4l28 5a4 4 0 0 1 3 5l-8 44a4 4 0 0 1-5 3l-27-5a4 4 0 0 1-3-5l8-44a4 4 0 0 1 4-3z" />
      <Stroke weight="path" d="M38 44c2-12 8-20 20-25" />
      <Shape fill="solid" edge="none" d="M62 18l-8 6-2-7z" />
      <Shape fill="solid" d={circle(37, 47, 5)} />
      <Stroke weight="thin" d={circle(37, 47, 10)} />
      <Stroke d="M18 16q-6 8-5 20M10 12q-8 12-6 28M78 48q6-8 6-20M86 52q8-12 6-28" />
    </>
  ),

  // The screen seems to answer automatically; a person behind it is typing.
  'pretend-service': (
    <>
      <Shape d={rect(6, 6, 38, 52)} />
      <Shape d="M11 12h22v12h-16l-4 4v-4h-2z" />
      <Shape fill="solid" d="M17 32h22v12h-2v4l-4-4h-16z" />
      <Stroke weight="wall" d={line(50, 4, 50, 60)} />
      <Stroke dash="dashed" d="M50 10l16-6M50 54l8 6" />
      <Stroke weight="thin" dash="dotted" d={line(40, 38, 66, 38)} />
      <Shape fill="solid" d={[circle(78, 21, 7), 'M65 46a13 15 0 0 1 26 0z']} />
      <Shape d={rect(62, 48, 30, 9)} />
    </>
  ),

  // What people did on one side, what they said on the other.
  'test-round': (
    <>
      <Shape fill="solid" d={[circle(48, 10, 6), 'M36 30a12 12 0 0 1 24 0z']} />
      <Stroke dash="dashed" d={line(48, 36, 48, 62)} />
      <Shape d="M10 4v19l5-4 3 7 5-2-3-7h7z" />
      <Shape d="M68 6h22v14h-10l-6 6v-6h-6z" />
      <Stroke weight="path" d="M8 42l3 3 6-7M8 56l3 3 6-7" />
      <Stroke d={[line(22, 43, 40, 43), line(22, 57, 34, 57)]} />
      <Stroke weight="thin" d={writing(58, 40, 30, 3, 8)} />
    </>
  ),
};
