import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import {
  agreeing,
  BarGroup,
  barMiddles,
  disagreeing,
  topOf,
  Workbooks,
  type Group,
} from './bar-group.tsx';

const before: Group = { x: 12, base: 148, height: 118, pitch: 72, bar: 52 };
const after: Group = { ...before, base: 366, pitch: 112, bar: 90 };
const gap = { x: 234, from: topOf(before, 1), to: topOf(before, 0.56) };

export function PowerbiFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={446} pad={1} scale="phone" label={label}>
      <Label x={0} y={13}>
        three workbooks, three revenues
      </Label>
      <BarGroup group={before} shares={disagreeing} />
      <Workbooks group={before} top={168} />
      <Stroke tone="red" weight="path" d={`M${gap.x - 6} ${gap.from}h12m-6 0V${gap.to}m-6 0h12`} />
      <Label x={gap.x + 14} y={(gap.from + gap.to) / 2 + 5} tone="red">
        the meeting
      </Label>
      <Label x={0} y={250}>
        one measure, one revenue
      </Label>
      <BarGroup group={after} shares={agreeing} solid />
      <Stroke d={barMiddles(after).map((x) => line(x, after.base, x, 390))} />
      <Shape fill="tint" d={rect(12, 390, 314, 54)} />
      <Name x={26} y={413} size="small">
        Revenue
      </Name>
      <Label x={26} y={433}>
        invoiced less returns
      </Label>
    </Drawing>
  );
}
