import { Arrow } from '#line/Arrow.tsx';
import { circle, drum, hatch, line, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';

/** What a module answers, recorded once and expected twice. */
const answer = (x: number): string => `M${x} 54h6v-8h6v8h5v-8h9v8h6`;

export const offerMarks = {
  // The running system: a module, another that calls it, a nightly job and the data of both.
  'running-map': (
    <>
      <Stroke d="M28 15h32M20 23v22M66 23v18M34 50h22M28 20l32 26" />
      <Shape d={rect(8, 7, 24, 16)} />
      <Shape fill="solid" d={rect(56, 7, 28, 16)} />
      <Shape d={circle(20, 48, 11)} />
      <Stroke d="M20 41v7l5 4" />
      <Shape d={drum(55, 36, 28, 23)} />
    </>
  ),

  // One address; a lever behind it selects the old system or the new one.
  'strangler-front': (
    <>
      <Shape fill="solid" d={rect(28, 6, 9, 52)} />
      <Arrow
        points={[
          [6, 32],
          [26, 32],
        ]}
        weight="path"
      />
      <Stroke d="M37 32h9M57 18h9M57 46h9" />
      <Stroke weight="path" d={line(46, 32, 56, 45)} />
      <Shape d={[circle(46, 32, 2.5), circle(56, 18, 2.5), circle(56, 46, 2.5)]} />
      <Shape d={rect(66, 7, 22, 22)} />
      <Stroke weight="thin" d={hatch(66, 7, 22, 22, 6)} />
      <Shape fill="solid" d={rect(66, 35, 22, 22)} />
    </>
  ),

  // The recorded old module, and the new one that must answer exactly the same.
  'recorded-rewrite': (
    <>
      <Shape d={rect(8, 6, 32, 30)} />
      <Stroke weight="thin" d={hatch(8, 6, 32, 30, 6)} />
      <Shape fill="solid" d={rect(56, 6, 32, 30)} />
      <Stroke weight="path" tone="knock" d={tick(71, 21)} />
      <Stroke weight="thin" dash="dotted" d="M8 36v18M40 36v18M56 36v18M88 36v18" />
      <Stroke weight="path" d={[answer(8), answer(56)]} />
      <Stroke d="M45 48h6M45 52h6" />
    </>
  ),

  // Changes go from the old store to the new one; the day of the cutover is marked.
  'stores-in-step': (
    <>
      <Shape d={drum(6, 14, 26, 44)} />
      <Stroke weight="thin" d="M6 30a13 4.400 0 0 0 26 0M6 42a13 4.400 0 0 0 26 0" />
      <Shape fill="solid" d={drum(64, 14, 26, 44)} />
      <Stroke tone="knock" d="M65 30a12 4.400 0 0 0 24 0M65 42a12 4.400 0 0 0 24 0" />
      <Shape d={[rect(36, 27, 6, 6), rect(54, 27, 6, 6), rect(36, 41, 6, 6), rect(54, 41, 6, 6)]} />
      <Stroke dash="dashed" d={line(48, 18, 48, 60)} />
      <Shape fill="solid" d={rect(41, 4, 14, 5)} />
      <Stroke d={rect(41, 4, 14, 13)} />
    </>
  ),

  // An unchanged module, lifted off its old base and set on a new one.
  'new-base': (
    <>
      <Shape d={rect(6, 48, 36, 10)} />
      <Stroke weight="thin" d={hatch(6, 48, 36, 10, 5)} />
      <Stroke dash="dashed" d={rect(12, 26, 24, 22)} />
      <Stroke weight="path" d="M24 22c2-15 22-17 36-10" />
      <Shape fill="solid" edge="none" d="M66 15l-8.600-1.400 4-6z" />
      <Shape d={rect(58, 18, 24, 22)} />
      <Stroke weight="thin" d={writing(63, 24, 14, 3, 5)} />
      <Shape fill="solid" d={rect(50, 40, 40, 18)} />
      <Stroke tone="knock" d="M58 44v10M66 44v10M74 44v10M82 44v10" />
    </>
  ),

  // The program is unplugged, and the archive can be read without it.
  'readable-archive': (
    <>
      <Stroke dash="dashed" d={rect(6, 8, 28, 26)} />
      <Stroke d="M20 34v8q0 6-6 6h-8" />
      <Shape fill="solid" d="M16 34h8v7h-8zM17 28v6M23 28v6" />
      <Shape d="M54 34v-28h20l8 8v20M74 6v8h8" />
      <Stroke d={writing(60, 20, 16, 2, 6)} />
      <Shape fill="solid" d={rect(46, 32, 44, 26)} />
      <Shape fill="knock" d={rect(59, 42, 18, 6)} />
    </>
  ),
};
