import { circle, cross, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The mountain of every picture, and the one way up that will be chosen. */
const ridge = 'M4 108l34-46 16 14 46-62 22 36 12-8 22 66z';
const wayUp = 'M22 108c10-30 30-10 40-36s16-28 38-58';
const flag = (x: number, y: number): string => `M${x} ${y}V${y - 12}l14 5-14 5z`;
const gate = (x: number, y: number): string => rect(x - 6, y - 6, 12, 12);

/** The way up as a small map on a page. */
const mapped = 'M18 94c8-22 22-10 28-28s10-22 24-42';

export const deliverables = {
  // The ways tried in two years: how far each came, and what it cost.
  'ledger-of-bets': (
    <>
      <Stroke tone="soft" d="M4 72l34-40 16 14L100 4l22 30 12-8 22 46z" />
      <Stroke
        weight="path"
        dash="dashed"
        d="M26 72c2-12 8-14 12-22M66 72c0-14 10-20 14-30M118 72c-4-10 0-14-4-20"
      />
      <Stroke weight="path" d={[cross(33, 36, 12, 12), cross(109, 38, 12, 12)]} />
      <Shape fill="solid" edge="none" d={flag(80, 40)} />
      <Stroke weight="path" d={line(80, 40, 80, 28)} />
      <Stroke d="M4 72h152" />
      <Shape d={[rect(16, 78, 20, 30), rect(56, 88, 20, 20), rect(108, 74, 20, 34)]} />
      <Shape
        fill="solid"
        edge="none"
        d={[rect(36, 103, 10, 5), rect(76, 80, 10, 28), rect(128, 99, 10, 9)]}
      />
    </>
  ),

  // One way up is chosen; a note is pinned to each of the others.
  'one-direction': (
    <>
      <Stroke tone="soft" d={ridge} />
      <Stroke dash="dashed" d="M22 108c30-6 50-16 62-8M22 108c4-24 8-30 16-46" />
      <Shape d={[rect(26, 34, 26, 24), rect(84, 84, 30, 24)]} />
      <Stroke d="M31 42h16M31 49h10M90 92h18M90 100h12" />
      <Stroke weight="wall" d={wayUp} />
      <Shape fill="solid" d={circle(20, 104, 4)} />
      <Shape fill="solid" d="M100 16V4l18 6-18 6z" />
    </>
  ),

  // The route on one page, with its gates.
  roadmap: (
    <>
      <Shape d={rect(28, 6, 104, 102)} />
      <Stroke weight="wall" d="M42 96c14-24 30-10 40-30s18-18 30-34" />
      <Stroke dash="dashed" d="M60 78q16 2 20 18M82 64q18 0 22 18M98 46q16 0 20 14" />
      <Shape fill="solid" edge="knock" d={[gate(60, 78), gate(82, 64), gate(98, 46)]} />
      <Shape fill="solid" d={['M112 32V16l-16 5.500 16 5.500', circle(42, 96, 4)]} />
    </>
  ),

  // A close view of the first gate: the least work that could have closed it has opened it.
  'first-gate': (
    <>
      <Stroke tone="soft" d="M70 108l34-52 14 16 16-26 22 62" />
      <Stroke weight="wall" d="M4 106c20-4 30 0 54-2" />
      <Stroke weight="path" dash="dashed" d="M64 102c40 0 48-24 68-54" />
      <Shape fill="solid" d={rect(40, 54, 12, 54)} />
      <Stroke weight="wall" d="M46 60L86 8" />
      <Stroke weight="path" tone="knock" d="M60 48l5 4M70 35l5 4M80 22l5 4" />
      <Shape d={circle(24, 28, 18)} />
      <Stroke weight="wall" d="M15 28l7 8 12-15" />
    </>
  ),

  // Two pages, read every quarter: the progress, and what was stopped.
  'two-page-review': (
    <>
      <Shape d={[rect(6, 10, 72, 98), rect(82, 10, 72, 98)]} />
      <Stroke weight="wall" d={mapped} />
      <Shape fill="solid" edge="knock" d={[gate(32, 78), gate(48, 62)]} />
      <Shape d={gate(60, 40)} />
      <Stroke weight="path" d="M104 42a16 16 0 1 1 4 12" />
      <Shape fill="solid" edge="none" d="M98 36l4 13 10-8z" />
      <Shape fill="solid" edge="none" d={[76, 88].map((y) => rect(106, y, 38 - (y % 19), 5))} />
      <Stroke
        weight="path"
        d={[
          range(2)
            .map((i) => `M92 ${77 + i * 12}l3 3 6-7`)
            .join(''),
          cross(92, 95, 8, 8),
        ]}
      />
      <Stroke dash="dashed" d={line(106, 99, 140, 99)} />
    </>
  ),
};
