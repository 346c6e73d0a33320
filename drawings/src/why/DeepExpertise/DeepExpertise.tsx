import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { drum, hatch, line, range, rect, writing } from '#line/pen.ts';
import { Room } from '#line/Room.tsx';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const label =
  'Section through a product: one solid core goes down through the interface, the application, the data and the platform into the ground.';

const strata = ['interface', 'application', 'data', 'platform', 'ground'];
const left = 36;
const right = 322;
const thickness = 34;
const topOf = (stratum: number): number => 20 + stratum * thickness;
const bottom = topOf(strata.length);
const core = { left: 144, right: 208 };
const boundaries = range(strata.length + 1).map(topOf);

/** What each stratum is made of, left of the core. */
function Textures() {
  return (
    <>
      <Shape fill="tint" d={rect(left + 10, topOf(0) + 9, 40, 16)} />
      <Shape d={[0, 32, 64].map((x) => rect(left + 10 + x, topOf(1) + 9, 20, 16))} />
      <Stroke
        d={[
          line(66, topOf(1) + 17, 78, topOf(1) + 17),
          line(98, topOf(1) + 17, 110, topOf(1) + 17),
        ]}
      />
      <Shape d={[0, 32, 64].map((x) => drum(left + 10 + x, topOf(2) + 7, 20, 20))} />
      <Shape d={rect(left + 10, topOf(3) + 8, 84, 18)} />
      <Stroke
        weight="thin"
        d={[
          writing(left + 58, topOf(0) + 11, 36, 3, 6),
          ...range(6).map((i) => line(58 + i * 12, topOf(3) + 8, 58 + i * 12, topOf(3) + 26)),
          hatch(left, topOf(4), core.left - left, thickness, 12),
        ]}
      />
    </>
  );
}

/** Deep application development expertise: not one layer, all of them. */
export function DeepExpertise() {
  return (
    <Room>
      <Drawing width={330} height={200} scale="phone" label={label}>
        <Textures />
        <Stroke d={boundaries.map((y) => line(left, y, right, y))} />
        <Shape fill="solid" d="M144 4h64v178l-32 16-32-16z" />
        <Stroke
          tone="knock"
          d={boundaries.slice(0, -1).map((y) => line(core.left, y, core.right, y))}
        />
        {strata.map((name, i) => (
          <Label key={name} x={222} y={topOf(i) + 21}>
            {name}
          </Label>
        ))}
        <Dimension axis="y" from={topOf(0)} to={bottom} at={25} label="depth" />
      </Drawing>
    </Room>
  );
}
