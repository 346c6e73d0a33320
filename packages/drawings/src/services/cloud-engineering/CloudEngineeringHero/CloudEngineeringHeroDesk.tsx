import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { drum, line, poly, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { Capacity } from './Capacity.tsx';
import { dayChart } from './day.ts';
import { label } from './label.ts';
import { Servers } from './Servers.tsx';

const zones = [54, 260, 466];
const zoneWidth = 182;
const middleOf = (zone: number): number => zone + zoneWidth / 2;
const centre = 351;

/** Users, the cache close to them, and the load balancer behind it. */
function Edge() {
  const users = range(15).map((i) => 59 + i * 41);
  const asking = users.filter((_, i) => i % 4 === 1);
  return (
    <>
      <Label x={0} y={17}>
        users
      </Label>
      <Shape
        d={stamp(
          stampRect(9, 9),
          users.map((x) => [x, 8]),
        )}
      />
      <Shape
        fill="solid"
        d={stamp(
          stampRect(9, 9),
          asking.map((x) => [x, 8]),
        )}
      />
      <Stroke d={asking.map((x) => line(x + 4, 17, x + 4, 46))} />
      <Shape fill="tint" d={rect(54, 46, 594, 28)} />
      <Label x={centre} y={64} anchor="middle">
        edge cache
      </Label>
      <Arrow
        weight="path"
        points={[
          [centre, 74],
          [centre, 97],
        ]}
      />
      <Shape d={rect(240, 98, 222, 28)} />
      <Label x={centre} y={116} anchor="middle">
        load balancer
      </Label>
    </>
  );
}

/** Three zones, so that one can fail. */
function Zones() {
  const places = range(3).flatMap((row) => zones.map((x): Point => [x + 16, 188 + row * 46]));
  const feed = (from: number, zone: number): string =>
    poly([
      [from, 126],
      [from, 142],
      [middleOf(zone), 142],
      [middleOf(zone), 160],
    ]);
  return (
    <>
      <Stroke d={[feed(258, 54), feed(centre, 260), feed(444, 466)]} />
      <Stroke dash="dashed" d={zones.map((x) => rect(x, 160, zoneWidth, 174))} />
      {zones.map((x, i) => (
        <Label key={x} x={x + 16} y={179}>
          {`zone ${'abc'.charAt(i)}`}
        </Label>
      ))}
      <Servers places={places} width={zoneWidth - 32} height={36} />
    </>
  );
}

/** One database takes the writes, two follow it. */
function Data() {
  const drums = zones.map((x) => drum(middleOf(x) - 34, 360, 68, 48));
  return (
    <>
      <Stroke d={zones.map((x) => line(middleOf(x), 334, middleOf(x), 360))} />
      <Shape d={drums} />
      <Shape fill="solid" edge="knock" d={drums[1] ?? ''} />
      <Arrow
        points={[
          [317, 386],
          [181, 386],
        ]}
      />
      <Arrow
        points={[
          [385, 386],
          [522, 386],
        ]}
      />
      {['replica', 'primary', 'replica'].map((role, i) => (
        <Label key={zones[i]} x={middleOf(zones[i] ?? 0)} y={428} anchor="middle">
          {role}
        </Label>
      ))}
    </>
  );
}

function Day() {
  const base = 606;
  const chart = dayChart({ left: 54, base, width: 594, height: 130 });
  const now = chart.at(0.55);
  return (
    <>
      <Shape fill="tint" edge="none" d={chart.area} />
      <Stroke d={chart.load} />
      <Stroke
        d={[line(54, 468, 54, base), line(54, base, 648, base), line(351, base, 351, base + 6)]}
      />
      <Capacity chart={chart} />
      <Label x={64} y={554}>
        capacity
      </Label>
      <Label x={64} y={598}>
        load
      </Label>
      <Label x={54} y={626}>
        00:00
      </Label>
      <Label x={centre} y={626} anchor="middle">
        12:00
      </Label>
      <Label x={648} y={626} anchor="end">
        24:00
      </Label>

      <Stroke d={line(now, 462, now, base)} />
      <Shape fill="solid" edge="none" d={`M${now - 6} 454h12l-6 9z`} />
    </>
  );
}

/** A service that grows and shrinks with its load. */
export function CloudEngineeringHeroDesk() {
  return (
    <Drawing width={648} height={632} pad={1} label={label}>
      <Edge />
      <Zones />
      <Data />
      <Day />
    </Drawing>
  );
}
