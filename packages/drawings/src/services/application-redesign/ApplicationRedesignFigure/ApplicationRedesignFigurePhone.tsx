import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { archive, screen, search, tiles } from '../places.ts';
import { firstScreen, retired, usage } from '../usage.ts';

const base = 160;
const pitch = 17.6;
const bars = usage.map((use, index) => rect(index * pitch, base - use, 13, use));
/** The middle of each run of bars, above its picture. */
const [left, middle, right] = [36, 158, 298];

export function ApplicationRedesignFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={322} pad={2} scale="phone" label={label}>
      <Label x={350} y={24} anchor="end">
        uses per week, by function
      </Label>
      <Stroke d={line(0, base, 350, base)} />
      <Shape fill="solid" d={bars.slice(0, firstScreen)} />
      <Shape fill="tint" d={bars.slice(firstScreen, retired)} />
      <Stroke d={bars.slice(retired)} />
      <Stroke weight="thin" d={[left, middle, right].map((x) => line(x, base + 8, x, base + 28))} />
      <Shape d={[screen(0, 192, 76, 96), search(104, 192, 108, 96)]} />
      <Shape fill="solid" d={tiles(0, 192, 76, 96)} />
      <Stroke weight="thin" d={[line(134, 207, 180, 207), writing(114, 238, 88, 3, 18)]} />
      <Stroke dash="dashed" d={archive(252, 192, 92, 96)} />
      <Name x={0} y={314} size="small">
        First screen
      </Name>
      <Name x={158} y={314} size="small" anchor="middle">
        Search
      </Name>
      <Name x={298} y={314} size="small" anchor="middle">
        Retired
      </Name>
    </Drawing>
  );
}
