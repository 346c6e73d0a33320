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

const before: Group = { x: 12, base: 306, height: 236, pitch: 82, bar: 58 };
const after: Group = { ...before, x: 392 };
const measure = { x: 392, y: 350, width: 222, height: 58 };
const gap = { x: 262, from: topOf(before, 1), to: topOf(before, 0.56) };

/** How far apart the answers are. */
function Argument() {
  return (
    <>
      <Stroke tone="red" weight="path" d={`M${gap.x - 6} ${gap.from}h12m-6 0V${gap.to}m-6 0h12`} />
      <Label x={gap.x + 14} y={(gap.from + gap.to) / 2 + 4} tone="red">
        the meeting
      </Label>
    </>
  );
}

/** Why reports disagree, and what happens when the rule lives in one place. */
export function PowerbiFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={440} pad={1} label={label}>
      <Label x={0} y={24}>
        three workbooks, three revenues
      </Label>
      <Label x={after.x - 12} y={24}>
        one measure, one revenue
      </Label>
      <BarGroup group={before} shares={disagreeing} />
      <Workbooks group={before} top={350} />
      <Argument />
      <BarGroup group={after} shares={agreeing} solid />
      <Stroke d={barMiddles(after).map((x) => line(x, after.base, x, measure.y))} />
      <Shape fill="tint" d={rect(measure.x, measure.y, measure.width, measure.height)} />
      <Name x={measure.x + 18} y={measure.y + 26} size="small">
        Revenue
      </Name>
      <Label x={measure.x + 18} y={measure.y + 44}>
        invoiced less returns
      </Label>
    </Drawing>
  );
}
