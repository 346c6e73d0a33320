import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { ruled, sentenceOf, sideOf, timesIn, type WeightProps } from './weights.ts';

const side = 360;
const bottom = 412;
const top = bottom - side;
const detail = { left: 436, top: 140, width: 212, height: bottom - 140 } as const;

/** This page enlarged: its parts stacked, as high as their weights. */
function Detail({ page, parts }: WeightProps) {
  const { left, width, height } = detail;
  const heightOf = (amount: number): number => (height * amount) / page.amount;
  const tops = parts.map(
    (_, i) => bottom - parts.slice(0, i + 1).reduce((sum, part) => sum + heightOf(part.amount), 0),
  );
  return (
    <>
      <Shape
        fill="tint"
        d={parts.map(({ amount }, i) => rect(left, tops[i] ?? 0, width, heightOf(amount)))}
      />
      {parts.map(({ name, amount, words }, i) => {
        const high = heightOf(amount);
        return (
          // A part that is too thin for its label has it above.
          <Label
            key={name}
            x={left + (high > 24 ? 12 : 0)}
            y={(tops[i] ?? 0) + (high > 24 ? Math.min(high / 2 + 5, 26) : -9)}
          >
            {`${name} ${words}`}
          </Label>
        );
      })}
    </>
  );
}

export function Broad(weight: WeightProps) {
  const unit = sideOf(weight, side);
  return (
    <Drawing width={650} height={446} pad={1} label={sentenceOf(weight)}>
      <Name x={0} y={16}>
        The median home page
      </Name>
      <Label x={0} y={40}>
        {weight.beside.words}
      </Label>
      <Stroke weight="thin" dash="dotted" tone="soft" d={ruled(0, bottom, side, unit)} />
      <Stroke d={rect(0, top, side, side)} moves="draws" />
      <Stroke
        weight="thin"
        d={[
          line(unit, bottom - unit, detail.left, detail.top),
          line(unit, bottom, detail.left, bottom),
        ]}
      />
      <Detail {...weight} />
      <Moving how="drops" after={3}>
        <Shape fill="solid" d={rect(0, bottom - unit, unit, unit)} />
      </Moving>
      <Name x={detail.left} y={66}>
        This one
      </Name>
      <Label x={detail.left} y={90}>
        {weight.page.words}
      </Label>
      <Label x={0} y={438}>
        {`${timesIn(weight)} of this one fit into it`}
      </Label>
    </Drawing>
  );
}
