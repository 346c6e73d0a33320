import { circle, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { plus } from '#marks/mark-parts.ts';

/** A person seen from the front, down to the shoulders. */
const bust = (x: number, y: number): string =>
  `${circle(x, y, 5)}M${x - 8} ${y + 16}a8 9 0 0 1 16 0z`;

/** A chair seen from the side. */
const chair = (x: number): string => `M${x} 32v26M${x} 46h14v12`;

export const offerMarks = {
  // A boat that carries a person today; masts and cabin are left for later.
  'cut-to-the-bone': (
    <>
      <Stroke dash="dashed" d="M46 42v-37M50 9l32 28h-32z" />
      <Shape fill="solid" d="M8 42h80l-10 14h-60z" />
      <Shape fill="solid" edge="knock" d={bust(28, 27)} />
      <Stroke weight="thin" d="M4 60q7-4 14 0t14 0t14 0t14 0t14 0t14 0" />
    </>
  ),

  // Three disciplines and one list; the owner has the wheel.
  'one-backlog': (
    <>
      <Shape fill="solid" d={[bust(14, 10), bust(14, 40)]} />
      <Shape fill="solid" d={bust(32, 25)} />
      <Shape d={rect(46, 6, 20, 52)} />
      <Stroke d={writing(50, 14, 12, 6, 8)} />
      <Shape d={[circle(80, 32, 9), circle(80, 32, 3)]} />
      <Stroke d="M80 18v11M80 35v11M66 32h11M83 32h11M70 22l8 8M82 34l8 8M90 22l-8 8M78 34l-8 8" />
    </>
  ),

  // A person says no for the owner, who is not hired yet.
  'the-hard-no': (
    <>
      <Shape fill="solid" d={[circle(20, 20, 9), 'M5 58v-8a15 15 0 0 1 30 0v8z']} />
      <Shape d="M40 4h28v22h-20l-8 8z" />
      <Stroke weight="wall" d="M49 10l10 10M59 10l-10 10" />
      <Stroke dash="dashed" d={[circle(76, 36, 7), 'M64 60v-4a12 12 0 0 1 24 0v4z']} />
    </>
  ),

  // One metric is a surprise; the person behind it is interviewed.
  'asked-surprise': (
    <>
      <Stroke d={line(6, 58, 90, 58)} />
      <Shape d={[20, 24, 28].map((h, i) => rect(10 + i * 14, 58 - h, 9, h))} />
      <Shape fill="solid" d={rect(52, 50, 9, 8)} />
      <Stroke dash="dashed" d={rect(52, 26, 9, 24)} />
      <Shape d="M52 4h36v20h-20l-9 9v-9h-7z" />
      <Stroke d="M59 11h22M59 17h14" />
      <Shape fill="solid" d={bust(80, 42)} />
    </>
  ),

  // One house, a door and a key for each customer; a floor is added when the second is real.
  'second-customer': (
    <>
      <Shape fill="solid" d={rect(10, 40, 46, 18)} />
      <Shape fill="knock" d={[rect(17, 46, 8, 12), circle(45, 49, 3)]} />
      <Shape d={rect(10, 22, 46, 18)} />
      <Stroke d={[rect(17, 28, 8, 12), circle(45, 31, 3)]} />
      <Stroke dash="dashed" d={rect(10, 4, 46, 18)} />
      <Stroke d={plus(33, 13, 4)} />
      <Stroke d={[circle(72, 31, 5), 'M77 31h14M86 31v5M90 31v5']} />
      <Shape fill="solid" edge="none" d={circle(72, 49, 6)} />
      <Stroke weight="path" d="M77 49h14M86 49v5M90 49v5" />
    </>
  ),

  // Four seats: two are taken by the client's people, one of ours is getting up.
  'seat-by-seat': (
    <>
      <Stroke weight="path" d={range(4).map((i) => chair(8 + i * 22))} />
      <Shape d={[circle(17, 22, 6), circle(39, 22, 6)]} />
      <Stroke d="M17 28v16M39 28v16" />
      <Shape fill="solid" d={circle(83, 22, 6)} />
      <Stroke weight="path" d="M83 28v16" />
      <Shape fill="solid" d={circle(61, 9, 5)} />
      <Stroke dash="dashed" d="M61 40v-22" />
      <Stroke d="M68 9h14M78 5l4 4-4 4" />
    </>
  ),
};
