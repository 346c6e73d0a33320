import { Arrow } from '#line/Arrow.tsx';
import { circle, line, range, rect, roundRect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';

/** An image of a system, layer on layer. */
const layers = (x: number): string[] => range(4).map((i) => rect(x, 8 + i * 12, 30, 12));

export const offerMarks = {
  // A probe on a pin, and the recorded picture of the clock.
  'scope-picture': (
    <>
      <Shape d={roundRect(6, 5, 52, 38, 3)} />
      <Stroke weight="thin" tone="soft" d="M19 6v36M32 6v36M45 6v36M7 24h50" />
      <Stroke weight="path" d="M9 32h6v-16h9v16h9v-16h9v16h9v-16h4" />
      <Stroke d="M58 30q18 0 18 8" />
      <Shape fill="solid" edge="none" d="M72 36h8l-4 12z" />
      <Stroke weight="path" d="M64 48v10M76 48v10M88 48v10" />
      <Shape d={rect(58, 54, 34, 6)} />
    </>
  ),

  // The program above, the hardware below, and one thin layer where they meet.
  'thin-layer': (
    <>
      <Shape d={rect(14, 4, 68, 22)} />
      <Stroke d="M24 11l-5 4 5 4M34 11l5 4-5 4M48 11h26M48 19h18" />
      <Shape fill="solid" d={rect(6, 29, 84, 5)} />
      <Stroke weight="path" d={range(6).map((i) => line(23 + i * 10, 34, 23 + i * 10, 60))} />
      <Shape d={rect(16, 40, 64, 14)} />
      <Shape fill="solid" edge="none" d={circle(23, 47, 2.4)} />
    </>
  ),

  // Two builds of one image, identical to the last layer.
  'same-twice': (
    <>
      <Shape d={[...layers(6), ...layers(60)]} />
      <Shape fill="solid" d={[rect(6, 20, 30, 12), rect(60, 20, 30, 12)]} />
      <Shape fill="tint" d={[rect(6, 44, 30, 12), rect(60, 44, 30, 12)]} />
      <Stroke weight="wall" d="M42 28h12M42 36h12" />
    </>
  ),

  // The link is cut; messages wait, and continue where they stopped.
  'cut-and-resumed': (
    <>
      <Shape d={roundRect(4, 18, 20, 28, 3)} />
      <Shape d={roundRect(72, 18, 20, 28, 3)} />
      <Stroke weight="path" d="M24 32h10M62 32h10" />
      <Stroke weight="path" d="M38 22l-4 10h6l-4 10M58 22l-4 10h6l-4 10" />
      <Shape fill="solid" edge="none" d={[24, 32, 40].map((y) => circle(14, y, 2.8))} />
      <Stroke dash="dashed" d="M14 14c10-12 58-12 66-1" />
      <Shape fill="solid" edge="none" d="M84 17l-8-3 6-5z" />
      <Stroke weight="path" d={tick(82, 32)} />
    </>
  ),

  // Two slots: the new image goes into one, the other keeps the rollback.
  'two-slots': (
    <>
      <Shape d={rect(10, 30, 36, 28)} />
      <Shape dash="dashed" d={rect(50, 30, 36, 28)} />
      <Shape fill="tint" d={rect(15, 35, 26, 18)} />
      <Stroke weight="path" d={tick(27, 44)} />
      <Shape fill="solid" d={rect(55, 4, 26, 18)} />
      <Stroke tone="knock" d="M64 13a3 3 0 1 0 0 .1M67 13h8M73 13v4" />
      <Arrow
        points={[
          [68, 24],
          [68, 46],
        ]}
        weight="path"
      />
    </>
  ),

  // The measured current when asleep, awake and asleep, and what it means for the battery.
  'sleep-current': (
    <>
      <Stroke d="M6 4v32h84" />
      <Stroke weight="path" d="M6 32h18v-22h8v22h28v-22h8v22h22" />
      <Shape d={rect(10, 43, 68, 16)} />
      <Shape fill="solid" d={rect(78, 48, 6, 6)} />
      <Shape fill="solid" edge="none" d={range(4).map((i) => rect(14 + i * 12, 47, 9, 8))} />
    </>
  ),
};
