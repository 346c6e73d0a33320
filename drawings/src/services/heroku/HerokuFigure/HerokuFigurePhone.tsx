import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { lanes, SwitchOver, type Schedule } from './switch-over.tsx';

const schedule: Schedule = {
  start: 0,
  end: 350,
  pause: [150, 186],
  laneAt: (lane) => 40 + lane * 72,
  bar: 28,
  copies: [6, 6],
};
const { start, end, laneAt } = schedule;
const [from, to] = schedule.pause;

export function HerokuFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={416} pad={1} scale="phone" label={label}>
      <SwitchOver {...schedule} />
      {lanes.map((name, i) => (
        <Label
          key={name}
          x={i === 0 ? 0 : 8}
          y={laneAt(i) + (i === 0 ? 4 : 19)}
          tone={i === 1 || i === 2 ? 'knock' : 'ink'}
        >
          {name}
        </Label>
      ))}
      <Label x={(from + to) / 2} y={14} anchor="middle" tone="red">
        read only, minutes
      </Label>
      <Dimension axis="x" from={start} to={from} at={380} label="days" offset={22} />
      <Dimension axis="x" from={to} to={end} at={380} label="a way back" offset={22} />
    </Drawing>
  );
}
