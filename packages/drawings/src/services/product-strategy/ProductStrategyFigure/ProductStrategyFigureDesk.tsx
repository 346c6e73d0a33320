import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { features, kept } from './upkeep-and-use.ts';

/** Upkeep grows to the left of the names, use to the right. */
const left = 256;
const right = 384;
const unit = 25;
const bar = 28;
const row = (i: number): number => 58 + i * 50 + (i >= kept ? 38 : 0);
const cut = (row(kept - 1) + row(kept)) / 2;

function Bars() {
  const top = (i: number): number => row(i) - bar / 2;
  return (
    <>
      <Stroke d={[line(left, 34, left, 424), line(right, 34, right, 424)]} />
      <Shape
        fill="tint"
        d={features.map(({ upkeep }, i) => rect(left - upkeep * unit, top(i), upkeep * unit, bar))}
      />
      <Shape fill="solid" d={features.map(({ use }, i) => rect(right, top(i), use * unit, bar))} />
      {features.map(({ name }, i) => (
        <Label key={name} x={320} y={row(i) + 4} anchor="middle">
          {name}
        </Label>
      ))}
    </>
  );
}

/** The weeks saved on stopped features go to those that carry the product. */
function FreedWeeks() {
  const [from, to] = [row(kept), row(1)];
  return (
    <>
      <Stroke dash="dashed" d={`M31 ${from}H8V${to}H173`} />
      <Shape fill="solid" edge="none" d={`M181 ${to}l-8-3.4v6.8z`} />
      <Label x={18} y={to - 9}>
        freed weeks
      </Label>
    </>
  );
}

/** The upkeep of each feature beside its use. */
export function ProductStrategyFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={430} pad={2} label={label}>
      <Label x={left} y={20} anchor="end">
        upkeep
      </Label>
      <Label x={right} y={20}>
        use
      </Label>
      <FreedWeeks />
      <Bars />
      <Stroke tone="red" weight="path" d={line(40, cut, 640, cut)} />
      <Label x={640} y={cut - 10} anchor="end" tone="red">
        below this line we stop
      </Label>
    </Drawing>
  );
}
