import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { Window } from '#line/Window.tsx';
import { PRODUCTS } from './products.ts';
import type { CoverProps } from '../cover-props.ts';

const SHELF = PRODUCTS.slice(0, 2).map((draw, i) => {
  const y = 36 + i * 98;
  return { y, ...draw(46, y + 1) };
});

/** Two products, and the order sheet that one of them is added to. */
export function StoreCoverPhone({ label }: CoverProps) {
  const rows = ['24', '60', '12'].map((quantity, i) => ({ quantity, y: 114 + i * 30 }));
  return (
    <Drawing width={350} height={245} scale="phone" label={label}>
      <Window x={14} y={14} width={230} height={217} bar={14} />
      <Shape d={SHELF.slice(0, 1).map(({ y }) => rect(26, y, 116, 88))} />
      <Shape fill="tint" d={SHELF.slice(1).map(({ y }) => rect(26, y, 116, 88))} />
      <Shape d={SHELF.map(({ body }) => body)} />
      <Stroke weight="thin" d={SHELF.map(({ fine = '' }) => fine)} />
      <Shape d={[rect(176, 58, 160, 176), line(176, 98, 336, 98)]} />
      <Name x={190} y={84} size="small">
        Order
      </Name>
      <Shape
        d={[
          stamp(
            stampRect(16, 16),
            rows.toSpliced(1, 1).map(({ y }) => [190, y]),
          ),
          stamp(
            stampRect(36, 22),
            rows.map(({ y }) => [286, y - 3]),
          ),
        ]}
      />
      <Shape fill="soft" d={rows.map(({ y }, i) => rect(216, y + 5, 44 + i * 6, 6))} />
      <Shape fill="solid" d={[rect(190, 144, 16, 16), rect(190, 204, 132, 16)]} />
      {rows.map(({ quantity, y }) => (
        <Label key={quantity} x={304} y={y + 13} anchor="middle">
          {quantity}
        </Label>
      ))}
      <Arrow
        weight="path"
        points={[
          [142, 178],
          [160, 178],
          [160, 152],
          [188, 152],
        ]}
      />
    </Drawing>
  );
}
