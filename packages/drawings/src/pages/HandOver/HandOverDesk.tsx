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

const [left, top, week, whole] = [0, 96, 108, 200];
const change = left + 4 * week;

export function HandOverDesk() {
  const { we, you } = lanes(left, top, week, whole);
  return (
    <Drawing width={650} height={390} pad={2} label={label}>
      <Shape fill="solid" d={we} />
      <Shape fill="tint" d={you} />
      <Shape fill="tint" d={rect(change, top, 650 - change, whole)} />
      <Shape dash="dashed" d={rect(change + 16, top - 50, 650 - change - 16, 34)} />
      <Name x={left + 18} y={top + 40} tone="knock">
        We
      </Name>
      <Name x={change - 20} y={top + whole - 26} anchor="end">
        You
      </Name>
      <Label x={change + 30} y={top - 28}>
        we still answer
      </Label>
      <Stroke weight="path" tone="red" d={line(change, 40, change, top + whole + 12)} />
      <Stroke tone="red" d={key(change - 66, 58)} />
      <Label x={change - 12} y={30} anchor="end" tone="red">
        keys change
      </Label>
      <Dimension axis="x" from={left} to={left + 2 * week} at={top + whole + 26} />
      <Label x={left + week} y={top + whole + 54} anchor="middle">
        side by side
      </Label>
      <Dimension axis="x" from={left + 2 * week} to={change} at={top + whole + 26} />
      <Label x={left + 3 * week} y={top + whole + 54} anchor="middle">
        you run it
      </Label>
      <Label x={(change + 650) / 2} y={top + whole + 54} anchor="middle">
        ninety days
      </Label>
      <Dimension axis="x" from={change} to={650} at={top + whole + 26} />
    </Drawing>
  );
}
