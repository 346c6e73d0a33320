import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, ellipse, line, range, rect, roundRect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const floor = 186;
const machines = [96, 172, 248];
const machine = (x: number): string => rect(x - 26, 136, 52, 50);
const meter = (x: number, y: number, r: number): string => circle(x, y, r);
const needle = (x: number, y: number, r: number): string => line(x, y, x + r * 0.5, y - r * 0.6);

/** The hall in section: one cable comes in and feeds three lines. */
const Hall = () => (
  <>
    <Stroke
      weight="path"
      d={`M8 ${floor}v-118${range(4)
        .map(() => 'l71-40v40')
        .join('')}v118`}
    />
    <Stroke d={['M8 92h240', ...machines.map((x) => `M${x} 92v44`)]} />
    <Shape edge="path" d={machines.map(machine)} />
    <Stroke weight="path" d={line(8, floor, 292, floor)} />
    <Shape d={meter(36, 92, 17)} />
    <Stroke weight="path" d={needle(36, 92, 17)} />
    {machines.map((x, i) => (
      <Label key={x} x={x} y={floor + 20} anchor="middle">
        {`line ${i + 1}`}
      </Label>
    ))}
  </>
);

/** The power each line draws, relative to the height of its machine; the dashes are its limit. */
const drawn = [28, 17, 34];
const idle = 1;
const level = (x: number, i: number): string =>
  rect(x - 26, floor - (drawn[i] ?? 0), 52, drawn[i] ?? 0);

export const caseDrawings = {
  // One meter at the entry; the consumption of each line is only a guess.
  before: (
    <>
      <Hall />
      <Label x={36} y={132} anchor="middle">
        one
      </Label>
      <Label x={36} y={149} anchor="middle">
        meter
      </Label>
      {machines.map((x) => (
        <Name key={x} x={x} y={170} anchor="middle" size="small">
          ?
        </Name>
      ))}
    </>
  ),

  // A clamp and a board that stores readings while the network is down.
  decision: (
    <>
      <Stroke weight="path" d="M8 38h284M8 58h284" />
      <Shape edge="path" d={ellipse(54, 48, 16, 32)} />
      <Shape edge="none" d={rect(56, 39, 20, 18)} />
      <Stroke weight="path" d="M55 38h22M55 58h22" />
      <Stroke d="M54 80v62h36" />
      <Shape edge="path" d={roundRect(90, 106, 124, 72, 8)} />
      <Shape fill="solid" d={rect(104, 126, 32, 32)} />
      <Stroke d={['M136 142h14', ...range(3).map((i) => `M${112 + i * 8} 120v44`)]} />
      <Shape d={range(5).map((i) => rect(150 + i * 10, 126, 10, 32))} />
      <Shape fill="soft" d={range(4).map((i) => rect(151.5 + i * 10, 127.5, 7, 29))} />
      <Arrow
        dash="dashed"
        points={[
          [214, 142],
          [294, 142],
        ]}
      />
      <Stroke weight="path" tone="red" d="M244 132l20 20M264 132l-20 20" />
      <Label x={82} y={28}>
        clamp
      </Label>
      <Label x={152} y={96} anchor="middle">
        keeps measuring
      </Label>
      <Label x={256} y={176} anchor="middle">
        network
      </Label>
      <Label x={256} y={193} anchor="middle">
        gone
      </Label>
    </>
  ),

  // The same hall, each line with a meter of its own: one draws power while it is idle.
  after: (
    <>
      <Hall />
      <Shape fill="soft" d={level(machines[0] ?? 0, 0) + level(machines[2] ?? 0, 2)} />
      <Shape fill="red" d={level(machines[idle] ?? 0, idle)} />
      <Stroke d={machines.map(machine)} />
      <Stroke dash="dashed" d={machines.map((x) => line(x - 31, 148, x + 31, 148))} />
      <Shape d={machines.map((x) => meter(x, 112, 11))} />
      <Stroke weight="path" d={machines.map((x) => needle(x, 112, 11))} />
      <Label x={172} y={84} anchor="middle" tone="red">
        idle
      </Label>
      <Label x={36} y={152} anchor="middle">
        limit
      </Label>
    </>
  ),
};
