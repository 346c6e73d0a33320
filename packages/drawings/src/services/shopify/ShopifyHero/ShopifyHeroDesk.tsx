import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, poly, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Arriving, Return, stations, Way } from './order.tsx';
import { Station } from './Station.tsx';

const pitch = 122;
const steps = [160, 242, 324, 406, 488];
const returned = 622;
const laneAt = (i: number): number => i * pitch + 36;
const spots = stations.map((station, i) => ({ ...station, x: steps[i] ?? 0, y: laneAt(i) }));

/** What each lane holds. Its line starts low or high and flips twice. */
const signals = [
  { name: 'basket', high: false, until: steps[1] },
  { name: 'money', high: false, until: returned },
  { name: 'on shelf', high: true, until: returned },
  { name: 'on its way', high: false, until: steps[4] },
  { name: 'revenue', high: false, until: returned },
].map(({ until = 0, ...signal }, i) => ({
  ...signal,
  from: steps[i] ?? 0,
  until,
  base: laneAt(i) + 76,
}));
const start = 100;
const end = 660;
const rise = 20;

/** The order goes down from lane to lane, always to the right. */
function OrderPath() {
  return spots.slice(1).map(({ x, y, lane }, i) => {
    const from = spots[i] ?? { x, y };
    return (
      <Way
        key={lane}
        step={i}
        points={[
          [from.x + 42, from.y],
          [x, from.y],
          [x, y - 38],
        ]}
      />
    );
  });
}

/** One line per lane, high while it holds something. */
function Signals() {
  const edges = signals.map(({ high, from, until, base }) => {
    const [before, after] = high ? [base - rise, base] : [base, base - rise];
    return poly([
      [start, before],
      [from, before],
      [from, after],
      [until, after],
      [until, before],
      [end, before],
    ]);
  });
  const areas = signals.map(({ high, from, until, base }) => {
    const area = (left: number, right: number) => rect(left, base - rise, right - left, rise);
    return high ? area(start, from) + area(until, end) : area(from, until);
  });
  return (
    <>
      {signals.map(({ name, base }, i) => (
        <Arriving key={name} step={i}>
          <Shape fill="tint" edge="none" d={areas[i] ?? ''} />
          <Label x={0} y={base}>
            {name}
          </Label>
        </Arriving>
      ))}
      <Stroke d={edges} />
    </>
  );
}

/** One order's life: the lanes it passes, and the way back. */
export function ShopifyHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={602} pad={1} label={label}>
      <Signals />
      <OrderPath />
      <Return x={returned} stops={range(5).map(laneAt)} beyond={54} />
      <Stroke
        weight="thin"
        tone="soft"
        d={range(4).map((i) => line(0, laneAt(i) + 84, 660, laneAt(i) + 84))}
      />
      {spots.map(({ lane, event, x, y }, i) => (
        <Arriving key={lane} step={i}>
          <Station index={i} x={x} y={y} />
          <Name x={0} y={y - 8} size="small">
            {lane}
          </Name>
          <Label x={0} y={y + 12}>
            {event}
          </Label>
        </Arriving>
      ))}
    </Drawing>
  );
}
