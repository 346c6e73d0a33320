import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { around, lotus, petal, seen } from '../lotus.ts';
import { Petals } from './Petals.tsx';

const foot: Point = [262, 282];
const r = 140;
/** The clear space is a quarter of the radius; the grid is drawn in the same unit. */
const x = r / 4;
const half = r * Math.cos(Math.PI / 6);
const clear = {
  left: foot[0] - half - x,
  right: foot[0] + half,
  top: foot[1] - r - x,
  bottom: foot[1],
};

function Construction() {
  const columns = range(15).map((i) => foot[0] + (i - 7) * x);
  const rows = range(17).map((i) => foot[1] + (i - 8) * x);
  const centers = around.map((degrees) => seen(foot, r, degrees));
  return (
    <>
      <Stroke
        weight="thin"
        tone="soft"
        d={[...columns.map((c) => line(c, 2, c, 562)), ...rows.map((y) => line(0, y, 524, y))]}
      />
      <Stroke weight="thin" d={circle(...foot, r)} />
      <Stroke weight="thin" moves="draws" d={centers.map(([cx, cy]) => circle(cx, cy, r))} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={around.map((degrees) => line(...foot, ...seen(foot, 2 * r, degrees)))}
      />
      <Stroke d={[210, 270, 330].map((degrees) => petal(foot, r, degrees))} />
      <Petals foot={foot} r={r} />
    </>
  );
}

function ClearSpace() {
  const { left, right, top, bottom } = clear;
  const corners = [left, right].flatMap((cx) => [top, bottom].map((cy): Point => [cx, cy]));
  return (
    <>
      <Stroke dash="dashed" d={rect(left, top, right + x - left, bottom + x - top)} />
      <Shape fill="tint" d={corners.map(([cx, cy]) => rect(cx, cy, x, x))} />
      {corners.map(([cx, cy]) => (
        <Label key={`${cx} ${cy}`} x={cx + x / 2} y={cy + x / 2 + 4} anchor="middle">
          x
        </Label>
      ))}
    </>
  );
}

/** The mark in three sizes, reversed, and as an outline. */
function Sizes() {
  const middle = 612;
  const labels = { '64': 92, '32': 168, '16': 226, reversed: 374, outline: 520 };
  return (
    <>
      <Shape
        fill="solid"
        edge="none"
        d={[lotus([middle, 68], 54), lotus([middle, 144], 27), lotus([middle, 202], 13)]}
      />
      <Shape fill="solid" d={rect(middle - 48, 258, 96, 96)} />
      <Shape fill="knock" d={lotus([middle, 326], 40)} />
      <Stroke d={[rect(middle - 48, 404, 96, 96), lotus([middle, 472], 40)]} />
      {Object.entries(labels).map(([label, y]) => (
        <Label key={label} x={middle} y={y} anchor="middle">
          {label}
        </Label>
      ))}
    </>
  );
}

/** The construction of a mark, its clear space, and its smallest size. */
export function BrandIdentityHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={592} pad={4} label={label}>
      <Construction />
      <Moving how="appears" after={5}>
        <ClearSpace />
      </Moving>
      <Dimension axis="x" from={foot[0]} to={foot[0] + r} at={580} />
      <Label x={foot[0] - 10} y={584} anchor="end">
        r = 4 x
      </Label>
      <Sizes />
    </Drawing>
  );
}
