import { rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { barsOf, type Axis, type Stretch, type WorkingHoursProps } from './day-chart.ts';

interface BarsProps extends WorkingHoursProps {
  readonly axis: Axis;
  /** The top edge of a row's bar; row 0 is ours. */
  readonly top: (row: number) => number;
}

/** Our day and that of every region, with the shared hours. */
export function Bars({ ours, regions, axis, top }: BarsProps) {
  const box = ([from, until]: Stretch): string =>
    rect(axis.left + from * axis.hour, top(0), (until - from) * axis.hour, axis.bar);
  const bars = regions.map((region, i) => barsOf(region, ours, axis, top(i + 1)));
  return (
    <>
      <Shape dash="dashed" d={box(ours.agreed)} />
      <Shape fill="solid" d={box(ours.day)} />
      <Shape d={bars.flatMap((one) => one.day)} />
      <Shape fill="solid" d={bars.flatMap((one) => one.shared)} />
      <Stroke d={bars.flatMap((one) => one.agreed)} />
      <Stroke dash="dashed" d={bars.flatMap((one) => one.summer)} />
    </>
  );
}
