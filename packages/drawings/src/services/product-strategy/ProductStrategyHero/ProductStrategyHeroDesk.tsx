import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { climb, contours } from '../ridge-map.ts';
import { Walked } from '../Walked.tsx';
import { Spending } from './Spending.tsx';

const sheet = { width: 640, height: 388 };
const floor = 570;
/** Spending is low at first and highest after the last gate. */
const { start, gates, exits, goal, route, profile } = climb(sheet, floor, [0, 14, 40, 84, 142]);

function Map() {
  return (
    <>
      <Stroke weight="thin" tone="soft" d={contours(sheet, 9)} />
      <Stroke weight="thin" d={rect(0, 0, sheet.width, sheet.height)} />
      <Stroke
        dash="dashed"
        d={exits.map(([x, y], i) => {
          const [gx, gy] = gates[i] ?? start;
          return `M${gx} ${gy}Q${gx + 50} ${gy + 12} ${x} ${y}`;
        })}
      />
      <Walked weight="wall" legs={route} />
      <Shape fill="solid" d={[circle(...start, 8), circle(...goal, 5)]} />
      <Shape fill="solid" edge="knock" d={gates.map(([x, y]) => rect(x - 11, y - 11, 22, 22))} />
      {gates.map(([x, y], i) => (
        <Label key={x} x={x} y={y + 4} anchor="middle" tone="knock">
          {String(i + 1)}
        </Label>
      ))}
      <Shape fill="knock" d={exits.map(([x, y]) => rect(x + 4, y - 8, 40, 18))} />
      <Shape fill="solid" edge="none" d={exits.map(([x, y]) => rect(x - 4, y - 4, 8, 8))} />
      {exits.map(([x, y]) => (
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

/** A route over a ridge, with gates to go on or stop at, and the spending under it. */
export function ProductStrategyHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={600} pad={2} label={label}>
      <Stroke
        weight="thin"
        dash="dotted"
        d={[...gates, goal].map(([x, y]) => line(x, y + 14, x, floor))}
      />
      <Map />
      <Spending
        width={sheet.width}
        floor={floor}
        profile={profile}
        title={{ x: start[0], y: floor - 32, words: 'spent so far' }}
        legNames={{ y: floor + 22, words: ['ask', 'try one thing', 'release', 'grow'] }}
      />
    </Drawing>
  );
}
