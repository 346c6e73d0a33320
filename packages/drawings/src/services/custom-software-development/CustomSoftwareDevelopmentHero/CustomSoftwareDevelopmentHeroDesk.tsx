import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { program } from '../software.ts';

/** The profile of the process from left to right; `top` is the height of its highest places. */
const profile = (top: number) =>
  `M0 ${top + 40}h90v-40h70l40 70h70v-56h60a50 50 0 0 0 100 0h50v86h30V${top}h65v50h85`;

/** Corners of the profile, as distances from its left end and its top. */
const corners: readonly Point[] = [
  [0, 40],
  [90, 0],
  [160, 0],
  [200, 70],
  [270, 14],
  [330, 14],
  [430, 14],
  [480, 14],
  [510, 0],
  [575, 0],
  [660, 50],
];

const shelf = { top: 0, rests: 84, floor: 212 };
const fit = { top: 268, raised: 362, seat: 436, floor: 562 };

/** The ready-made block rests on the two highest points; manual work fills the gaps, one after the other. */
function OffTheShelf() {
  const { top, rests, floor } = shelf;
  const gaps = [
    { x: 45, y: 108, filled: 'e-mail', after: 1 },
    { x: 236, y: 126, filled: 'by hand', after: 2 },
    { x: 380, y: 118, filled: 'retyped', after: 3 },
    { x: 618, y: 113, filled: 'paper', after: 4 },
  ] as const;
  return (
    <>
      <Shape fill="tint" edge="none" d={`${profile(rests)}V${rests}H0z`} />
      <Shape edge="path" d={`${profile(rests)}V${floor}H0z`} />
      <Shape d={[rect(0, top, 660, rests - top), program(548, 20, 92, 44)]} />
      <Name x={20} y={50} size="large">
        Off the shelf
      </Name>
      {gaps.map(({ x, y, filled, after }) => (
        <Moving key={filled} how="appears" after={after}>
          <Label x={x} y={y} anchor="middle">
            {filled}
          </Label>
        </Moving>
      ))}
    </>
  );
}

/** The odd corners, each with a dot and its name below. */
const odd = [
  { x: 125, y: fit.seat, name: 'approvals' },
  { x: 235, y: fit.seat + 70, name: 'part loads' },
  { x: 380, y: fit.seat + 64, name: 'seasons' },
  { x: 495, y: fit.seat + 100, name: 'paper slips' },
];

const CutToFit = () => (
  <>
    <Shape edge="path" d={`${profile(fit.seat)}V${fit.floor}H0z`} />
    <Moving how="drops" after={5}>
      <Shape fill="solid" d={`${profile(fit.raised)}V${fit.top}H0z`} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={corners.map(([x, y]) => line(x, fit.raised + y, x, fit.seat + y))}
      />
      <Stroke tone="knock" d={program(548, 288, 92, 44)} />
      <Name x={20} y={318} size="large" tone="knock">
        Cut to fit
      </Name>
    </Moving>
    <Name x={12} y={532}>
      Process
    </Name>
    {odd.map(({ x, y, name }) => (
      <Leader
        key={name}
        points={[
          [x, y],
          [x, fit.floor + 12],
        ]}
      />
    ))}
    {odd.map(({ x, name }) => (
      <Label key={name} x={x} y={fit.floor + 28} anchor="middle">
        {name}
      </Label>
    ))}
  </>
);

/** A process with odd corners: a block from the shelf bridges them, a cut piece fills them. */
export function CustomSoftwareDevelopmentHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={594} pad={4} label={label}>
      <OffTheShelf />
      <CutToFit />
    </Drawing>
  );
}
