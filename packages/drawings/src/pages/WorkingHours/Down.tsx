import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Bars } from './Bars.tsx';
import { chartLabel, sharedWords, type WorkingHoursProps } from './day-chart.ts';

const axis = { left: 1, hour: 14.5, bar: 16 };
const [head, row] = [26, 50];
const end = axis.left + 24 * axis.hour;

/** For narrow containers: each name is above its bar. */
export function Down({ ours, regions }: WorkingHoursProps) {
  const { day } = ours;
  const at = (hour: number): number => axis.left + hour * axis.hour;
  const top = (i: number): number => head + 24 + i * row;
  const bottom = top(regions.length + 1) + axis.bar + 6;
  const own = top(regions.length + 1);
  return (
    <Drawing
      width={350}
      height={bottom}
      pad={1}
      scale="phone"
      label={chartLabel({ ours, regions })}
    >
      <Shape
        fill="tint"
        edge="none"
        d={range(regions.length + 2).map((i) =>
          rect(at(day[0]), top(i) - 2, at(day[1]) - at(day[0]), axis.bar + 4),
        )}
      />
      <Stroke
        weight="thin"
        tone="soft"
        d={range(5).flatMap((i) =>
          range(regions.length + 2).map((k) =>
            line(at(i * 6), top(k) - 4, at(i * 6), top(k) + axis.bar + 4),
          ),
        )}
      />
      {range(5).map((i) => (
        <Label key={i} x={at(i * 6)} y={14} anchor={i === 0 ? 'start' : i === 4 ? 'end' : 'middle'}>
          {String(i * 6)}
        </Label>
      ))}
      <Label x={0} y={top(0) - 8}>
        We, by our clock
      </Label>
      <Bars {...{ ours, regions, axis, top }} />
      {regions.map((region, i) => (
        <g key={region.name}>
          <Label x={0} y={top(i + 1) - 8}>
            {region.name}
          </Label>
          <Label x={end} y={top(i + 1) - 8} anchor="end">
            {sharedWords(region)}
          </Label>
        </g>
      ))}
      <g data-own={`${axis.left} ${own} ${axis.hour} ${axis.bar}`} display="none">
        <Shape fill="red" d="" />
        <Label x={0} y={own - 8} tone="red">
          You
        </Label>
      </g>
    </Drawing>
  );
}
