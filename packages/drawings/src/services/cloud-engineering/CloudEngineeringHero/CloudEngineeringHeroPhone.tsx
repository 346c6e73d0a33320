import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { drum, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { Capacity } from './Capacity.tsx';
import { dayChart } from './day.ts';
import { label } from './label.ts';
import { Servers } from './Servers.tsx';

const zones = [0, 120, 240];
const middleOf = (zone: number): number => zone + 55;

function Edge() {
  const users = range(9).map((i) => 20 + i * 38);
  const asking = users.filter((_, i) => i % 3 === 1);
  return (
    <>
      <Shape
        d={stamp(
          stampRect(9, 9),
          users.map((x) => [x, 1]),
        )}
      />
      <Shape
        fill="solid"
        d={stamp(
          stampRect(9, 9),
          asking.map((x) => [x, 1]),
        )}
      />
      <Stroke d={asking.map((x) => line(x + 4, 10, x + 4, 24))} />
      <Shape fill="tint" d={rect(0, 24, 350, 28)} />
      <Label x={175} y={43} anchor="middle">
        edge cache
      </Label>
      <Arrow
        weight="path"
        points={[
          [175, 52],
          [175, 68],
        ]}
      />
      <Shape d={rect(100, 69, 150, 28)} />
      <Label x={175} y={88} anchor="middle">
        load balancer
      </Label>
    </>
  );
}

function Zones() {
  const places = range(3).flatMap((row) => zones.map((x): Point => [x + 9, 140 + row * 30]));
  return (
    <>
      <Stroke d="M175 97v17M130 97v9h-75v8M220 97v9h75v8" />
      <Stroke dash="dashed" d={zones.map((x) => rect(x, 114, 110, 120))} />
      {zones.map((x, i) => (
        <Label key={x} x={x + 9} y={131}>
          {`zone ${'abc'.charAt(i)}`}
        </Label>
      ))}
      <Servers places={places} width={92} height={24} />
    </>
  );
}

function Data() {
  const drums = zones.map((x) => drum(middleOf(x) - 26, 246, 52, 38));
  return (
    <>
      <Stroke d={zones.map((x) => line(middleOf(x), 234, middleOf(x), 248))} />
      <Shape d={drums} />
      <Shape fill="solid" edge="knock" d={drums[1] ?? ''} />
      <Arrow
        points={[
          [149, 266],
          [83, 266],
        ]}
      />
      <Arrow
        points={[
          [201, 266],
          [268, 266],
        ]}
      />
      <Label x={175} y={304} anchor="middle">
        primary
      </Label>
    </>
  );
}

function Day() {
  const base = 432;
  const chart = dayChart({ left: 0, base, width: 350, height: 92 });
  const now = Math.round(chart.at(0.55));
  return (
    <>
      <Shape fill="tint" edge="none" d={chart.area} />
      <Stroke d={chart.load} />
      <Stroke d={[line(0, 328, 0, base), line(0, base, 350, base)]} />
      <Capacity chart={chart} />
      <Label x={10} y={392}>
        capacity
      </Label>
      <Label x={210} y={424}>
        load
      </Label>
      <Label x={0} y={452}>
        00:00
      </Label>
      <Label x={175} y={452} anchor="middle">
        12:00
      </Label>
      <Label x={350} y={452} anchor="end">
        24:00
      </Label>

      <Stroke d={line(now, 328, now, base)} />
      <Shape fill="solid" edge="none" d={`M${now - 6} 320h12l-6 9z`} />
    </>
  );
}

export function CloudEngineeringHeroPhone() {
  return (
    <Drawing width={350} height={456} pad={1} scale="phone" label={label}>
      <Edge />
      <Zones />
      <Data />
      <Day />
    </Drawing>
  );
}
