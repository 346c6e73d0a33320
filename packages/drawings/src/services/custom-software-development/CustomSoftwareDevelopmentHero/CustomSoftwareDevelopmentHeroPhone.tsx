import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { program } from '../software.ts';

/** The same process, drawn steeper for the narrow sheet. */
const profile = (top: number) =>
  `M0 ${top + 32}h62v-32h28l20 50h72v-50h20a36 36 0 0 0 72 0h18v64h20v-64h38`;

const corners: readonly Point[] = [
  [0, 32],
  [62, 0],
  [110, 50],
  [182, 0],
  [202, 0],
  [274, 0],
  [312, 0],
  [350, 0],
];

const shelf = { rests: 56, floor: 140 };
const fit = { top: 190, raised: 262, seat: 324, floor: 412 };

export function CustomSoftwareDevelopmentHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={416} pad={2} scale="phone" label={label}>
      <Shape fill="tint" edge="none" d={`${profile(shelf.rests)}V${shelf.rests}H0z`} />
      <Shape edge="path" d={`${profile(shelf.rests)}V${shelf.floor}H0z`} />
      <Shape d={[rect(0, 0, 350, shelf.rests), program(284, 14, 54, 28)]} />
      <Name x={12} y={34}>
        Off the shelf
      </Name>
      <Moving how="appears" after={1}>
        <Label x={31} y={76} anchor="middle">
          e-mail
        </Label>
      </Moving>
      <Moving how="appears" after={2}>
        <Label x={147} y={86} anchor="middle">
          by hand
        </Label>
      </Moving>
      <Shape edge="path" d={`${profile(fit.seat)}V${fit.floor}H0z`} />
      <Moving how="drops" after={4}>
        <Shape fill="solid" d={`${profile(fit.raised)}V${fit.top}H0z`} />
        <Stroke
          weight="thin"
          dash="dotted"
          d={corners.map(([x, y]) => line(x, fit.raised + y, x, fit.seat + y))}
        />
        <Stroke tone="knock" d={program(284, 206, 54, 28)} />
        <Name x={12} y={226} tone="knock">
          Cut to fit
        </Name>
      </Moving>
      <Name x={12} y={396}>
        Process
      </Name>
    </Drawing>
  );
}
