import { Arrow } from '#line/Arrow.tsx';
import { circle, cross, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { one, two } from './digits.ts';

/** Five states of one screen, side by side. */
const screens = range(5).map((i) => ({ x: 3 + i * 18.5, y: 10 }));
const screen = { w: 16, h: 44 };
const [, partial, full, wrong, forbidden] = screens.map(({ x }) => x);

export const offerMarks = {
  // The questions of callers, sorted by frequency.
  'content-inventory': (
    <>
      <Shape fill="solid" d="M8 8l10-3 5 13-6 5q5 10 14 16l6-5 11 9-5 10q-6 5-18-4q-20-16-20-35z" />
      <Shape fill="solid" d={rect(44, 6, 46, 9)} />
      <Shape d={[rect(50, 20, 40, 8), rect(62, 33, 28, 8), rect(72, 46, 18, 8)]} />
    </>
  ),

  // A card sort: cards under their headings, one of them just moved.
  'site-map': (
    <>
      <Stroke weight="path" d={[line(6, 10, 28, 10), line(37, 10, 59, 10), line(68, 10, 90, 10)]} />
      <Shape
        d={[
          rect(6, 18, 22, 11),
          rect(6, 33, 22, 11),
          rect(37, 18, 22, 11),
          rect(68, 18, 22, 11),
          rect(68, 33, 22, 11),
        ]}
      />
      <Stroke dash="dashed" d={rect(37, 33, 22, 11)} />
      <Shape fill="solid" d="M66 49l22-3 2 11-22 3z" />
      <Stroke d="M48 47v6q0 3 4 3h10" />
      <Shape fill="solid" edge="none" d="M67 56l-8-4v8z" />
    </>
  ),

  // Several ways to build one page; the last is drawn in full.
  'page-wireframes': (
    <>
      <Shape dash="dashed" d={rect(6, 6, 32, 44)} />
      <Shape dash="dashed" d={rect(26, 10, 32, 46)} />
      <Shape edge="path" d={rect(50, 4, 40, 56)} />
      <Stroke
        weight="thin"
        d={[rect(55, 10, 30, 18), cross(55, 10, 30, 18), writing(55, 34, 30, 2, 5)]}
      />
      <Shape fill="solid" d={rect(55, 46, 18, 8)} />
      <Stroke weight="thin" d="M11 14h10M11 22h10M31 18h14M31 26h14" />
    </>
  ),

  // Empty, partial, full, wrong, forbidden.
  'screen-states': (
    <>
      <Shape d={screens.map(({ x, y }) => rect(x, y, screen.w, screen.h))} />
      <Shape
        fill="solid"
        edge="none"
        d={[
          rect((partial ?? 0) + 3, 18, 10, 5),
          ...range(4).map((i) => rect((full ?? 0) + 3, 18 + i * 7.5, 10, 5)),
        ]}
      />
      <Stroke tone="red" weight="path" d={cross((wrong ?? 0) + 4, 28, 8, 8)} />
      <Shape fill="solid" d={rect((forbidden ?? 0) + 4, 30, 8, 8)} />
      <Stroke d={`M${(forbidden ?? 0) + 5.5} 30v-3a2.500 2.500 0 0 1 5 0v3`} />
      <Stroke dash="dotted" d={line(7, 32, 15, 32)} />
    </>
  ),

  // Questions in their order; the unnecessary one is struck out.
  'form-design': (
    <>
      <Shape d={[rect(22, 6, 62, 12), rect(22, 24, 44, 12)]} />
      <Stroke dash="dashed" d={rect(22, 42, 62, 12)} />
      <Stroke weight="path" tone="red" d={line(16, 57, 90, 39)} />
      <Stroke
        weight="thin"
        d={[line(28, 12, 52, 12), line(28, 30, 44, 30), line(28, 48, 60, 48)]}
      />
      <Arrow
        weight="path"
        points={[
          [12, 8],
          [12, 34],
        ]}
      />
    </>
  ),

  // Each place of the screen has a number, each number a note.
  'annotated-specification': (
    <>
      <Shape d={rect(6, 6, 42, 52)} />
      <Shape fill="tint" d={rect(12, 12, 30, 16)} />
      <Shape fill="solid" d={rect(12, 42, 16, 9)} />
      <Stroke weight="thin" d="M42 18h11M28 46h25" />
      <Shape d={[circle(62, 18, 9), circle(62, 46, 9)]} />
      <Stroke d={[one(62, 18), two(62, 46)]} />
      <Stroke d="M76 15h14M76 22h10M76 42h14M76 49h12" />
    </>
  ),
};
