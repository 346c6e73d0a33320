import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { line, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { columnLeft, lastWeekOfBoth, newEachWeek, newOrders, oldOrders } from './parallel-run.ts';

const columns = { left: 1, step: 45, width: 33, base: 318, row: 27, height: 21 };
const closing = columnLeft(columns, lastWeekOfBoth + 1) - 6;
const toOldLabel: Point[] = [
  [16, 59],
  [16, 16],
  [26, 16],
];

export function DigitalTransformationFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={388} pad={1} scale="phone" label={label}>
      <Shape d={oldOrders(columns)} />
      <Shape fill="solid" edge="none" d={newOrders(columns)} />
      <Stroke d={line(0, 320, 350, 320)} />
      {newEachWeek.map((_, i) => (
        <Label key={i} x={columnLeft(columns, i + 1) + 16} y={339} anchor="middle">
          {String(i + 1)}
        </Label>
      ))}
      <Leader points={toOldLabel} />
      <Label x={32} y={20}>
        on the old form
      </Label>
      <Stroke tone="red" weight="path" d={line(closing, 8, closing, 344)} />
      <Label x={closing + 9} y={20} tone="red">
        closed
      </Label>
      <Dimension
        axis="x"
        from={columnLeft(columns, 2)}
        to={columnLeft(columns, lastWeekOfBoth) + columns.width}
        at={360}
        offset={22}
        label="weeks in which both run"
      />
    </Drawing>
  );
}
