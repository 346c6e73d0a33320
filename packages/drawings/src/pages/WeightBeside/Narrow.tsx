import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { ruled, sentenceOf, sideOf, timesIn, type WeightProps } from './weights.ts';

const side = 348;
const top = 50;
const bottom = top + side;
const bar = { top: bottom + 118, height: 34 } as const;

/** This page enlarged: its parts side by side, as long as their weights, with their names below. */
function Detail({ page, parts }: WeightProps) {
  const lengthOf = (amount: number): number => (side * amount) / page.amount;
  const lefts = parts.map((_, i) =>
    parts.slice(0, i).reduce((sum, part) => sum + lengthOf(part.amount), 0),
  );
  const end = bar.top + bar.height;
  return (
    <>
      <Shape
        fill="tint"
        d={parts.map(({ amount }, i) => rect(lefts[i] ?? 0, bar.top, lengthOf(amount), bar.height))}
      />
      {parts.map(({ name, words }, i) => (
        <Label key={name} x={i % 2 === 0 ? 0 : 186} y={end + 26 + Math.floor(i / 2) * 25}>
          {`${name} ${words}`}
        </Label>
      ))}
    </>
  );
}

export function Narrow(weight: WeightProps) {
  const unit = sideOf(weight, side);
  return (
    <Drawing width={350} height={bar.top + 90} pad={1} scale="phone" label={sentenceOf(weight)}>
      <Name x={0} y={16}>
        The median home page
      </Name>
      <Label x={0} y={39}>
        {weight.beside.words}
      </Label>
      <Stroke weight="thin" dash="dotted" tone="soft" d={ruled(0, bottom, side, unit)} />
      <Stroke d={rect(0, top, side, side)} moves="draws" />
      <Stroke weight="thin" d={[line(0, bottom, 0, bar.top), line(unit, bottom, side, bar.top)]} />
      <Moving how="drops" after={3}>
        <Shape fill="solid" d={rect(0, bottom - unit, unit, unit)} />
      </Moving>
      <Name x={348} y={bottom + 28} anchor="end">
        {`This one ${weight.page.words}`}
      </Name>
      <Label x={348} y={bottom + 50} anchor="end">
        {`${timesIn(weight)} of it fit in`}
      </Label>
      <Detail {...weight} />
    </Drawing>
  );
}
