import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import {
  allDays,
  careful,
  carefulShare,
  columnAt,
  dayAt,
  firstDayRead,
  ScanTable,
  type TableArea,
} from './scan-table.tsx';

const careless: TableArea = { x: 0, y: 96, width: 288, height: 252 };
const planned: TableArea = { ...careless, x: 352 };
const meter = { y: 400, height: 26 };

/** The same query twice: its cost is the amount it reads. */
export function GoogleCloudFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={460} pad={1} label={label}>
      <Label x={0} y={22}>
        select *
      </Label>
      <Label x={0} y={42}>
        from orders
      </Label>
      <Label x={planned.x} y={22}>
        select day, sum(total)
      </Label>
      <Label x={planned.x} y={42}>
        where day in the last three
      </Label>
      <ScanTable area={careless} />
      <ScanTable area={planned} plan={careful} />
      {['day', 'total'].map((column, i) => (
        <Label
          key={column}
          x={columnAt(planned, careful.columns[i] ?? 0)}
          y={planned.y - 10}
          anchor="middle"
        >
          {column}
        </Label>
      ))}
      <Dimension
        axis="y"
        from={dayAt(planned, firstDayRead)}
        to={dayAt(planned, allDays)}
        at={planned.x - 16}
        label="3 days"
      />
      <Stroke
        d={[careless, planned].map(({ x, width }) => rect(x, meter.y, width, meter.height))}
      />
      <Shape fill="red" edge="none" d={rect(careless.x, meter.y, careless.width, meter.height)} />
      <Shape
        fill="solid"
        edge="none"
        d={rect(planned.x, meter.y, planned.width * carefulShare, meter.height)}
      />
      <Label x={0} y={meter.y - 10} tone="red">
        paid for: every cell
      </Label>
      <Label x={planned.x} y={meter.y - 10}>
        paid for: 2 columns, 3 days
      </Label>
    </Drawing>
  );
}
