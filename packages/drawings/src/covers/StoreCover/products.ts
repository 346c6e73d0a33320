import { circle, drum, line, num, rect, shape } from '#line/pen.ts';

/** A product's picture, about 76 wide and 84 high: its body, its fine lines, its colored part. */
export interface Product {
  readonly body: string;
  readonly fine?: string;
  readonly solid?: string;
}

type Draw = (x: number, y: number) => Product;

const bag: Draw = (x, y) => ({
  body:
    shape([
      [x + 16, y + 16],
      [x + 60, y + 16],
      [x + 72, y + 84],
      [x + 4, y + 84],
    ]) + `M${num(x + 24)} ${num(y + 16)}c0-18 28-18 28 0`,
});

const tin: Draw = (x, y) => ({
  body: drum(x + 10, y + 4, 56, 78),
  fine: line(x + 10, y + 34, x + 66, y + 34),
});

const parcel: Draw = (x, y) => ({
  body: rect(x + 2, y + 20, 72, 60) + line(x + 2, y + 38, x + 74, y + 38),
  solid: rect(x + 30, y + 20, 16, 34),
});

const plate: Draw = (x, y) => ({
  body: circle(x + 38, y + 44, 38),
  fine: circle(x + 38, y + 44, 24),
  solid: circle(x + 38, y + 44, 4),
});

const bottle: Draw = (x, y) => ({
  body: rect(x + 22, y, 32, 16) + `M${num(x + 16)} ${num(y + 84)}v-56q0-12 12-12h20q12 0 12 12v56z`,
  solid: rect(x + 16, y + 44, 44, 22),
});

/** The order sheet covers most of the last product. */
export const PRODUCTS: readonly Draw[] = [bag, tin, parcel, plate, bottle, plate];
