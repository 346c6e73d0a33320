import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { around, lotus, petal, seen } from '../lotus.ts';
import { Petals } from './Petals.tsx';

const foot: Point = [175, 178];
const r = 88;
const x = r / 4;

function Construction() {
  const columns = range(8).map((i) => foot[0] + (i - 3.5) * 2 * x);
  const rows = range(9).map((i) => foot[1] + (i - 4) * 2 * x);
  const centers = around.map((degrees) => seen(foot, r, degrees));
  return (
    <>
      <Stroke
        weight="thin"
        tone="soft"
        d={[...columns.map((c) => line(c, 2, c, 354)), ...rows.map((y) => line(11, y, 339, y))]}
      />
      <Stroke weight="thin" d={circle(...foot, r)} />
      <Stroke weight="thin" moves="draws" d={centers.map(([cx, cy]) => circle(cx, cy, r))} />
      <Stroke d={[210, 270, 330].map((degrees) => petal(foot, r, degrees))} />
      <Petals foot={foot} r={r} />
      <Moving how="appears" after={5}>
        <Stroke dash="dashed" d={rect(foot[0] - 76 - x, foot[1] - r - x, 152 + 2 * x, r + 2 * x)} />
      </Moving>
    </>
  );
}

export function BrandIdentityHeroPhone({ label }: { readonly label: string }) {
  const sizes = { '64': 44, '32': 136, '16': 206 };
  return (
    <Drawing width={350} height={462} pad={2} scale="phone" label={label}>
      <Construction />
      <Shape
        fill="solid"
        edge="none"
        d={[lotus([44, 434], 46), lotus([136, 434], 25), lotus([206, 434], 13)]}
      />
      <Shape fill="solid" d={rect(274, 386, 76, 76)} />
      <Shape fill="knock" d={lotus([312, 440], 32)} />
      {Object.entries(sizes).map(([size, middle]) => (
        <Label key={size} x={middle} y={460} anchor="middle">
          {size}
        </Label>
      ))}
    </Drawing>
  );
}
