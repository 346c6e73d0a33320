import { Arrow } from '#line/Arrow.tsx';
import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { Window } from '#line/Window.tsx';
import styles from '../cover.module.css';
import { PRODUCTS } from './products.ts';
import type { CoverProps } from '../cover-props.ts';

const CHOSEN = 1;
const SHELF = PRODUCTS.map((draw, i) => {
  const [x, y] = [64 + (i % 3) * 174, 142 + Math.floor(i / 3) * 172];
  return { x, y, ...draw(x + 42, y + 12) };
});

function SiteContent() {
  const [spots, chosen] = [SHELF.toSpliced(CHOSEN, 1), SHELF.slice(CHOSEN, CHOSEN + 1)];
  const frame = ({ x, y }: { x: number; y: number }) => rect(x, y, 160, 108);
  return (
    <>
      <Window x={40} y={48} width={560} height={450} bar={24} />
      <Shape fill="tint" d={rect(40, 72, 560, 46)} />
      <Shape d={spots.map(frame)} />
      <Shape fill="tint" d={chosen.map(frame)} />
      <Shape d={SHELF.map(({ body }) => body)} />
      <Stroke weight="thin" d={SHELF.map(({ fine = '' }) => fine)} />
      <Shape
        fill="soft"
        d={[
          ...SHELF.map(({ x, y }, i) => rect(x, y + 120, 84 + (i % 3) * 12, 6)),
          ...range(3).map((i) => rect(420 + i * 54, 92, 36, 6)),
        ]}
      />
      <Shape fill="faint" d={SHELF.map(({ x, y }) => rect(x, y + 134, 48, 5))} />
      <Shape
        fill="solid"
        d={[
          ...SHELF.map(({ solid = '' }) => solid),
          rect(64, 91, 70, 8),
          ...chosen.map(({ x, y }) => rect(x + 116, y + 118, 44, 22)),
        ]}
      />
    </>
  );
}

function OrderSheet() {
  const rows = ['24', '60', '12', '36', '8'].map((quantity, i) => ({ quantity, y: 290 + i * 33 }));
  return (
    <>
      <Shape d={[rect(470, 224, 290, 300), line(470, 274, 760, 274)]} />
      <Name x={490} y={256} className={styles.name}>
        Order
      </Name>
      <Label x={740} y={255} anchor="end">
        12 lines
      </Label>
      <Shape
        d={[
          stamp(
            stampRect(18, 18),
            rows.toSpliced(CHOSEN, 1).map(({ y }) => [490, y]),
          ),
          stamp(
            stampRect(44, 22),
            rows.map(({ y }) => [648, y - 2]),
          ),
        ]}
      />
      <Shape fill="soft" d={rows.map(({ y }, i) => rect(520, y + 6, 76 + (i % 3) * 14, 6))} />
      <Shape fill="faint" d={rows.map(({ y }) => rect(708, y + 6, 32, 6))} />
      <Shape fill="solid" d={[rect(490, 290 + CHOSEN * 33, 18, 18), rect(490, 466, 250, 40)]} />
      <Shape fill="knock" d={rect(580, 482, 70, 8)} />
      {rows.map(({ quantity, y }) => (
        <Label key={quantity} x={670} y={y + 14} anchor="middle">
          {quantity}
        </Label>
      ))}
    </>
  );
}

/** Wholesale storefront: a catalog that fills an order sheet. */
export function StoreCoverDesk({ label }: CoverProps) {
  return (
    <Drawing width={800} height={560} label={label} className={styles.cover}>
      <Dimension axis="x" from={40} to={600} at={28} label="catalog" />
      <SiteContent />
      <OrderSheet />
      <Dimension axis="y" from={224} to={524} at={780} />
      <Arrow
        weight="path"
        points={[
          [398, 271],
          [430, 271],
          [430, 332],
          [488, 332],
        ]}
      />
    </Drawing>
  );
}
