import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { careful, carefulShare, ScanTable, type TableArea } from './scan-table.tsx';

const careless: TableArea = { x: 0, y: 26, width: 350, height: 126 };
const planned: TableArea = { ...careless, y: 246 };
const meter = { gap: 28, height: 18 };

const meterAt = ({ y, height }: TableArea): number => y + height + meter.gap;

export function GoogleCloudFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={420} pad={1} scale="phone" label={label}>
      <Label x={0} y={14}>
        select *
      </Label>
      <ScanTable area={careless} />
      <Label x={0} y={meterAt(careless) - 9} tone="red">
        paid for: every cell
      </Label>
      <Shape fill="red" d={rect(0, meterAt(careless), 350, meter.height)} />
      <Label x={0} y={234}>
        select day, sum(total) ... three days
      </Label>
      <ScanTable area={planned} plan={careful} />
      <Label x={0} y={meterAt(planned) - 9}>
        paid for: 2 columns, 3 days
      </Label>
      <Shape fill="solid" d={rect(0, meterAt(planned), 350 * carefulShare, meter.height)} />
      <Stroke d={rect(0, meterAt(planned), 350, meter.height)} />
    </Drawing>
  );
}
