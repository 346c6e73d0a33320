import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { drum, line, poly, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { person } from '#projects/person.ts';
import { label } from './label.ts';
import { cards, history, key } from './parts.ts';

export function YourAccountsPhone() {
  const { main, branch, ours, yours } = history(28, 112, 292);
  return (
    <Drawing width={350} height={430} pad={2} scale="phone" label={label}>
      <Name x={0} y={18}>
        Your accounts
      </Name>
      <Stroke
        weight="wall"
        d={poly([
          [64, 304],
          [2, 304],
          [2, 34],
          [348, 34],
          [348, 304],
          [132, 304],
        ])}
      />
      <Stroke weight="path" d={line(132, 304, 84, 256)} />
      <Stroke weight="thin" d={line(2, 164, 348, 164)} />
      <Stroke d={branch} />
      <Stroke weight="path" d={main} />
      <Shape d={yours} />
      <Shape fill="solid" d={ours} />
      <Label x={14} y={60}>
        repository
      </Label>
      <Label x={14} y={144}>
        day one
      </Label>
      <Label x={336} y={144} anchor="end">
        last day
      </Label>
      <Shape fill="tint" d={cards(14, 182, 22)} />
      <Shape d={drum(150, 180, 44, 58)} />
      <Shape d={rect(262, 180, 58, 58)} />
      <Stroke weight="thin" d={writing(270, 194, 42, 4, 10)} />
      <Label x={150} y={262}>
        servers
      </Label>
      <Label x={262} y={262}>
        drawings
      </Label>
      <Label x={150} y={290}>
        tracker, notes, tests
      </Label>
      <Arrow points={ends(98, 344, 98, 300)} />
      <Shape fill="solid" d={[person(30, 428), person(76, 428)]} />
      <Name x={0} y={344}>
        We
      </Name>
      <Stroke tone="red" d={key(150, 350)} />
      <Arrow
        tone="red"
        points={[
          [206, 350],
          [320, 350],
          [320, 314],
        ]}
      />
      <Label x={140} y={388} tone="red">
        taken back on any day
      </Label>
    </Drawing>
  );
}
