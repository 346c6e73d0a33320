import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, ellipse, line, range, rect, roundRect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const floor = 186;
const machines = [98, 178, 258];
const machine = (x: number): string => rect(x - 29, 136, 58, 50);
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
    <Stroke d={['M8 92h250', ...machines.map((x) => `M${x} 92v44`)]} />
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

/** What each line draws, of the height of its machine; the dashes are its limit. */
const drawn = [28, 17, 34];
const idle = 1;
const level = (x: number, i: number): string =>
  rect(x - 29, floor - (drawn[i] ?? 0), 58, drawn[i] ?? 0);

export const caseDrawings = {
  // One meter at the entry; what each line draws is a matter of opinion.
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
        <Name key={x} x={x} y={170} anchor="middle" size="large">
          ?
        </Name>
      ))}
    </>
  ),

  // A clamp and a board that remembers while the network is gone.
  decision: (
    <>
      <Stroke weight="path" d="M8 48h124M8 68h124" />
      <Shape edge="path" d={ellipse(62, 58, 15, 30)} />
      <Shape edge="none" d={rect(62, 49, 70, 18)} />
      <Stroke weight="path" d="M62 48h70M62 68h70" />
      <Stroke d="M62 88v46h36" />
      <Shape edge="path" d={roundRect(98, 100, 122, 74, 8)} />
      <Shape fill="solid" d={rect(112, 114, 28, 28)} />
      <Stroke d="M140 128h14" />
      <Shape d={range(4).map((i) => rect(154 + i * 14, 116, 14, 24))} />
      <Shape fill="solid" d={range(3).map((i) => rect(154 + i * 14, 116, 14, 24))} />
      <Stroke weight="thin" d="M112 158h94" />
      <Arrow
        dash="dashed"
        points={[
          [220, 128],
          [288, 128],
        ]}
      />
      <Stroke weight="path" tone="red" d="M244 118l20 20M264 118l-20 20" />
      <Label x={90} y={38}>
        clamp
      </Label>
      <Label x={182} y={92} anchor="middle">
        remembers
      </Label>
      <Label x={292} y={200} anchor="end">
        network gone
      </Label>
    </>
  ),

  // The same hall, each line with a meter of its own: one draws power while it stands still.
  after: (
    <>
      <Hall />
      <Shape fill="soft" d={level(machines[0] ?? 0, 0) + level(machines[2] ?? 0, 2)} />
      <Shape fill="red" d={level(machines[idle] ?? 0, idle)} />
      <Stroke d={machines.map(machine)} />
      <Stroke dash="dashed" d={machines.map((x) => line(x - 35, 148, x + 35, 148))} />
      <Shape d={machines.map((x) => meter(x, 112, 11))} />
      <Stroke weight="path" d={machines.map((x) => needle(x, 112, 11))} />
      <Label x={178} y={84} anchor="middle" tone="red">
        idle
      </Label>
      <Label x={36} y={152} anchor="middle">
        limit
      </Label>
    </>
  ),
};
