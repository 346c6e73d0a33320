import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { circle, curve, drum, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Rows of records with holes in them, as the courses of two pillars. */
const courses = (x: number, missing: readonly number[]): string[] =>
  range(4)
    .filter((i) => !missing.includes(i))
    .map((i) => rect(x, 24 + i * 8.5, 22, 6.5));

export const offerMarks = {
  // Three bridges over the same river: a beam, an arch, a cable.
  'architecture-options': (
    <>
      <Stroke weight="wall" d="M6 8h84M6 25h84M6 57h84" />
      <Stroke weight="path" d="M30 8v9M66 8v9" />
      <Stroke weight="path" d="M12 36c14-13 58-13 72 0" />
      <Stroke weight="path" d="M28 62V42M68 62V42M6 55l22-12q20 22 40 0l22 12" />
    </>
  ),

  // A calculation on paper, then the run that checks it.
  'capacity-arithmetic': (
    <>
      <Stroke
        weight="wall"
        d={[line(22, 10, 44, 10), line(14, 22, 44, 22), line(28, 34, 44, 34)]}
      />
      <Stroke weight="path" d="M4 34h10M9 29v10" />
      <Stroke d={line(4, 43, 46, 43)} />
      <Shape fill="solid" d={rect(6, 48, 38, 10)} />
      <Stroke d="M54 6v52h38" />
      <Stroke
        weight="path"
        d={curve([
          [54, 54],
          [66, 50],
          [76, 36],
          [88, 16],
        ])}
      />
      <Stroke dash="dashed" d={line(54, 14, 92, 14)} />
      <Shape fill="solid" edge="none" d={circle(88, 16, 4)} />
    </>
  ),

  // A plug compared with the real socket, pin by pin; one pin has no counterpart.
  'integration-check': (
    <>
      <Shape fill="solid" d={rect(4, 6, 28, 52)} />
      <Shape d={rect(66, 6, 26, 52)} />
      <Stroke weight="path" d={[14, 26, 50].map((y) => line(32, y, 66, y))} />
      <Shape fill="solid" edge="none" d={[14, 26, 50].map((y) => circle(66, y, 4))} />
      <Stroke tone="red" weight="path" d="M32 38h16M54 34l8 8m0-8l-8 8" />
    </>
  ),

  // Two pillars of records; the right one has holes and may not carry the load.
  'data-suitability': (
    <>
      <Shape fill="solid" d={rect(8, 6, 80, 14)} />
      <Shape d={[...courses(14, []), ...courses(60, [1, 2])]} />
      <Stroke dash="dashed" d={[rect(60, 32.5, 22, 6.5), rect(60, 41, 22, 6.5)]} />
      <Stroke d={line(4, 58, 92, 58)} />
    </>
  ),

  // Data that must stay on this side of the border, behind a barrier.
  residency: (
    <>
      <Stroke weight="path" dash="dashed" d="M58 2c-8 12 6 18 2 30s-10 16-2 30" />
      <Shape fill="solid" edge="knock" d={drum(8, 16, 30, 36)} />
      <Arrow weight="path" points={ends(40, 34, 54, 34)} />
      <Stroke weight="wall" d={line(57, 22, 57, 46)} />
      <Shape dash="dashed" d={drum(66, 18, 26, 32)} />
    </>
  ),

  // A span on the ruler, and the assumptions pinned to it.
  'cost-range': (
    <>
      <Stroke d={line(4, 50, 92, 50)} />
      <Stroke
        weight="thin"
        d={range(13).map((i) => line(6 + i * 7, 50, 6 + i * 7, i % 3 ? 55 : 60))}
      />
      <Shape fill="solid" d={rect(27, 36, 42, 10)} />
      <Stroke weight="path" d="M27 32v18M69 32v18" />
      <Stroke d="M34 36V14M48 36V8M62 36V14" />
      <Shape d={[rect(18, 8, 16, 12), rect(40, 4, 16, 12), rect(62, 8, 16, 12)]} />
      <Stroke weight="thin" d="M21 14h10M43 10h10M65 14h10" />
    </>
  ),
};
