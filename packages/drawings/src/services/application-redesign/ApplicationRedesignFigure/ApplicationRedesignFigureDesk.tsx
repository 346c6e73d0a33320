import { Arrow } from '#line/Arrow.tsx';
import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { archive, screen, search, tiles } from '../places.ts';
import { firstScreen, retired, usage } from '../usage.ts';

const base = 196;
const pitch = 32;
const bars = usage.map((use, index) => rect(index * pitch, base - use * 1.16, 22, use * 1.16));
const end = (count: number) => count * pitch - 10;

interface GroupProps {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A run of bars, and the place it moves to. */
function Group({ name, from, to }: GroupProps) {
  const [left, right] = [from * pitch, end(to)];
  const middle = (left + right) / 2;
  return (
    <>
      <Dimension axis="x" from={left} to={right} at={216} />
      <Arrow
        points={[
          [middle, 216],
          [middle, 254],
        ]}
      />
      <Name x={middle} y={280} size="small" anchor="middle">
        {name}
      </Name>
    </>
  );
}

/** Functions counted by use, and the place each gets in the redesign. */
export function ApplicationRedesignFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={630} height={446} pad={4} label={label}>
      <Label x={630} y={30} anchor="end">
        uses per week, by function
      </Label>
      <Stroke d={line(0, base, 630, base)} />
      <Shape fill="solid" d={bars.slice(0, firstScreen)} />
      <Shape fill="tint" d={bars.slice(firstScreen, retired)} />
      <Stroke d={bars.slice(retired)} />
      <Group name="First screen" from={0} to={firstScreen} />
      <Group name="Behind search" from={firstScreen} to={retired} />
      <Group name="Retired" from={retired} to={usage.length} />
      <Shape d={[screen(0, 298, 118, 146), search(183, 298, 200, 146)]} />
      <Shape fill="solid" d={tiles(0, 298, 118, 146)} />
      <Shape fill="tint" d={rect(183, 328, 200, 26)} />
      <Stroke weight="thin" d={[line(220, 313, 290, 313), writing(199, 341, 160, 4, 26)]} />
      <Stroke dash="dashed" d={archive(479, 298, 120, 146)} />
    </Drawing>
  );
}
