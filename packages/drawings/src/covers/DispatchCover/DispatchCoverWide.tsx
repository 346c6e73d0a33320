import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, range, rect, shape, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { Window } from '#line/Window.tsx';
import { DispatchMap } from './DispatchMap.tsx';
import type { CoverProps } from '../cover-props.ts';

const [LEFT, TOP, RIGHT, BOTTOM] = [60, 56, 1236, 616];
const BAR = 26;
const MAP = LEFT + 250;
const DETAIL = RIGHT - 286;
const DAY = TOP + 382;
const TWO_HOURS = 152;

const TIMES = ['06:40', '07:05', '07:30', '08:10', '08:45', '09:20', '10:00', '10:35'];
const CHOSEN = 2;

function Jobs() {
  const row = (i: number): number => TOP + 82 + i * 56;
  const boxes = TIMES.map((_, i) => [LEFT + 20, row(i) + 16] as const);
  return (
    <>
      <Name x={LEFT + 20} y={TOP + 60}>
        Jobs
      </Name>
      <Shape fill="tint" d={rect(LEFT, row(CHOSEN), 250, 56)} />
      <Stroke weight="thin" d={TIMES.map((_, i) => line(LEFT, row(i), MAP, row(i)))} />
      <Shape
        fill="soft"
        d={TIMES.map((_, i) => rect(LEFT + 42, row(i) + 17, [120, 96, 116, 108][i % 4] ?? 0, 6))}
      />
      <Shape
        fill="faint"
        d={TIMES.map((_, i) => rect(LEFT + 42, row(i) + 33, [72, 84, 60, 92][i % 4] ?? 0, 4))}
      />
      <Shape d={stamp(stampRect(10, 10), boxes.slice(CHOSEN))} />
      <Shape
        fill="solid"
        d={[
          stamp(stampRect(10, 10), boxes.slice(0, CHOSEN)),
          rect(LEFT, row(CHOSEN), 4, 56),
          rect(LEFT + 176, TOP + 45, 54, 20),
        ]}
      />
      {TIMES.map((time, i) => (
        <Label key={time} x={LEFT + 232} y={row(i) + 25} anchor="end">
          {time}
        </Label>
      ))}
    </>
  );
}

/** Each vehicle's day: done is solid, running is soft, planned is an outline. */
function Day() {
  const vehicles = range(4).map((i) => ({ i, y: DAY + 36 + i * 34 }));
  const start = (i: number): number => MAP + 60 + i * 14;
  const now = MAP + 262;
  return (
    <>
      <Stroke d={line(MAP, DAY, DETAIL, DAY)} />
      <Stroke
        weight="thin"
        d={range(4).map((i) =>
          line(MAP + 50 + i * TWO_HOURS, DAY, MAP + 50 + i * TWO_HOURS, DAY + 20),
        )}
      />
      <Stroke
        weight="thin"
        tone="soft"
        d={vehicles.map(({ y }) => line(MAP, y + 25, DETAIL, y + 25))}
      />
      <Shape fill="solid" d={vehicles.map(({ i, y }) => rect(start(i), y, 120 - i * 4, 18))} />
      <Shape fill="soft" d={vehicles.map(({ i, y }) => rect(start(i) + 136, y, 90 - i * 6, 18))} />
      <Shape
        d={vehicles.flatMap(({ i, y }) => [
          rect(start(i) + 250, y, 150 - i * 12, 18),
          rect(start(i) + 420, y, 100 - i * 8, 18),
        ])}
      />
      {vehicles.map(({ i, y }) => (
        <Label key={i} x={MAP + 16} y={y + 13}>
          {`V${i + 1}`}
        </Label>
      ))}
      {['06', '08', '10', '12'].map((hour, i) => (
        <Label key={hour} x={MAP + 56 + i * TWO_HOURS} y={DAY + 19}>
          {hour}
        </Label>
      ))}
      <Stroke tone="red" d={line(now, DAY, now, BOTTOM)} />
      <Shape
        fill="red"
        d={shape([
          [now - 6, DAY - 9],
          [now + 6, DAY - 9],
          [now, DAY],
        ])}
      />
    </>
  );
}

function Stop() {
  const x = DETAIL + 22;
  const steps = range(4).map((i) => TOP + 290 + i * 44);
  const bars = [40, 62, 54, 88, 72].map((h, i) => rect(x + 18 + i * 44, TOP + 242 - h, 26, h));
  return (
    <>
      <Name x={x} y={TOP + 60}>
        Stop 3
      </Name>
      <Stroke
        weight="thin"
        d={[
          writing(x, TOP + 82, 230, 2, 14),
          ...steps.slice(1).map((y) => line(x + 8, y - 38, x + 8, y - 6)),
        ]}
      />
      <Shape fill="tint" d={rect(x, TOP + 118, 242, 124)} />
      <Shape d={[...bars.toSpliced(3, 1), ...steps.slice(2).map((y) => circle(x + 8, y, 6))]} />
      <Shape
        fill="solid"
        d={[
          ...bars.slice(3, 4),
          ...steps.slice(0, 2).map((y) => circle(x + 8, y, 6)),
          rect(x, BOTTOM - 64, 242, 40),
        ]}
      />
      <Shape
        fill="soft"
        d={steps.map((y, i) => rect(x + 30, y - 8, [120, 96, 132, 84][i] ?? 0, 6))}
      />
      <Shape
        fill="faint"
        d={steps.map((y, i) => rect(x + 30, y + 4, [160, 178, 140, 120][i] ?? 0, 4))}
      />
      <Shape fill="knock" d={rect(x + 82, BOTTOM - 48, 78, 8)} />
    </>
  );
}

/** Dispatch console: jobs, the route, the vehicles' day, one stop. */
export function DispatchCoverWide({ label }: CoverProps) {
  return (
    <Drawing width={1296} height={640} scale="wide" label={label}>
      <Dimension axis="x" from={LEFT} to={RIGHT} at={34} label="1440 px, 12 columns" />
      <Dimension axis="y" from={TOP} to={BOTTOM} at={36} />
      <Window x={LEFT} y={TOP} width={RIGHT - LEFT} height={BOTTOM - TOP} bar={BAR} />
      <DispatchMap x={MAP} y={TOP + BAR} />
      <Jobs />
      <Day />
      <Stop />
      <Stroke d={[line(MAP, TOP + BAR, MAP, BOTTOM), line(DETAIL, TOP + BAR, DETAIL, BOTTOM)]} />
    </Drawing>
  );
}
