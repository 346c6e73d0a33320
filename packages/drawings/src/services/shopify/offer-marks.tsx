import { Arrow } from '#line/Arrow.tsx';
import { circle, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { bag, handle } from './bag.ts';

/** A shop front, 30 wide, standing on a height. */
const shop = (x: number, y: number): string =>
  `M${x + 3} ${y - 22}v22h24v-22M${x + 5} ${y - 32}h20l5 10h-30z`;

const grips = (y: number): string[] => range(2).map((i) => line(24, y + i * 4, 30, y + i * 4));

export const offerMarks = {
  // Sections that the shop's own people can move.
  'theme-development': (
    <>
      <Stroke d={rect(16, 4, 56, 56)} />
      <Shape d={[rect(20, 8, 48, 13), rect(20, 43, 48, 13)]} />
      <Stroke weight="thin" dash="dashed" d={rect(20, 25, 48, 14)} />
      <Shape fill="solid" d={rect(36, 24, 52, 16)} />
      <Stroke tone="knock" weight="path" d={[29, 35].map((y) => line(42, y, 50, y))} />
      <Stroke d={[...grips(12), ...grips(47)]} />
      <Shape d="M80 34v18l4-4 3 7 4-2-3-7h6z" />
    </>
  ),

  // One product, its sizes, and the collection that holds them.
  'catalogue-structure': (
    <>
      <Stroke d="M48 14v8M18 30v-8h60v8M48 22v8" />
      <Shape fill="solid" d="M34 8l6-6h22v12h-22z" />
      <Shape fill="knock" d={circle(41, 8, 2)} />
      <Shape d={[bag(18, 58, 7), bag(48, 58, 9)]} />
      <Shape fill="solid" d={bag(78, 58, 11)} />
      <Stroke d={[handle(18, 58, 7), handle(48, 58, 9), handle(78, 58, 11)]} />
      <Stroke weight="thin" dash="dotted" d={line(4, 60, 92, 60)} />
    </>
  ),

  // Three channels sell from one shelf; the last piece is reserved once.
  'stock-connection': (
    <>
      <Stroke d="M22 12h12l12 14M22 32h22" />
      <Stroke dash="dashed" d="M22 52h12l12-14" />
      <Shape d={[rect(6, 5, 16, 14), rect(9, 24, 10, 16), 'M6 46h16v12h-16zM4 46h20']} />
      <Stroke weight="path" d="M50 4v56M90 4v56M50 30h40M50 56h40" />
      <Stroke
        dash="dashed"
        d={[rect(56, 16, 12, 13), rect(56, 42, 12, 13), rect(73, 42, 12, 13)]}
      />
      <Shape fill="solid" d={rect(73, 16, 12, 13)} />
    </>
  ),

  // Payments are split and posted to the books automatically.
  'payments-and-books': (
    <>
      <Shape d="M24 8a22 22 0 1 0 22 22h-22z" />
      <Shape fill="solid" d="M29 4a22 22 0 0 1 22 21h-22z" />
      <Stroke weight="thin" d={line(24, 30, 9, 46)} />
      <Shape d={rect(60, 10, 30, 46)} />
      <Stroke d={line(80, 10, 80, 56)} />
      <Stroke weight="thin" d={[20, 29, 38].map((y) => line(64, y, 76, y) + line(83, y, 87, y))} />
      <Stroke weight="path" d={line(64, 48, 76, 48) + line(83, 48, 87, 48)} />
      <Stroke dash="dotted" d={line(48, 40, 58, 40)} />
    </>
  ),

  // The whole shop moves; a sign at the old door redirects visitors.
  migration: (
    <>
      <Stroke dash="dashed" d={shop(4, 44)} />
      <Shape fill="solid" d={shop(62, 44)} />
      <Shape fill="knock" d={rect(73, 30, 8, 14)} />
      <Arrow
        weight="path"
        points={[
          [38, 32],
          [57, 32],
        ]}
      />
      <Stroke d={line(19, 46, 19, 60)} />
      <Shape fill="solid" d="M10 48h16l6 4.500-6 4.500h-16z" />
      <Stroke d={line(4, 60, 92, 60)} />
    </>
  ),

  // Most apps are taken off the scale; the rest weighs little.
  'app-diet': (
    <>
      <Stroke
        dash="dashed"
        d={[rect(64, 4, 11, 11), rect(79, 8, 11, 11), rect(72, 19, 11, 11), rect(8, 6, 11, 11)]}
      />
      <Shape fill="solid" d={[rect(32, 15, 12, 12), rect(47, 15, 12, 12)]} />
      <Stroke weight="path" d={line(20, 29, 71, 29)} />
      <Shape d="M32 34h28l9 26h-46z" />
      <Stroke d="M36 54a10.500 10.500 0 0 1 20 0M46 54l-7-6" />
      <Stroke d={line(46, 29, 46, 34)} />
    </>
  ),
};
