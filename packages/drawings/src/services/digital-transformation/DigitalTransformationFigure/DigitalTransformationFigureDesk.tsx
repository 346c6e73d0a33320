import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { line, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { columnLeft, lastWeekOfBoth, newEachWeek, newOrders, oldOrders } from './parallel-run.ts';

const columns = { left: 12, step: 80, width: 56, base: 368, row: 30, height: 24 };
const closing = columnLeft(columns, lastWeekOfBoth + 1) - 12;
const toOldLabel: Point[] = [
  [40, 80],
  [40, 40],
  [58, 40],
];
const toNewLabel: Point[] = [
  [618, 350],
  [618, 438],
  [600, 438],
];

/** Orders move to the new path week by week, until the old form is closed. */
export function DigitalTransformationFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={460} pad={2} label={label}>
      <Shape d={oldOrders(columns)} />
      <Shape fill="solid" edge="none" d={newOrders(columns)} />
      <Stroke d={line(0, 370, 640, 370)} />
      {newEachWeek.map((_, i) => (
        <Label key={i} x={columnLeft(columns, i + 1) + 28} y={392} anchor="middle">
          {i === 0 ? 'week 1' : String(i + 1)}
        </Label>
      ))}
      <Leader points={toOldLabel} />
      <Label x={66} y={44}>
        still on the old form
      </Label>
      <Leader points={toNewLabel} />
      <Label x={592} y={442} anchor="end">
        new path
      </Label>
      <Stroke tone="red" weight="path" d={line(closing, 26, closing, 396)} />
      <Label x={closing + 12} y={40} tone="red">
        old form closed
      </Label>
      <Dimension
        axis="x"
        from={columnLeft(columns, 2)}
        to={columnLeft(columns, lastWeekOfBoth) + columns.width}
        at={422}
        offset={24}
        label="both run, compared every day"
      />
    </Drawing>
  );
}
