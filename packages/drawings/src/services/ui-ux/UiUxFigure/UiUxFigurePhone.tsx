import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect, roundRect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { refused, spoken, tick } from '../form-stops.ts';
import { screen } from '../screen.ts';

const keys = 188;
const heard = 222;
const middles = [112, 192, 266, 336];

const Seen = () => (
  <>
    <Shape d={screen(0, 36, 150, 336, 14)} />
    <Name x={14} y={78}>
      Delivery
    </Name>
    <Stroke d={[rect(14, 94, 122, 36), rect(14, 257, 18, 18)]} />
    <Stroke tone="red" d={rect(14, 174, 122, 36)} />
    <Stroke dash="dotted" d={rect(8, 168, 134, 48)} />
    <Shape fill="soft" d={[rect(24, 108, 76, 8), rect(24, 188, 48, 8), rect(42, 262, 68, 8)]} />
    <Shape fill="solid" d={rect(14, 314, 122, 44)} />
    <Shape fill="knock" d={rect(54, 332, 42, 8)} />
  </>
);

function Stop({ index, y }: { readonly index: number; readonly y: number }) {
  const focused = index === refused;
  return (
    <>
      <Shape fill={focused ? 'solid' : 'paper'} d={roundRect(keys - 16, y - 16, 32, 32, 5)} />
      <Name x={keys} y={y + 5} anchor="middle" size="small" tone={focused ? 'knock' : 'ink'}>
        {String(index + 1)}
      </Name>
      {spoken[index]?.map((words, row) => (
        <Label key={words} x={heard} y={y - 4 + row * 19} tone={focused ? 'red' : 'ink'}>
          {words}
        </Label>
      ))}
    </>
  );
}

export function UiUxFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={374} pad={2} scale="phone" label={label}>
      <Name x={0} y={16}>
        Seen
      </Name>
      <Name x={heard - 12} y={16} anchor="end">
        Tabbed
      </Name>
      <Name x={heard + 16} y={16}>
        Heard
      </Name>
      <Seen />
      <Stroke
        weight="thin"
        d={middles.map((y, index) => line(index === tick ? 118 : 136, y, keys - 16, y))}
      />
      {middles.map((y, index) => (
        <Stop key={y} index={index} y={y} />
      ))}
      {middles.slice(0, -1).map((y, index) => (
        <Arrow
          key={y}
          points={[
            [keys, y + 16],
            [keys, (middles[index + 1] ?? y) - 17],
          ]}
        />
      ))}
    </Drawing>
  );
}
