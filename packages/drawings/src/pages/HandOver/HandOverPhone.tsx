import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { key } from '../YourAccounts/parts.ts';
import { label } from './label.ts';
import { lanes } from './lanes.ts';

const [left, top, week, whole] = [0, 96, 56, 160];
const change = left + 4 * week;

export function HandOverPhone() {
  const { we, you } = lanes(left, top, week, whole);
  return (
    <Drawing width={350} height={320} pad={2} scale="phone" label={label}>
      <Shape fill="solid" d={we} />
      <Shape fill="tint" d={you} />
      <Shape fill="tint" d={rect(change, top, 350 - change, whole)} />
      <Shape dash="dashed" d={rect(change + 8, top - 42, 350 - change - 8, 30)} />
      <Name x={12} y={top + 34} tone="knock">
        We
      </Name>
      <Name x={338} y={top + whole - 18} anchor="end">
        You
      </Name>
      <Label x={(change + 358) / 2} y={top - 22} anchor="middle">
        we answer
      </Label>
      <Stroke weight="path" tone="red" d={line(change, 34, change, top + whole + 10)} />
      <Stroke tone="red" d={key(change - 62, 54)} />
      <Label x={change} y={22} anchor="middle" tone="red">
        keys change
      </Label>
      <Dimension axis="x" from={left} to={change} at={top + whole + 24} />
      <Dimension axis="x" from={change} to={350} at={top + whole + 24} />
      <Label x={left + 2 * week} y={top + whole + 50} anchor="middle">
        four weeks
      </Label>
      <Label x={(change + 350) / 2} y={top + whole + 50} anchor="middle">
        ninety days
      </Label>
    </Drawing>
  );
}
