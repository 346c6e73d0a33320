import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line, poly } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { lotus, smallLotus } from '../lotus.ts';
import { card, sign, tab, van } from '../things.ts';

/** On the narrow sheet the ruler is vertical, small sizes on top. */
const ruler = { x: 96, top: 16, decade: 136 };
const at = (millimeters: number) => ruler.top + Math.log10(millimeters / 4) * ruler.decade;
const change = at(12);

const leads = [
  { y: 44, size: 5 },
  { y: 128, size: 16 },
  { y: 218, size: 700 },
  { y: 386, size: 1800 },
];

function Ruler() {
  return (
    <>
      <Stroke d={line(ruler.x, at(4), ruler.x, at(4000))} />
      <Stroke
        weight="thin"
        d={[4, 40, 400, 4000].map((size) => line(ruler.x, at(size), ruler.x - 12, at(size)))}
      />
      {['4 mm', '4 cm', '40 cm', '4 m'].map((size, i) => (
        <Label key={size} x={ruler.x - 16} y={at(4 * 10 ** i) + 5} anchor="end">
          {size}
        </Label>
      ))}
    </>
  );
}

export function BrandIdentityFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={440} pad={2} scale="phone" label={label}>
      <Stroke
        weight="thin"
        d={leads.map(({ y, size }) =>
          poly([
            [ruler.x, at(size)],
            [ruler.x + 16, at(size)],
            [ruler.x + 44, y],
            [ruler.x + 74, y],
          ]),
        )}
      />
      <Shape d={[tab(190, 56), card(190, 158), sign(190, 318), van(178, 434)]} />
      <Shape
        fill="solid"
        edge="none"
        d={[
          smallLotus([212, 48], 11),
          lotus([214, 128], 17),
          lotus([242, 234], 36),
          lotus([232, 396], 40),
          ...leads.map(({ size }) => circle(ruler.x, at(size), 3)),
        ]}
      />
      <Ruler />
      <Dimension axis="y" from={at(4)} to={change} at={24} label="small" />
      <Dimension axis="y" from={change} to={at(4000)} at={24} label="full cut" />
    </Drawing>
  );
}
