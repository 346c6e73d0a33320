import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { claimed, customers, firstMet, reports } from './claims.ts';

const column = (customer: number): number => 70 + customer * 24;
const row = (report: number): number => 24 + report * 60;
const till = 256;

export function DigitalMarketingFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={310} pad={1} scale="phone" label={label}>
      <Stroke weight="thin" tone="soft" d={reports.map((_, i) => line(56, row(i), 300, row(i)))} />
      <Stroke
        weight="thin"
        d={range(customers).map((c) => line(column(c), row(firstMet(c)), column(c), till - 10))}
      />
      <Shape
        fill="tint"
        d={reports.flatMap(({ met }, i) => met.map((c) => circle(column(c), row(i), 9)))}
      />
      {reports.map(({ channel }, i) => (
        <Label key={channel} x={0} y={row(i) + 5}>
          {channel}
        </Label>
      ))}
      <Stroke tone="red" weight="path" d={`M304 ${row(0)}h10V${row(2)}h-10`} />
      <Name x={322} y={row(1) + 6} tone="red">
        {String(claimed)}
      </Name>
      <Shape
        fill="solid"
        d={range(customers).map((c) => rect(column(c) - 10, till - 10, 20, 20))}
      />
      <Label x={0} y={till + 5}>
        sold
      </Label>
      <Name x={322} y={till + 6}>
        {String(customers)}
      </Name>
      <Label x={350} y={row(2) + 26} anchor="end" tone="red">
        claimed
      </Label>
      <Label x={350} y={till + 34} anchor="end">
        paid
      </Label>
    </Drawing>
  );
}
