import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, poly, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Passing, Station, stations } from './stations.tsx';

const pitch = 122;
const steps = [168, 256, 344, 432, 520];
const returned = 622;
const laneAt = (i: number): number => i * pitch + 36;
const spots = stations.map((station, i) => ({ ...station, x: steps[i] ?? 0, y: laneAt(i) }));

/** What each lane keeps. Its line starts low or high and flips twice. */
const signals = [
  { name: 'basket', high: false, flips: [168, 256] },
  { name: 'money', high: false, flips: [256, returned] },
  { name: 'on shelf', high: true, flips: [344, returned] },
  { name: 'on its way', high: false, flips: [432, 520] },
  { name: 'revenue', high: false, flips: [520, returned] },
].map((signal, i) => ({ ...signal, base: laneAt(i) + 76 }));
const start = 100;
const end = 660;
const rise = 20;

/** The order goes down from lane to lane, always to the right. */
function OrderPath() {
  return spots.slice(1).map(({ x, y, lane }, i) => {
    const from = spots[i] ?? { x, y };
    const way: readonly Point[] = [
      [from.x + 42, from.y],
      [x, from.y],
      [x, y - 38],
    ];
    return (
      <g key={lane}>
        <Arrow weight="path" points={way} />
        <Passing way={way} step={i} />
      </g>
    );
  });
}

/** One line per lane, high while it holds something. */
function Signals() {
  const edges = signals.map(({ high, flips: [first = 0, second = 0], base }) => {
    const [before, after] = high ? [base - rise, base] : [base, base - rise];
    return poly([
      [start, before],
      [first, before],
      [first, after],
      [second, after],
      [second, before],
      [end, before],
    ]);
  });
  const areas = signals.map(({ high, flips: [first = 0, second = 0], base }) => {
    const spans = high
      ? [
          [start, first],
          [second, end],
        ]
      : [[first, second]];
    return spans.map(([from = 0, to = 0]) => rect(from, base - rise, to - from, rise)).join('');
  });
  const [basket = '', money = '', shelf = '', onItsWay = '', revenue = ''] = areas;
  return (
    <>
      <Shape fill="tint" edge="none" d={[basket, shelf, onItsWay]} />
      <Moving how="appears" after={2}>
        <Shape fill="tint" edge="none" d={money} />
      </Moving>
      <Moving how="appears" after={6}>
        <Shape fill="tint" edge="none" d={revenue} />
      </Moving>
      <Stroke d={edges} />
      {signals.map(({ name, base }) => (
        <Label key={name} x={0} y={base}>
          {name}
        </Label>
      ))}
    </>
  );
}

/** One order's life: the lanes it passes, and the way back. */
export function ShopifyHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={602} pad={1} label={label}>
      <Signals />
      <OrderPath />
      <Arrow
        dash="dashed"
        points={[
          [returned, laneAt(0)],
          [returned, laneAt(4) + 54],
        ]}
      />
      <Shape d={range(5).map((i) => circle(returned, laneAt(i), 6))} />
      <Label x={660} y={laneAt(0) - 22} anchor="end">
        a return
      </Label>
      <Stroke
        weight="thin"
        tone="soft"
        d={range(4).map((i) => line(0, laneAt(i) + 84, 660, laneAt(i) + 84))}
      />
      {spots.map(({ lane, event, x, y }, i) => (
        <g key={lane}>
          <Station index={i} x={x} y={y} />
          <Name x={0} y={y - 8} size="small">
            {lane}
          </Name>
          <Label x={0} y={y + 12}>
            {event}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
