import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { lanes, SwitchOver, type Schedule } from './switch-over.tsx';

const schedule: Schedule = {
  start: 124,
  end: 640,
  pause: [352, 396],
  laneAt: (lane) => 44 + lane * 78,
  bar: 34,
  copies: [9, 6],
};
const { start, end, laneAt } = schedule;
const [from, to] = schedule.pause;

/** The schedule of a switch-over: what runs where, before and after the pause. */
export function HerokuFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={462} pad={1} label={label}>
      <SwitchOver {...schedule} />
      {lanes.map((name, i) => (
        <Label key={name} x={0} y={laneAt(i) + 21}>
          {name}
        </Label>
      ))}
      <Label x={(from + to) / 2} y={16} anchor="middle" tone="red">
        read only, minutes
      </Label>
      <Dimension axis="x" from={start} to={from} at={430} label="days" offset={22} />
      <Dimension axis="x" from={to} to={end} at={430} label="a week with a way back" offset={22} />
    </Drawing>
  );
}
