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

const sheet = { width: 350, height: 274 };
const at = (point: Point): Point => on(sheet, point);
const gatesAt = gates.map(at);
const exitsAt = exits.map(at);
const start = at(base);
const goal = at(summit);

const floor = 410;
const spent = [0, 12, 32, 66, 112];
const legNames = ['ask', 'try', 'release', 'grow'];
const stops = [start, ...gatesAt, goal];
const profile = stops.map(([x], i): Point => [x, floor - (spent[i] ?? 0)]);

function Map() {
  return (
    <>
      <Stroke weight="thin" tone="soft" d={contours(sheet, 6)} />
      <Stroke weight="thin" d={rect(0, 0, sheet.width, sheet.height)} />
      <Stroke
        dash="dashed"
        d={exitsAt.map(([x, y], i) => {
          const [gx, gy] = gatesAt[i] ?? start;
          return `M${gx} ${gy}Q${gx + 28} ${gy + 6} ${x} ${y}`;
        })}
      />
      <Walked weight="wall" legs={legs(route.map(at), routeStops)} />
      <Shape fill="solid" d={[circle(...start, 7), circle(...goal, 4)]} />
      <Shape fill="solid" edge="knock" d={gatesAt.map(([x, y]) => rect(x - 11, y - 11, 22, 22))} />
      {gatesAt.map(([x, y], i) => (
        <Label key={x} x={x} y={y + 5} anchor="middle" tone="knock">
          {String(i + 1)}
        </Label>
      ))}
      <Shape fill="knock" d={exitsAt.map(([x, y]) => rect(x + 4, y - 9, 42, 18))} />
      {exitsAt.map(([x, y]) => (
        <Label key={x} x={x + 9} y={y + 5}>
          stop
        </Label>
      ))}
      <Shape fill="solid" edge="none" d={exitsAt.map(([x, y]) => rect(x - 4, y - 4, 8, 8))} />
      <Moving how="drops" after={6}>
        <Stroke weight="path" d={line(...goal, goal[0], goal[1] - 36)} />
        <Shape fill="solid" edge="none" d={`M${goal[0]} ${goal[1] - 36}l28 9-28 9z`} />
      </Moving>
    </>
  );
}

export function ProductStrategyHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={436} pad={1} scale="phone" label={label}>
      <Stroke
        weight="thin"
        dash="dotted"
        d={[...gatesAt, goal].map(([x, y]) => line(x, y + 13, x, floor))}
      />
      <Map />
      <Shape fill="tint" edge="none" d={`${curve(profile)}V${floor}z`} />
      <Walked weight="path" legs={legs(profile, spendingStops)} />
      <Stroke d={line(0, floor, sheet.width, floor)} />
      <Label x={0} y={306}>
        spent
      </Label>
      {legNames.map((leg, i) => (
        <Label
          key={leg}
          x={((stops[i]?.[0] ?? 0) + (stops[i + 1]?.[0] ?? 0)) / 2}
          y={floor + 20}
          anchor="middle"
        >
          {leg}
        </Label>
      ))}
    </Drawing>
  );
}
