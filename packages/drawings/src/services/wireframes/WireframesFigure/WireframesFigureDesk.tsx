import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line, range, rect } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { ListState } from '../ListState/ListState.tsx';

const screen = { w: 204, h: 188 };
const [left, right] = [0, 436];
const [upper, lower] = [28, 268];
/** The case that everyone draws: a handful of entries. */
const usual = { x: 248, y: 166, w: 144, h: 142 };

function Usual() {
  const { x, y, w, h } = usual;
  const rows = range(4).map((i) => y + 34 + i * 25);
  return (
    <>
      <Stroke
        weight="thin"
        dash="dotted"
        d={[
          line(x, y, left + screen.w, upper + screen.h - 60),
          line(x + w, y, right, upper + screen.h - 60),
          line(x, y + h, left + screen.w, lower + 60),
          line(x + w, y + h, right, lower + 60),
        ]}
      />
      <Stroke dash="dashed" d={rect(x, y, w, h)} />
      <Stroke weight="thin" d={rows.map((row) => circle(x + 22, row, 5))} />
      <Stroke weight="thin" d={rows.map((row) => line(x + 36, row, x + w - 20, row))} />
      <Label x={x + w / 2} y={y - 14} anchor="middle">
        the usual case
      </Label>
    </>
  );
}

/** One list in the four states that are usually forgotten. */
export function WireframesFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={458} pad={2} label={label}>
      <Usual />
      <ListState state="Empty" x={left} y={upper} {...screen} />
      <ListState state="One" x={right} y={upper} {...screen} />
      <ListState state="Too many" x={left} y={lower} {...screen} />
      <ListState state="Failed" x={right} y={lower} {...screen} />
    </Drawing>
  );
}
