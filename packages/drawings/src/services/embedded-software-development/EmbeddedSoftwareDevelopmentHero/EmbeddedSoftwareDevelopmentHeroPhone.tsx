import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, poly, range, rect, roundRect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Chip } from './Chip.tsx';
import { clockWave, levelWave } from './waves.ts';

/** Each signal: its row, and the test point of its probe. */
const rows = [
  { name: 'clock', y: 242, probe: 52 },
  { name: 'interrupt', y: 304, probe: 33 },
  { name: 'answer', y: 366, probe: 14 },
] as const;

/** Moments on the clock's edges. */
const period = 24;
const begin = 62;
const end = begin + 12 * period;
const asked = begin + 4 * period;
const answered = begin + 8 * period;
const deadline = begin + 11 * period;

const uart = range(2).map((i): Point[] => [
  [226, 70 + i * 14],
  [240, 70 + i * 14],
  [258, 52 + i * 14],
  [272, 52 + i * 14],
]);

/** From the processor's lower pins over the test point and off the board to the row. */
const probes = rows.map(({ y, probe }, i): Point[] => [
  [168 - i * 14, 156],
  [168 - i * 14, 172 - i * 8],
  [probe + 8, 172 - i * 8],
  [probe, 180 - i * 8],
  [probe, y],
  [begin - 2, y],
]);

export function EmbeddedSoftwareDevelopmentHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={430} pad={1} scale="phone" label={label}>
      <Shape d={roundRect(0, 0, 350, 200, 8)} />
      <Stroke d={[circle(335, 185, 5), circle(15, 15, 5)]} />
      <Stroke weight="thin" d={probes.map(poly)} />
      <Stroke weight="path" d={[line(84, 84, 118, 84), line(84, 98, 118, 98), ...uart.map(poly)]} />
      <Stroke d="M296 34v-22h8v14h8v-14h8v14h6" />
      <Chip x={130} y={60} size={84} pitch={14} />
      <Shape
        fill="tint"
        d={[rect(12, 62, 72, 58), rect(272, 34, 64, 50), rect(272, 116, 64, 44)]}
      />
      <Stroke weight="path" d={range(2).map((i) => line(226, 126 + i * 14, 272, 126 + i * 14))} />
      <Shape d={rows.map(({ probe }) => circle(probe, 188, 5))} />
      <Name x={48} y={97} anchor="middle" size="small">
        Sensor
      </Name>
      <Name x={304} y={65} anchor="middle" size="small">
        Radio
      </Name>
      <Name x={304} y={143} anchor="middle" size="small">
        Flash
      </Name>
      <Shape fill="tint" edge="none" d={rect(asked, 286, deadline - asked, 98)} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(asked, 226, asked, 400), line(answered, 226, answered, 400)]}
      />
      <Stroke weight="path" dash="dashed" d={line(deadline, 226, deadline, 400)} />
      <Stroke d={clockWave(begin, 242, period, 12)} />
      <Stroke weight="path" d={line(begin, 378, end, 378)} />
      <Stroke moves="travels" d={line(84, 98, 118, 98)} />
      <Stroke
        moves="draws"
        after={2}
        weight="path"
        d={levelWave(begin, 304, [asked, answered], end)}
      />
      <Moving how="grows" after={4}>
        <Shape fill="solid" d={rect(answered, 354, period, 24)} />
      </Moving>
      {rows.map(({ name, y }) => (
        <Label key={name} x={begin + 2} y={y - 20}>
          {name}
        </Label>
      ))}
      <Label x={349} y={220} anchor="end">
        deadline
      </Label>
      <Moving how="appears" after={5}>
        <Dimension axis="x" from={asked} to={answered} at={402} label="measured" offset={22} />
      </Moving>
    </Drawing>
  );
}
