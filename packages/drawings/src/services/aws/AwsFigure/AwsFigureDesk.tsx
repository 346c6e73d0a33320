import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, cross, hatch, line, rect, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { slices, type Slice } from './bill.ts';

const width = 640;
const height = 52;
const row = { before: 26, apart: 148, tag: 222, after: 356 };

const whole = slices({ length: width });
const apart = slices({ length: width, gap: 14 });
const kept = slices({ length: width, withIdle: false });
const spent = kept.reduce((sum, { length }) => sum + length, 0);

const middle = ({ from, length }: Slice): number => from + length / 2;
const block = (y: number) => (slice: Slice) => rect(slice.from, y, slice.length, height);
const owned = apart.filter(({ owner }) => owner !== 'nobody');
const idle = apart.filter(({ owner }) => owner === 'nobody');

/** A label on a string, as wide as the longest name. */
const tag = (slice: Slice): string => {
  const [x, y] = [middle(slice), row.tag];
  return (
    line(x, row.apart + height, x, y + 7) +
    circle(x, y + 10, 3) +
    shape([
      [x - 12, y],
      [x + 12, y],
      [x + 32, y + 16],
      [x + 32, y + 44],
      [x - 32, y + 44],
      [x - 32, y + 16],
    ])
  );
};

function Before() {
  return (
    <>
      <Label x={0} y={12}>
        the bill: one number
      </Label>
      <Shape d={rect(0, row.before, width, height)} />
      <Stroke weight="thin" d={hatch(0, row.before, width, height, 9)} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={whole.map((slice, i) =>
          line(middle(slice), row.before + height, middle(apart[i] ?? slice), row.apart),
        )}
      />
    </>
  );
}

function Apart() {
  return (
    <>
      <Shape fill="tint" d={owned.map(block(row.apart))} />
      <Shape d={owned.map(tag)} />
      <Stroke
        tone="red"
        d={idle.map(
          (slice) => block(row.apart)(slice) + cross(slice.from, row.apart, slice.length, height),
        )}
      />
      <Stroke tone="red" d={idle.map(tag)} />
      {apart.map((slice) => (
        <Label
          key={slice.owner}
          x={middle(slice)}
          y={row.tag + 35}
          anchor="middle"
          tone={slice.owner === 'nobody' ? 'red' : 'ink'}
        >
          {slice.owner}
        </Label>
      ))}
    </>
  );
}

function After() {
  return (
    <>
      <Stroke
        weight="thin"
        dash="dotted"
        d={owned.map((slice, i) =>
          line(middle(slice), row.tag + 44, middle(kept[i] ?? slice), row.after),
        )}
      />
      <Shape fill="solid" edge="knock" d={kept.map(block(row.after))} />
      <Stroke tone="red" dash="dashed" d={rect(spent, row.after, width - spent, height)} />
      {kept.map((slice) => (
        <Label key={slice.owner} x={middle(slice)} y={row.after + 30} anchor="middle" tone="knock">
          {slice.owner}
        </Label>
      ))}
      <Label x={(spent + width) / 2} y={row.after + 30} anchor="middle" tone="red">
        saved
      </Label>
      <Dimension axis="x" from={0} to={spent} at={436} label="the next bill" offset={21} />
    </>
  );
}

/** One bill, before and after it is split by owner. */
export function AwsFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={width} height={460} pad={1} label={label}>
      <Before />
      <Apart />
      <After />
    </Drawing>
  );
}
