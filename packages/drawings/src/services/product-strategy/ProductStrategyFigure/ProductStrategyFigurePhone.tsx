import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { features, kept } from './upkeep-and-use.ts';

const left = 130;
const right = 214;
const unit = 13;
const bar = 24;
const top = (i: number): number => 30 + i * 40 + (i >= kept ? 36 : 0);

export function ProductStrategyFigurePhone({ label }: { readonly label: string }) {
  const cut = top(kept) - 12;
  return (
    <Drawing width={350} height={346} pad={1} scale="phone" label={label}>
      <Label x={left} y={14} anchor="end">
        upkeep
      </Label>
      <Label x={right} y={14}>
        use
      </Label>
      <Stroke d={[line(left, 24, left, 340), line(right, 24, right, 340)]} />
      <Shape
        fill="tint"
        d={features.map(({ upkeep }, i) => rect(left - upkeep * unit, top(i), upkeep * unit, bar))}
      />
      <Shape fill="solid" d={features.map(({ use }, i) => rect(right, top(i), use * unit, bar))} />
      {features.map(({ name }, i) => (
        <Label key={name} x={172} y={top(i) + 17} anchor="middle">
          {name}
        </Label>
      ))}
      <Stroke tone="red" weight="path" d={line(0, cut, 350, cut)} />
      <Label x={350} y={cut - 8} anchor="end" tone="red">
        stop here
      </Label>
    </Drawing>
  );
}
