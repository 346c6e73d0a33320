import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { line, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { monthly, postponed, right, top, type Scale } from './gap.ts';

const scale: Scale = { left: 8, floor: 400, month: 25, update: 15 };
/** More steps than these do not fit into a weekend. */
const weekend = scale.floor - 8 * scale.update;
const end = right(scale);
const jump: Point[] = [
  [end + 18, scale.floor],
  [end + 18, top(scale)],
];
const toPostponed: Point[] = [
  [384, 168],
  [300, 120],
  [286, 120],
];

/** Postponed updates pile up into one jump; monthly updates stay small. */
export function SupportMaintenanceFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={430} pad={2} label={label}>
      <Shape fill="tint" edge="none" d={`${postponed(scale)}V${scale.floor}z`} />
      <Stroke weight="path" d={postponed(scale)} />
      <Stroke dash="dashed" d={line(0, weekend, end, weekend)} />
      <Label x={8} y={weekend - 9}>
        fits into a weekend
      </Label>
      <Shape fill="solid" edge="none" d={monthly(scale)} />
      <Stroke d={line(0, scale.floor, 640, scale.floor)} />
      <Leader points={toPostponed} />
      <Label x={278} y={124} anchor="end">
        updates postponed
      </Label>
      <Label x={end - 8} y={372} anchor="end">
        done monthly
      </Label>
      <Arrow weight="path" tone="red" points={jump} />
      <Label x={end - 4} y={top(scale) - 10} anchor="end" tone="red">
        one jump
      </Label>
      <Label x={8} y={422}>
        today
      </Label>
      <Label x={scale.left + 12 * scale.month} y={422} anchor="middle">
        one year
      </Label>
      <Label x={640} y={422} anchor="end">
        two years
      </Label>
    </Drawing>
  );
}
