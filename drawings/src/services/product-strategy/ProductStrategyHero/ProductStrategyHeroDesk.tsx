import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, curve, line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import {
  base,
  contours,
  exits,
  gates,
  legs,
  on,
  route,
  routeStops,
  spendingStops,
  summit,
} from '../ridge-map.ts';
import { Walked } from '../Walked.tsx';

const sheet = { width: 640, height: 388 };
const at = (point: Point): Point => on(sheet, point);
const gatesAt = gates.map(at);
const exitsAt = exits.map(at);
const start = at(base);
const goal = at(summit);

/** What has been spent when each gate is reached: little at first, most behind the last one. */
const floor = 570;
const spent = [0, 14, 40, 84, 142];
const stops = [start, ...gatesAt, goal];
const legNames = ['ask', 'try one thing', 'release', 'grow'];
const profile = stops.map(([x], i): Point => [x, floor - (spent[i] ?? 0)]);

function Map() {
  return (
    <>
      <Stroke weight="thin" tone="soft" d={contours(sheet, 9)} />
      <Stroke weight="thin" d={rect(0, 0, sheet.width, sheet.height)} />
      <Stroke
        dash="dashed"
        d={exitsAt.map(([x, y], i) => {
          const [gx, gy] = gatesAt[i] ?? start;
          return `M${gx} ${gy}Q${gx + 50} ${gy + 12} ${x} ${y}`;
        })}
      />
      <Walked weight="wall" legs={legs(route.map(at), routeStops)} />
      <Shape fill="solid" d={[circle(...start, 8), circle(...goal, 5)]} />
      <Shape fill="solid" edge="knock" d={gatesAt.map(([x, y]) => rect(x - 11, y - 11, 22, 22))} />
      {gatesAt.map(([x, y], i) => (
        <Label key={x} x={x} y={y + 4} anchor="middle" tone="knock">
          {String(i + 1)}
        </Label>
      ))}
      <Shape fill="knock" d={exitsAt.map(([x, y]) => rect(x + 4, y - 8, 40, 18))} />
      <Shape fill="solid" edge="none" d={exitsAt.map(([x, y]) => rect(x - 4, y - 4, 8, 8))} />
      {exitsAt.map(([x, y]) => (
        <Label key={x} x={x + 10} y={y + 4}>
          stop
        </Label>
      ))}
      <Moving how="drops" after={6}>
        <Stroke weight="path" d={line(...goal, goal[0], goal[1] - 46)} />
        <Shape fill="solid" edge="none" d={`M${goal[0]} ${goal[1] - 46}l34 11-34 11z`} />
      </Moving>
    </>
  );
}

/** Under the map, what has been spent on the way to each gate. */
function Spending() {
  return (
    <>
      <Shape fill="tint" edge="none" d={`${curve(profile)}V${floor}z`} />
      <Walked weight="path" legs={legs(profile, spendingStops)} />
      <Stroke d={line(0, floor, sheet.width, floor)} />
      <Label x={start[0]} y={floor - 32}>
        spent so far
      </Label>
      {legNames.map((leg, i) => (
        <Label
          key={leg}
          x={((stops[i]?.[0] ?? 0) + (stops[i + 1]?.[0] ?? 0)) / 2}
          y={floor + 22}
          anchor="middle"
        >
          {leg}
        </Label>
      ))}
    </>
  );
}

/** A route over a ridge with gates at which one goes on or stops, and the spending under it. */
export function ProductStrategyHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={600} pad={2} label={label}>
      <Stroke
        weight="thin"
        dash="dotted"
        d={[...gatesAt, goal].map(([x, y]) => line(x, y + 14, x, floor))}
      />
      <Map />
      <Spending />
    </Drawing>
  );
}
