import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { climb, contours } from '../ridge-map.ts';
import { Walked } from '../Walked.tsx';
import { Spending } from './Spending.tsx';

const sheet = { width: 350, height: 274 };
const floor = 410;
const { start, gates, exits, goal, route, profile } = climb(sheet, floor, [0, 12, 32, 66, 112]);

function Map() {
  return (
    <>
      <Stroke weight="thin" tone="soft" d={contours(sheet, 6)} />
      <Stroke weight="thin" d={rect(0, 0, sheet.width, sheet.height)} />
      <Stroke
        dash="dashed"
        d={exits.map(([x, y], i) => {
          const [gx, gy] = gates[i] ?? start;
          return `M${gx} ${gy}Q${gx + 28} ${gy + 6} ${x} ${y}`;
        })}
      />
      <Walked weight="wall" legs={route} />
      <Shape fill="solid" d={[circle(...start, 7), circle(...goal, 4)]} />
      <Shape fill="solid" edge="knock" d={gates.map(([x, y]) => rect(x - 11, y - 11, 22, 22))} />
      {gates.map(([x, y], i) => (
        <Label key={x} x={x} y={y + 5} anchor="middle" tone="knock">
          {String(i + 1)}
        </Label>
      ))}
      <Shape fill="knock" d={exits.map(([x, y]) => rect(x + 4, y - 9, 42, 18))} />
      {exits.map(([x, y]) => (
        <Label key={x} x={x + 9} y={y + 5}>
          stop
        </Label>
      ))}
      <Shape fill="solid" edge="none" d={exits.map(([x, y]) => rect(x - 4, y - 4, 8, 8))} />
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
        d={[...gates, goal].map(([x, y]) => line(x, y + 13, x, floor))}
      />
      <Map />
      <Spending
        width={sheet.width}
        floor={floor}
        profile={profile}
        title={{ x: 0, y: 306, words: 'spent' }}
        legNames={{ y: floor + 20, words: ['ask', 'try', 'release', 'grow'] }}
      />
    </Drawing>
  );
}
