import { circle, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { portrait } from './portrait.ts';

const stage = (x: number): string => `M${x} 6h20l6 8-6 8h-20l6-8z`;

/** Standard parts of the platform; one place needs a part of its own. */
const tiles = [
  rect(8, 6, 24, 24),
  rect(36, 6, 24, 24),
  rect(8, 34, 24, 24),
  rect(64, 34, 24, 24),
  rect(36, 34, 24, 24),
];

export const offerMarks = {
  // Stages above, the objects that pass through them below, all on paper.
  'process-and-objects': (
    <>
      <Shape d={[stage(8), stage(36)]} />
      <Shape fill="solid" d={stage(64)} />
      <Stroke d="M22 22v14M50 22v8h24v6M36 47h24" />
      <Shape dash="dashed" d={[rect(8, 36, 28, 22), rect(60, 36, 28, 22)]} />
      <Stroke weight="thin" d="M13 43h18M13 50h12M65 43h18M65 50h12" />
    </>
  ),

  // Three spellings of one customer.
  'data-cleaning': (
    <>
      <Shape d={[rect(6, 4, 24, 16), rect(6, 24, 24, 16), rect(6, 44, 24, 16)]} />
      <Shape d={[portrait(18, 12, 3), portrait(18, 32, 3), portrait(18, 52, 3)]} />
      <Stroke d="M30 12h8l12 18M30 32h18M30 52h8l12-18" />
      <Shape fill="solid" d={rect(54, 12, 36, 40)} />
      <Shape fill="knock" d={portrait(72, 30, 6)} />
      <Stroke tone="knock" weight="path" d={line(62, 47, 82, 47)} />
    </>
  ),

  // The few of forty fields that this role fills in.
  'role-setup': (
    <>
      <Stroke dash="dotted" d={range(11).map((i) => line(8, 6 + i * 5.2, 38, 6 + i * 5.2))} />
      <Shape d={rect(26, 10, 62, 46)} />
      <Shape d={[rect(46, 17, 34, 8), rect(46, 29, 34, 8)]} />
      <Shape fill="solid" d={rect(60, 42, 20, 8)} />
      <Shape fill="solid" d={portrait(36, 29, 4.5)} />
    </>
  ),

  // A connection that may drop; it tries again and reports.
  integrations: (
    <>
      <Shape fill="solid" d="M4 30h18v-6h14v28h-14v-6h-18z" />
      <Stroke weight="wall" d="M36 32h9M36 44h9" />
      <Shape d="M92 30h-18v-6h-14v28h14v-6h18z" />
      <Stroke d="M66 32h-6M66 44h-6" />
      <Stroke weight="path" d="M38 17a11 9 0 0 1 20-1" />
      <Shape fill="solid" edge="none" d="M62 21l-9-3 7-6z" />
    </>
  ),

  // Standard parts where they are enough; one custom piece where they end.
  'custom-components': (
    <>
      <Shape d={tiles} />
      <Shape fill="solid" d="M64 6h8c-1-6 9-6 8 0h8v24h-8c1 6-9 6-8 0h-8z" />
      <Stroke tone="knock" weight="path" d="M72 13l-4 5 4 5M80 13l4 5-4 5" />
    </>
  ),

  // A stethoscope on an org that is already in use.
  'health-check': (
    <>
      <Shape d={rect(8, 6, 40, 52)} />
      <Shape d={portrait(28, 20, 5)} />
      <Stroke d="M15 39h26M15 47h18" />
      <Stroke weight="path" d="M68 4v14c0 12 18 12 18 0v-14M77 27v14c0 20-27 18-27 3" />
      <Shape fill="solid" d={circle(47, 39, 8)} />
      <Shape fill="knock" d={circle(47, 39, 3)} />
      <Stroke d="M65 4h6M83 4h6" />
    </>
  ),
};
