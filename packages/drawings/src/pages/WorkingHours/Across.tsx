import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Bars } from './Bars.tsx';
import { chartLabel, type WorkingHoursProps } from './day-chart.ts';

const axis = { left: 176, hour: 38, bar: 26 };
const [head, row] = [40, 50];
const end = axis.left + 24 * axis.hour;

/** Time runs to the right; every region has its own row. */
export function Across({ ours, regions }: WorkingHoursProps) {
  const { day } = ours;
  const at = (hour: number): number => axis.left + hour * axis.hour;
  const top = (i: number): number => head + 12 + i * row;
  const bottom = top(regions.length + 2);
  const own = top(regions.length + 1);
  return (
    <Drawing
      width={1300}
      height={bottom}
      pad={1}
      scale="wide"
      label={chartLabel({ ours, regions })}
    >
      <Shape
        fill="tint"
        edge="none"
        d={rect(at(day[0]), head, at(day[1]) - at(day[0]), bottom - head)}
      />
      <Stroke
        weight="thin"
        tone="soft"
        d={range(9).map((i) => line(at(i * 3), head - 8, at(i * 3), bottom))}
      />
      {range(9).map((i) => (
        <Label key={i} x={at(i * 3)} y={22} anchor="middle">
          {String(i * 3)}
        </Label>
      ))}
      <Label x={0} y={22}>
        our clock
      </Label>
      <Bars {...{ ours, regions, axis, top }} />
      <Name x={0} y={top(0) + 20}>
        We
      </Name>
      {regions.map(({ name, hours, byAgreement }, i) => (
        <g key={name}>
          <Label x={0} y={top(i + 1) + 19}>
            {name}
          </Label>
          <Label x={end + 16} y={top(i + 1) + (byAgreement ? 8 : 19)}>
            {hours}
          </Label>
          {byAgreement && (
            <Label x={end + 16} y={top(i + 1) + 31}>
              by agreement
            </Label>
          )}
        </g>
      ))}
      <g data-own={`${axis.left} ${own} ${axis.hour} ${axis.bar}`} display="none">
        <Shape fill="red" d="" />
        <Name x={0} y={own + 20} tone="red">
          You
        </Name>
      </g>
    </Drawing>
  );
}
