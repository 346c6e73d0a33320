import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line, poly, range } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { lotus, smallLotus } from '../lotus.ts';
import { card, invoice, sign, tab, van } from '../things.ts';

const ruler = { y: 232, left: 24, decade: 196 };
const floor = 142;
/** A logarithmic scale that starts at four millimeters on the left. */
const at = (millimeters: number) => ruler.left + Math.log10(millimeters / 4) * ruler.decade;
const change = at(12);

/** The position of each thing, and the width of its mark in millimeters. */
const leads = [
  { x: 54, size: 5 },
  { x: 176, size: 16 },
  { x: 292, size: 30 },
  { x: 410, size: 700 },
  { x: 560, size: 1800 },
];

function Ruler() {
  const minor = range(3).flatMap((decade) =>
    range(8).map((i) => at(4 * 10 ** decade * (1 + (i + 1) * 1.125))),
  );
  return (
    <>
      <Stroke d={line(at(4), ruler.y, at(4000), ruler.y)} />
      <Stroke
        weight="thin"
        d={[
          ...minor.map((x) => line(x, ruler.y, x, ruler.y + 6)),
          ...[4, 40, 400, 4000].map((size) => line(at(size), ruler.y, at(size), ruler.y + 14)),
        ]}
      />
      {['4 mm', '4 cm', '40 cm', '4 m'].map((size, i) => (
        <Label key={size} x={at(4 * 10 ** i)} y={ruler.y + 32} anchor="middle">
          {size}
        </Label>
      ))}
    </>
  );
}

/** One mark from the width of a match to the side of a van, and the size up to which its small cut is used. */
export function BrandIdentityFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={432} pad={4} label={label}>
      <Stroke
        weight="thin"
        d={leads.map(({ x, size }) =>
          poly([
            [x, floor],
            [x, floor + 24],
            [at(size), ruler.y - 24],
            [at(size), ruler.y],
          ]),
        )}
      />
      <Shape
        d={[
          tab(12, floor),
          card(126, floor),
          invoice(248, floor),
          sign(358, floor),
          van(484, floor),
        ]}
      />
      <Shape
        fill="solid"
        edge="none"
        d={[
          smallLotus([34, floor - 8], 10),
          lotus([150, floor - 30], 17),
          lotus([272, floor - 94], 17),
          lotus([410, floor - 84], 36),
          lotus([538, floor - 38], 40),
          ...leads.map(({ size }) => circle(at(size), ruler.y, 3)),
          smallLotus([(at(4) + change) / 2, 420], 56),
          lotus([(change + at(4000)) / 2, 420], 56),
        ]}
      />
      <Ruler />
      <Dimension axis="x" from={at(4)} to={change} at={302} label="small cut" offset={22} />
      <Dimension axis="x" from={change} to={at(4000)} at={302} label="full cut" offset={22} />
    </Drawing>
  );
}
