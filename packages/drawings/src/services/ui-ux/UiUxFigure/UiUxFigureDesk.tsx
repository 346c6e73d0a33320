import { Arrow } from '#line/Arrow.tsx';
import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect, roundRect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { refused, spoken, tick } from '../form-stops.ts';
import { screen } from '../screen.ts';

const form = { left: 56, right: 306 };
const keys = 392;
const heard = 476;
/** The middle of each control, from the address down to the button. */
const middles = [150, 240, 322, 400];

/** A voice: three arcs that widen towards the words. */
const voice = (y: number) =>
  [6, 12, 18].map((r) => `M${heard - 38 + r} ${y - r * 0.75}a${r} ${r} 0 0 1 0 ${r * 1.5}`);

function Seen() {
  const { left, right } = form;
  const width = right - left;
  return (
    <>
      <Shape d={screen(34, 40, 294, 408, 20)} />
      <Name x={left} y={94} size="large">
        Delivery
      </Name>
      <Stroke weight="thin" d={[line(left, 119, 112, 119), line(left, 208, 92, 208)]} />
      <Shape d={rect(left, 130, width, 40)} />
      <Stroke tone="red" d={rect(left, 220, width, 40)} />
      <Stroke dash="dotted" d={rect(left - 6, 214, width + 12, 52)} />
      <Label x={left} y={284} tone="red">
        pick a weekday
      </Label>
      <Shape fill="soft" d={[rect(70, 146, 136, 8), rect(70, 236, 84, 8), rect(90, 318, 104, 8)]} />
      <Stroke d={rect(left, 312, 20, 20)} />
      <Shape fill="solid" d={rect(left, 378, width, 44)} />
      <Shape fill="knock" d={rect(148, 396, 66, 8)} />
    </>
  );
}

function Stop({ index, y }: { readonly index: number; readonly y: number }) {
  const focused = index === refused;
  return (
    <>
      <Leader
        points={[
          [index === tick ? 206 : form.right, y],
          [keys - 18, y],
        ]}
      />
      <Shape fill={focused ? 'solid' : 'paper'} d={roundRect(keys - 18, y - 18, 36, 36, 5)} />
      <Name x={keys} y={y + 6} anchor="middle" size="small" tone={focused ? 'knock' : 'ink'}>
        {String(index + 1)}
      </Name>
      {spoken[index]?.map((words, row) => (
        <Label key={words} x={heard} y={y - 4 + row * 18} tone={focused ? 'red' : 'ink'}>
          {words}
        </Label>
      ))}
    </>
  );
}

/** One form in the three ways it is used: seen, reached by keyboard, heard. */
export function UiUxFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={450} pad={6} label={label}>
      <Name x={34} y={20}>
        Seen
      </Name>
      <Name x={keys} y={20} anchor="middle">
        Tabbed
      </Name>
      <Name x={heard} y={20}>
        Heard
      </Name>
      <Seen />
      <Dimension axis="y" from={378} to={422} at={20} label="44" />
      <Stroke d={line(keys, 60, keys, 132)} />
      {middles.map((y, index) => (
        <Stop key={y} index={index} y={y} />
      ))}
      {middles.slice(0, -1).map((y, index) => (
        <Arrow
          key={y}
          points={[
            [keys, y + 18],
            [keys, (middles[index + 1] ?? y) - 19],
          ]}
        />
      ))}
      <Stroke weight="thin" d={middles.flatMap(voice)} />
    </Drawing>
  );
}
