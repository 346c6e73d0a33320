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

const [left, top, right, bottom] = [176, 44, 648, 372];

export function YourAccountsDesk() {
  const { main, branch, ours, yours } = history(226, 136, 370);
  return (
    <Drawing width={650} height={420} pad={2} label={label}>
      <Stroke
        weight="wall"
        d={poly([
          [left, 262],
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
          [left, 340],
        ])}
      />
      <Stroke weight="thin" d="M176 340a78 78 0 0 1 55-75" dash="dotted" />
      <Stroke weight="path" d={line(176, 340, 231, 285)} />
      <Stroke
        weight="thin"
        d={[line(left, 196, right, 196), line(420, 196, 420, 240), line(420, 330, 420, bottom)]}
      />
      <Name x={left} y={24}>
        Your accounts
      </Name>
      <Stroke d={branch} />
      <Stroke weight="path" d={main} />
      <Shape d={yours} />
      <Shape fill="solid" d={ours} />
      <Label x={226} y={172} anchor="middle">
        day one
      </Label>
      <Label x={636} y={172} anchor="end">
        last day
      </Label>
      <Label x={200} y={80}>
        repository
      </Label>
      <Shape fill="tint" d={cards(266, 228, 36)} />
      <Label x={266} y={318}>
        tracker
      </Label>
      <Shape d={drum(452, 226, 52, 68)} />
      <Label x={452} y={318}>
        servers
      </Label>
      <Shape d={rect(556, 226, 66, 68)} />
      <Stroke weight="thin" d={writing(566, 242, 46, 4, 12)} />
      <Label x={556} y={318}>
        drawings
      </Label>
      <Shape fill="solid" d={[person(44, 372), person(92, 372)]} />
      <Stroke weight="thin" d={line(0, 372, left, 372)} />
      <Name x={0} y={280}>
        We
      </Name>
      <Arrow points={ends(116, 318, 168, 318)} />
      <Stroke tone="red" d={key(18, 168)} />
      <Arrow tone="red" points={ends(76, 168, 166, 168)} />
      <Label x={0} y={140} tone="red">
        taken back
      </Label>
      <Label x={0} y={206} tone="red">
        on any day
      </Label>
    </Drawing>
  );
}
