import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { monthly, postponed, right, top, type Scale } from './gap.ts';

const scale: Scale = { left: 0, floor: 326, month: 14, update: 12 };
const weekend = scale.floor - 8 * scale.update;
const end = right(scale);
const jump: Point[] = [
  [end + 9, scale.floor],
  [end + 9, top(scale)],
];

export function SupportMaintenanceFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={352} pad={1} scale="phone" label={label}>
      <Shape fill="tint" edge="none" d={`${postponed(scale)}V${scale.floor}z`} />
      <Stroke weight="path" d={postponed(scale)} />
      <Stroke dash="dashed" d={line(0, weekend, end, weekend)} />
      <Label x={0} y={weekend - 24}>
        fits into
      </Label>
      <Label x={0} y={weekend - 8}>
        a weekend
      </Label>
      <Label x={212} y={120} anchor="end">
        updates postponed
      </Label>
      <Label x={330} y={302} anchor="end">
        done monthly
      </Label>
      <Shape fill="solid" edge="none" d={monthly(scale)} />
      <Stroke d={line(0, scale.floor, 350, scale.floor)} />
      <Arrow weight="path" tone="red" points={jump} />
      <Label x={end - 2} y={top(scale) - 10} anchor="end" tone="red">
        one jump
      </Label>
      <Label x={0} y={346}>
        today
      </Label>
      <Label x={350} y={346} anchor="end">
        two years
      </Label>
    </Drawing>
  );
}
