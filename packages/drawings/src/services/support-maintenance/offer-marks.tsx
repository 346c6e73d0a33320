import { Arrow } from '#line/Arrow.tsx';
import { circle, line, range, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane } from '#marks/mark-parts.ts';

const person = (x: number, y: number): string =>
  `${circle(x, y, 6)}M${x - 10} ${y + 21}a10 12 0 0 1 20 0z`;

/** An arrow that points up, in its month. */
const update = (month: number): string => {
  const [x, y] = [14 + (month % 4) * 21, 21 + Math.floor(month / 4) * 16];
  return `M${x} ${y + 5}v-8M${x - 4} ${y}l4-4 4 4`;
};

const hour = (i: number): string => circle(18 + (i % 5) * 14, 30 + Math.floor(i / 5) * 16, 5);

export const offerMarks = {
  // A machine that others built, and the key we take over.
  takeover: (
    <>
      <Shape d={[rect(6, 6, 36, 52), line(6, 23, 42, 23), line(6, 40, 42, 40)]} />
      <Shape fill="solid" edge="none" d={[circle(14, 14.5, 3), circle(14, 48.5, 3)]} />
      <Stroke weight="thin" d="M22 14.5h14M22 48.5h14" />
      <Shape d={circle(33, 31.5, 5)} />
      <Stroke weight="wall" d="M33 31.5h34M46 31.5v8M54 31.5v6" />
      <Shape fill="solid" d={circle(78, 31.5, 12)} />
      <Shape fill="knock" d={circle(81, 31.5, 4)} />
    </>
  ),

  // A robot clicks through the product all day; the alert reaches a person.
  watching: (
    <>
      <Shape d={pane(6, 8, 46, 46)} />
      <Shape fill="tint" d={rect(13, 26, 24, 9)} />
      <Shape d="M30 31v16l4-4 3 6 4-2-3-6h6z" />
      <Stroke weight="path" tone="red" d="M55 31l10-6-3 11 10-6" />
      <Shape fill="solid" d={person(82, 26)} />
    </>
  ),

  // Twelve months, a small step in each.
  updates: (
    <>
      <Shape d={rect(4, 6, 84, 54)} />
      <Shape fill="solid" d={rect(4, 6, 84, 6)} />
      <Stroke weight="thin" d="M25 12v48M46 12v48M67 12v48M4 28h84M4 44h84" />
      <Stroke weight="path" d={range(12).map(update)} />
    </>
  ),

  // An incident: the line jumps, is contained and settles; a page explains why.
  incidents: (
    <>
      <Stroke weight="path" d="M4 32h10M46 32h12" />
      <Stroke weight="path" tone="red" d="M14 32l4-16 5 34 5-38 5 34 5-20 4 6h4" />
      <Stroke dash="dashed" d={rect(11, 6, 38, 52)} />
      <Shape d="M62 10h20l8 8v38h-28zM82 10v8h8" />
      <Stroke weight="thin" d={writing(67, 26, 17, 3, 7)} />
      <Stroke weight="path" d={line(67, 48, 78, 48)} />
    </>
  ),

  // The hours of the month on one card; some are punched.
  'small-changes': (
    <>
      <Shape d="M6 6h74l10 10v42h-84z" />
      <Stroke d={line(13, 16, 46, 16)} />
      <Shape d={range(10).slice(4).map(hour)} />
      <Shape fill="solid" d={range(10).slice(0, 4).map(hour)} />
    </>
  ),

  // A recurring question, answered where it is asked.
  'help-for-users': (
    <>
      <Shape d={roundRect(4, 6, 30, 26, 4)} />
      <Shape d="M10 32v8l8-8" />
      <Stroke weight="path" d="M14 15a5 5 0 1 1 7 4.5q-2 1-2 4" />
      <Shape fill="solid" edge="none" d={circle(19, 27.5, 1.6)} />
      <Arrow
        points={[
          [36, 20],
          [49, 20],
        ]}
      />
      <Shape d={pane(52, 6, 38, 52)} />
      <Stroke weight="thin" d={[line(58, 22, 84, 22), line(58, 52, 76, 52)]} />
      <Shape fill="solid" d="M58 45v-14h27v14z" />
      <Stroke tone="knock" d="M63 36h17" />
    </>
  ),
};
