import { circle, cross, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface Middle {
  readonly x: number;
  readonly y: number;
}

/** A product page: picture, words, and the button. */
function Storefront({ x, y }: Middle) {
  return (
    <>
      <Shape d={[rect(x - 40, y - 34, 80, 68), line(x - 40, y - 24, x + 40, y - 24)]} />
      <Stroke
        weight="thin"
        d={[
          rect(x - 32, y - 16, 34, 42),
          cross(x - 32, y - 16, 34, 42),
          ...range(3).map((i) => line(x + 10, y - 12 + i * 9, x + 32 - i * 5, y - 12 + i * 9)),
        ]}
      />
      <Shape fill="solid" d={rect(x + 10, y + 16, 22, 10)} />
    </>
  );
}

/** A card on the terminal. */
function Checkout({ x, y }: Middle) {
  return (
    <>
      <Shape d={rect(x - 38, y - 26, 76, 50)} />
      <Shape fill="solid" edge="none" d={rect(x - 38, y - 15, 76, 11)} />
      <Stroke
        weight="thin"
        d={[line(x - 28, y + 8, x, y + 8), line(x - 28, y + 15, x - 10, y + 15)]}
      />
      <Stroke d={rect(x + 16, y + 6, 13, 10)} />
    </>
  );
}

/** Shelves with one reserved box. */
function Stock({ x, y }: Middle) {
  const box = (shelf: number, place: number): string =>
    rect(x - 34 + place * 24, y - 22 + shelf * 32, 18, 18);
  return (
    <>
      <Stroke
        d={[
          line(x - 42, y - 34, x - 42, y + 34),
          line(x + 42, y - 34, x + 42, y + 34),
          line(x - 42, y - 3, x + 42, y - 3),
          line(x - 42, y + 29, x + 42, y + 29),
        ]}
      />
      <Shape d={[box(0, 0), box(0, 1), box(1, 0), box(1, 1), box(1, 2)]} />
      <Shape fill="solid" d={box(0, 2)} />
    </>
  );
}

/** A van with the order in it. */
function Delivery({ x, y }: Middle) {
  return (
    <>
      <Shape d={`M${x - 42} ${y - 24}h54v42h-54zM${x + 12} ${y - 12}h16l14 14v16h-30z`} />
      <Shape d={[circle(x - 22, y + 19, 8), circle(x + 24, y + 19, 8)]} />
      <Shape fill="solid" edge="none" d={rect(x - 30, y - 8, 18, 18)} />
    </>
  );
}

/** A ledger with a new line. */
function Accounts({ x, y }: Middle) {
  const rows = range(4).map((i) => y - 20 + i * 13);
  return (
    <>
      <Shape d={[rect(x - 38, y - 32, 76, 64), line(x + 12, y - 32, x + 12, y + 32)]} />
      <Stroke
        weight="thin"
        d={rows.flatMap((row) => [line(x - 30, row, x + 4, row), line(x + 19, row, x + 31, row)])}
      />
      <Shape
        fill="solid"
        edge="none"
        d={[rect(x - 30, y + 16, 36, 7), rect(x + 19, y + 16, 12, 7)]}
      />
    </>
  );
}

const pictures = [Storefront, Checkout, Stock, Delivery, Accounts];

/** The object in a lane, centered on a point and about 84 by 68. */
export function Station({ index, x, y }: Middle & { readonly index: number }) {
  const Picture = pictures[index] ?? Storefront;
  return <Picture x={x} y={y} />;
}
