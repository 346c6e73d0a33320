import { Arrow } from '#line/Arrow.tsx';
import { circle, line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';
import { program } from './software.ts';

/** The process from left to right: where each stretch begins, and its odd corners. */
const stretches = {
  orders: { x: 6, y: 80, corners: 'h26v-14h14', to: 46 },
  loads: { x: 46, y: 66, corners: 'l8 26h20v-26h8', to: 82 },
  seasons: { x: 82, y: 66, corners: 'h4a12 12 0 0 0 24 0h4', to: 114 },
  slips: { x: 114, y: 66, corners: 'h4v32h8v-32h8v12h20', to: 154 },
} as const;
type Stretch = (typeof stretches)[keyof typeof stretches];
const all = Object.values(stretches);
const { orders, loads, seasons, slips } = stretches;

/** A piece of software cut to its stretch, in place or raised above it. */
const piece = ({ x, y, corners }: Stretch, raised = 0, top = 40): string =>
  `M${x} ${y - raised}${corners}V${top - raised}H${x}z`;

const Process = ({ fill = 'tint' }: { readonly fill?: 'tint' | 'paper' }) => (
  <Shape fill={fill} edge="path" d={`M6 80${all.map(({ corners }) => corners).join('')}V108H6z`} />
);

/** Places where cases were odd. */
const odd: readonly Point[] = [
  [39, 66],
  [64, 92],
  [98, 78],
  [122, 98],
];

export const deliverables = {
  // The process as ten real cases went through it, with a dot at each odd corner.
  'process-map': (
    <>
      <Process />
      <Stroke d={odd.map(([x, y]) => line(x, y, x, 28))} />
      <Shape fill="solid" edge="knock" d={odd.map(([x, y]) => circle(x, y, 5))} />
      <Shape d={odd.map(([x]) => circle(x, 20, 8))} />
      <Stroke weight="path" d={odd.map(([x]) => `M${x} 15v6M${x} 24v1`)} />
    </>
  ),

  // A decision for each stretch: two are bought, one stays by hand, one is built.
  'defended-scope': (
    <>
      <Process />
      <Stroke weight="thin" dash="dotted" d="M6 34v46M46 34v32M82 34v32M114 34v32M154 34v44" />
      <Shape d={[program(8, 8, 36, 26), program(116, 8, 36, 26)]} />
      <Stroke dash="dashed" d={rect(84, 8, 28, 26)} />
      <Stroke weight="path" d="M91 28l2-6 9-9 4 4-9 9z" />
      <Shape fill="solid" d={piece(loads, 32)} />
      <Stroke weight="path" tone="knock" d={tick(63, 22)} />
    </>
  ),

  // The built piece in place, and a person who works on it.
  'first-slice': (
    <>
      <Process />
      <Shape fill="solid" d={piece(loads, 0, 58)} />
      <Shape edge="path" d={rect(46, 20, 36, 26)} />
      <Stroke d="M46 27h36M52 34h16M52 40h24" />
      <Stroke weight="path" d={line(64, 46, 64, 58)} />
      <Shape fill="solid" d={[circle(99, 23, 7), 'M87 50a12 14 0 0 1 24 0z']} />
    </>
  ),

  // Three pieces are in place and the next comes down; the cost so far is beside them.
  release: (
    <>
      <Process />
      <Shape fill="solid" edge="knock" d={[piece(orders), piece(loads), piece(seasons)]} />
      <Shape d={piece(slips, 34)} />
      <Stroke weight="thin" dash="dotted" d="M114 32v34M154 44v34" />
      <Arrow
        points={[
          [140, 50],
          [140, 72],
        ]}
        weight="path"
      />
      <Shape d={rect(6, 10, 90, 14)} />
      <Shape fill="solid" d={rect(6, 10, 58, 14)} />
      <Stroke weight="path" d={line(64, 5, 64, 29)} />
    </>
  ),

  // The whole piece in place, the key to it, and the same piece built a second time.
  'source-and-keys': (
    <>
      <Process />
      <Shape fill="solid" d={`M6 80${all.map(({ corners }) => corners).join('')}V44H6z`} />
      <Stroke tone="knock" d={program(14, 50, 26, 18)} />
      <Shape edge="path" d={[circle(26, 20, 13), circle(26, 20, 5)]} />
      <Stroke weight="wall" d="M39 20h36M66 20v9M74 20v9" />
      <Stroke dash="dashed" d="M98 28h12l4 9h7v-9h4a5 5 0 0 0 10 0h17v-20h-54z" />
      <Stroke weight="path" d={tick(125, 17)} />
    </>
  ),
};
