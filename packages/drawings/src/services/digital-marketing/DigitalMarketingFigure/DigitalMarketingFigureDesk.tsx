import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { claimed, customers, firstMet, reports } from './claims.ts';

const column = (customer: number): number => 108 + customer * 41;
const row = (report: number): number => 64 + report * 82;
const till = 372;

/** Each report is correct: it lists every customer that its channel reached. */
function Reports() {
  return (
    <>
      <Stroke weight="thin" tone="soft" d={reports.map((_, i) => line(84, row(i), 504, row(i)))} />
      <Stroke
        weight="thin"
        d={range(customers).map((c) => line(column(c), row(firstMet(c)), column(c), till - 16))}
      />
      <Shape
        fill="tint"
        d={reports.flatMap(({ met }, i) => met.map((c) => circle(column(c), row(i), 13)))}
      />
      {reports.map(({ channel }, i) => (
        <Label key={channel} x={0} y={row(i) + 4}>
          {channel}
        </Label>
      ))}
      {reports.map(({ channel, met }, i) => (
        <Name key={channel} x={516} y={row(i) + 6}>
          {String(met.length)}
        </Name>
      ))}
    </>
  );
}

/** Three reports claim the same customers; the till counts each customer once. */
export function DigitalMarketingFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={410} pad={2} label={label}>
      <Reports />
      <Stroke tone="red" weight="path" d={`M540 ${row(0)}h14V${row(2)}h-14`} />
      <Name x={570} y={row(1)} size="large" tone="red">
        {String(claimed)}
      </Name>
      <Label x={570} y={row(1) + 20} tone="red">
        claimed
      </Label>
      <Shape
        fill="solid"
        d={range(customers).map((c) => rect(column(c) - 16, till - 16, 32, 32))}
      />
      <Label x={0} y={till + 4}>
        register
      </Label>
      <Name x={570} y={till} size="large">
        {String(customers)}
      </Name>
      <Label x={570} y={till + 20}>
        paid
      </Label>
    </Drawing>
  );
}
