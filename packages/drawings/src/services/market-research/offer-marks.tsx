import { circle, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane } from '#marks/mark-parts.ts';

/** A shop with its awning. */
const shop = (x: number): string => `${rect(x + 2, 26, 22, 32)}M${x} 26l4-12h18l4 12z`;

export const offerMarks = {
  // Questions about the last time it happened: the clock is turned back, never forward.
  'problem-interviews': (
    <>
      <Shape d="M8 4h80v42H44L30 60V46H8z" />
      <Stroke weight="path" d="M37 19a14 14 0 1 1-2 11" />
      <Shape fill="solid" edge="none" d="M33 12l1 12 10-5z" />
      <Stroke weight="path" d="M49 17v9l-7 5" />
    </>
  ),

  // The findings of the interviews, counted.
  surveys: (
    <>
      <Shape d={rect(6, 4, 44, 54)} />
      <Stroke d={[16, 31, 46].flatMap((y) => [13, 25, 37].map((x) => circle(x + 3, y, 4)))} />
      <Shape fill="solid" d={[circle(28, 16, 4), circle(40, 31, 4), circle(28, 46, 4)]} />
      <Stroke weight="path" d={range(4).map((i) => line(62 + i * 7, 10, 62 + i * 7, 28))} />
      <Stroke weight="path" d={line(57, 26, 90, 12)} />
      <Stroke weight="path" d={range(3).map((i) => line(62 + i * 7, 38, 62 + i * 7, 56))} />
    </>
  ),

  // Three shops, visited as a customer would.
  'competitor-study': (
    <>
      <Shape d={[shop(4), shop(66)]} />
      <Shape fill="solid" d={shop(35)} />
      <Stroke d={[line(4, 58, 92, 58), line(10, 38, 24, 38), line(72, 38, 86, 38)]} />
      <Stroke tone="knock" weight="path" d={line(41, 38, 55, 38)} />
      <Shape d="M38 2h20v10h-6l-4 4-4-4h-6z" />
      <Stroke weight="path" d="M44 9q4-4 8 0" />
      <Stroke weight="thin" d={[writing(10, 44, 14, 2, 6), writing(72, 44, 14, 2, 6)]} />
    </>
  ),

  // A page with a real button, and nothing behind it yet.
  'demand-tests': (
    <>
      <Shape dash="dashed" d={rect(50, 4, 40, 46)} />
      <Shape d={pane(6, 10, 60, 48)} />
      <Stroke weight="thin" d={writing(14, 26, 40, 2, 6)} />
      <Shape fill="solid" d={rect(14, 38, 36, 13)} />
      <Shape d="M40 43v18l4-4 3 6 4-2-3-6h6z" />
      <Stroke weight="thin" d="M72 18l12 0M78 12v12" />
    </>
  ),

  // “Too cheap” falls, “too expensive” rises; the price is between the crossings.
  'price-research': (
    <>
      <Shape fill="tint" edge="none" d={rect(34, 6, 24, 52)} />
      <Stroke d="M8 4v54h84" />
      <Stroke weight="path" d="M10 10c20 4 26 40 62 44" />
      <Stroke weight="path" d="M22 54c34-4 42-40 66-44" />
      <Stroke d="M14 8c30 4 40 36 74 44M10 54c24-4 32-38 70-46" />
      <Shape fill="solid" d={circle(46, 33, 5)} />
    </>
  ),

  // A drawer of the client's own data, which was always full.
  'own-data': (
    <>
      <Shape d={[rect(24, 4, 48, 54), line(24, 18, 72, 18)]} />
      <Stroke weight="path" d={line(43, 11, 53, 11)} />
      <Shape d={[rect(30, 22, 26, 18), rect(40, 26, 26, 14)]} />
      <Stroke weight="thin" d={writing(45, 31, 16, 2, 4)} />
      <Shape fill="solid" d={rect(15, 38, 66, 16)} />
      <Stroke tone="knock" weight="path" d={line(40, 46, 56, 46)} />
      <Stroke d={line(8, 58, 88, 58)} />
    </>
  ),
};
