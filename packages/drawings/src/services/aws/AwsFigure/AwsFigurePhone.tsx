import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { cross, hatch, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { slices, type Slice } from './bill.ts';

const top = 28;
const length = 380;
const column = { before: 0, apart: 120, after: 280, width: 70 };

const whole = slices({ length });
const apart = slices({ length, gap: 12 });
const kept = slices({ length, withIdle: false });
const spent = kept.reduce((sum, slice) => sum + slice.length, 0);
const owned = apart.filter(({ owner }) => owner !== 'nobody');
const idle = apart.filter(({ owner }) => owner === 'nobody');

const middle = (slice: Slice): number => top + slice.from + slice.length / 2;
const block = (x: number) => (slice: Slice) =>
  rect(x, top + slice.from, column.width, slice.length);

export function AwsFigurePhone({ label }: { readonly label: string }) {
  const { before, after, width } = column;
  return (
    <Drawing width={350} height={410} pad={1} scale="phone" label={label}>
      <Shape d={rect(before, top, width, length)} />
      <Stroke weight="thin" d={hatch(before, top, width, length, 10)} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[
          ...whole.map((slice, i) =>
            line(width, middle(slice), column.apart, middle(apart[i] ?? slice)),
          ),
          ...owned.map((slice, i) =>
            line(column.apart + width + 10, middle(slice), after, middle(kept[i] ?? slice)),
          ),
        ]}
      />
      <Shape fill="tint" d={owned.map(block(column.apart))} />
      <Stroke
        tone="red"
        d={idle.map(
          (slice) =>
            block(column.apart)(slice) + cross(column.apart, top + slice.from, width, slice.length),
        )}
      />
      <Shape fill="solid" edge="knock" d={kept.map(block(after))} />
      <Stroke tone="red" dash="dashed" d={rect(after, top + spent, width, length - spent)} />
      {owned.map((slice) => (
        <Label key={slice.owner} x={155} y={middle(slice) + 5} anchor="middle">
          {slice.owner}
        </Label>
      ))}
      {idle.map((slice) => (
        <Label key={slice.owner} x={200} y={middle(slice) + 5} tone="red">
          {slice.owner}
        </Label>
      ))}
      {kept.map((slice) => (
        <Label key={slice.owner} x={315} y={middle(slice) + 5} anchor="middle" tone="knock">
          {slice.owner}
        </Label>
      ))}
      <Label x={315} y={top + spent + 36} anchor="middle" tone="red">
        saved
      </Label>
      <Label x={0} y={14}>
        one bill
      </Label>
      <Label x={120} y={14}>
        by owner
      </Label>
      <Label x={276} y={14}>
        the next
      </Label>
    </Drawing>
  );
}
