import { Arrow } from '#line/Arrow.tsx';
import { circle, line, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane, tick } from './mark-parts.ts';

/** By the name of the project's cover. */
export const projectMarks = {
  // A schedule whose late round is moved to another driver's row.
  dispatch: (
    <>
      <Shape d={pane(6, 4, 84, 56)} />
      <Stroke weight="thin" d={[line(6, 28, 90, 28), line(6, 44, 90, 44), line(26, 12, 26, 60)]} />
      <Shape fill="solid" d={[rect(32, 16, 22, 8), rect(40, 48, 30, 8)]} />
      <Shape fill="tint" d={rect(60, 32, 20, 8)} />
      <Stroke tone="red" dash="dashed" d={rect(60, 16, 20, 8)} />
      <Arrow
        tone="red"
        points={[
          [70, 24],
          [70, 31],
        ]}
      />
    </>
  ),

  // A day of slots on a phone; one is booked, once.
  clinic: (
    <>
      <Shape d={roundRect(30, 2, 36, 60, 4)} />
      <Stroke weight="thin" d={line(30, 12, 66, 12)} />
      <Shape d={[rect(35, 17, 26, 9), rect(35, 43, 26, 9)]} />
      <Shape fill="solid" d={rect(35, 30, 26, 9)} />
      <Stroke tone="knock" d={tick(47, 35)} />
      <Stroke weight="thin" tone="soft" d={[line(8, 34, 26, 34), line(70, 34, 88, 34)]} />
    </>
  ),

  // The last order as a sheet, with quantities to change.
  store: (
    <>
      <Shape d={rect(14, 4, 50, 56)} />
      <Stroke weight="thin" d={writing(20, 14, 24, 5, 10)} />
      <Shape fill="tint" d={[0, 1, 2, 3].map((row) => rect(50, 10 + row * 10, 10, 7))} />
      <Shape fill="solid" d={rect(50, 50, 10, 7)} />
      <Arrow
        weight="path"
        points={[
          [64, 53],
          [88, 53],
        ]}
      />
    </>
  ),

  // A clamp around a cable, and a curve that once exceeds its limit.
  energy: (
    <>
      <Stroke weight="wall" d={line(4, 46, 30, 46)} />
      <Shape d={roundRect(10, 36, 14, 20, 3)} />
      <Stroke d={['M17 36V20H34']} />
      <Shape d={rect(34, 6, 56, 52)} />
      <Stroke weight="thin" tone="red" dash="dashed" d={line(34, 22, 90, 22)} />
      <Stroke weight="path" d="M36 48l10-4 8 2 8-14 6-18 6 20 8 8 6-2" />
    </>
  ),

  // Routes moved one by one from the old block to the new, behind one facade.
  claims: (
    <>
      <Shape fill="solid" d={rect(8, 6, 10, 52)} />
      <Shape d={rect(58, 4, 30, 24)} dash="dashed" />
      <Shape fill="tint" d={rect(58, 34, 30, 26)} />
      <Stroke weight="thin" dash="dashed" d={[line(18, 16, 58, 16)]} />
      <Arrow
        points={[
          [18, 40],
          [57, 40],
        ]}
      />
      <Arrow
        points={[
          [18, 26],
          [36, 26],
          [36, 52],
          [57, 52],
        ]}
        weight="path"
      />
    </>
  ),

  // Points on a map; the missing one is noticed while the surveyor is still there.
  survey: (
    <>
      <Stroke
        weight="thin"
        tone="soft"
        d="M4 50c14-20 24 4 38-14s22-22 50-18M4 34c18-12 22 0 34-12S66 4 92 8"
      />
      <Stroke weight="path" d="M14 52L34 40 52 44 74 22" />
      <Shape fill="solid" d={[circle(14, 52, 4), circle(34, 40, 4), circle(52, 44, 4)]} />
      <Shape fill="red" d={circle(74, 22, 5)} />
    </>
  ),
};
