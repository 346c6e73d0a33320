import { Arrow } from '#line/Arrow.tsx';
import { circle, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';
import { cart, person } from './ProductDevelopmentHero/traffic.ts';

/** The river in every picture: two banks, the water, the bed on the ground line. */
const banks = ['M4 74h42l12 34h-54z', 'M156 74h-42l-12 34h54z'];
const water = 'M52 92q7-5 14 0t14 0t14 0t14 0';

const River = () => (
  <>
    <Shape fill="tint" edge="none" d={banks} />
    <Stroke weight="path" d="M4 74h42l12 34h44l12-34h42" />
    <Stroke d={water} />
  </>
);

/** The raft on its rope, drawn across by the people it carries. */
const Raft = ({ x }: { readonly x: number }) => (
  <>
    <Stroke weight="path" d="M44 74v-26M116 74v-26" />
    <Stroke d="M44 50q36 22 72 0" />
    <Stroke d={[line(x + 10, 60, x + 10, 84), person(x - 4, 84)]} />
    <Shape fill="solid" d={rect(x - 20, 84, 40, 8)} />
  </>
);

/** Weeks of work; something new works at the end of each. */
const weeks = range(5).map((i) => 32 + i * 24);

export const deliverables = {
  // Two pages: the people at the river on the left, the bank they want to reach on the right.
  'two-page-brief': (
    <>
      <Shape edge="path" d={[rect(6, 8, 74, 100), rect(80, 8, 74, 100)]} />
      <Stroke d="M14 20h46M14 28h34M88 20h46M88 28h34" />
      <Stroke weight="path" d="M14 74h30l10 24h52l10-24h30" />
      <Stroke d={[person(24, 73), person(38, 73)]} />
      <Stroke d="M58 88q5-4 10 0t10 0M84 88q5-4 10 0t8 0" />
      <Stroke weight="path" d={line(130, 74, 130, 42)} />
      <Shape fill="solid" d="M130 42l18 6-18 6z" />
    </>
  ),

  // The list with the line drawn high: the raft is in, both bridges wait below.
  'first-cut': (
    <>
      <Shape edge="path" d={rect(22, 4, 116, 104)} />
      <Stroke d="M40 14v16M120 14v16M40 14q40 14 80 0" />
      <Shape fill="solid" d={rect(62, 25, 36, 7)} />
      <Stroke weight="wall" d={line(8, 42, 152, 42)} />
      <Stroke dash="dashed" d="M40 72h80M52 72v-18M108 72v-18M52 54q28 18 56 0" />
      <Stroke dash="dashed" d="M40 98h80M46 98l14-16 14 16 14-16 14 16 12-16M60 82h54" />
    </>
  ),

  // The raft already carries a person; something new works at the end of each week.
  'weekly-product': (
    <>
      <River />
      <Raft x={74} />
      <Stroke weight="path" d={line(20, 24, 140, 24)} />
      <Shape d={weeks.map((x) => circle(x, 24, 8))} />
      <Shape fill="solid" d={weeks.slice(0, 3).map((x) => circle(x, 24, 8))} />
      <Stroke weight="path" tone="knock" d={weeks.slice(0, 3).map((x) => `M${x - 4} 24l3 3 5-6`)} />
    </>
  ),

  // Everyone can cross now; the number of crossings and the cost of one are above.
  'live-product': (
    <>
      <River />
      <Raft x={86} />
      <Stroke d={[person(12, 73), person(28, 73), person(134, 73), person(150, 73)]} />
      <Stroke weight="path" d="M8 38h64" />
      <Shape fill="solid" d={[8, 13, 19, 28].map((h, i) => rect(12 + i * 15, 38 - h, 10, h))} />
      <Shape edge="path" d={circle(118, 23, 16)} />
      <Shape fill="solid" edge="none" d={[rect(110, 17, 16, 4), rect(110, 25, 11, 4)]} />
    </>
  ),

  // Carts still wait: a bridge in the next round, or a reason to stop.
  'next-round': (
    <>
      <River />
      <Stroke d={cart(4, 73)} />
      <Stroke weight="path" dash="dashed" d="M44 70h72M50 70v-34M110 70v-34M50 38q30 28 60 0" />
      <Stroke d={[60, 70, 80, 90, 100].map((x) => line(x, 70, x, 56))} />
      <Shape fill="solid" d={circle(80, 18, 14)} />
      <Stroke weight="path" tone="knock" d={tick(79, 18)} />
      <Arrow
        points={[
          [80, 32],
          [80, 48],
        ]}
        weight="path"
      />
      <Stroke dash="dashed" d={line(96, 18, 120, 18)} />
      <Shape d={circle(136, 18, 14)} />
      <Stroke weight="path" d="M131 13l10 10M141 13l-10 10" />
    </>
  ),
};
