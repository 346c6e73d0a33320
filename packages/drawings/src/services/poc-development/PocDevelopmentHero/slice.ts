import { plane } from '#line/iso.ts';
import type { Point } from '#line/pen.ts';
import { draw, type Sign } from './contents.ts';

/** A block that is only planned, and the slice of it that is built. */
export interface Cake {
  readonly origin: Point;
  /** The side of its square ground plan. */
  readonly base: number;
  readonly height: number;
  /** Where the slice is cut, and how far it is drawn forward. */
  readonly cut: readonly [from: number, to: number];
  readonly drawn: number;
}

export interface Layer {
  readonly name: string;
  readonly part: string;
  readonly sign: Sign;
}

/** The layers are filled one after the other, from the screen down. */
const beats = [1, 2, 3, 4, 5, 6] as const;

/** Each layer of the slice: the middle of its near face, and its sign on the long side. */
export function sliceLayers(cake: Cake, layers: readonly Layer[], signAt: number) {
  const see = plane(...cake.origin);
  const [from, to] = cake.cut;
  return layers.map(({ name, part, sign }, i) => {
    const middle = cake.height - (cake.height / layers.length) * (i + 0.5);
    const [x, y] = see(cake.base + cake.drawn, (from + to) / 2, middle);
    const picture = draw(sign, (along, up) => see(signAt + along, to, middle + up));
    return { name, part, x, y, picture, after: beats[i] ?? 6 };
  });
}
