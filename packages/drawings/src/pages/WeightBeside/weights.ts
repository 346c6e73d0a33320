import { line, range } from '#line/pen.ts';

export interface WeightProps {
  /** What this page weighs, in KB and in words. */
  readonly page: { readonly amount: number; readonly words: string };
  /** The parts of that weight, heaviest first. */
  readonly parts: readonly {
    readonly name: string;
    readonly amount: number;
    readonly words: string;
  }[];
  /** What is drawn beside it to the same scale. */
  readonly beside: { readonly amount: number; readonly words: string };
}

/** The side of this page's square, given the side of the other square: areas are to scale. */
export const sideOf = ({ page, beside }: WeightProps, side: number): number =>
  side * Math.sqrt(page.amount / beside.amount);

/** How many of this page fit into the other. */
export const timesIn = ({ page, beside }: WeightProps): number =>
  Math.floor(beside.amount / page.amount);

/** Rules the large square from its lower left corner into squares as large as this page. */
export function ruled(left: number, bottom: number, side: number, unit: number): string[] {
  const lines = range(Math.floor(side / unit)).map((i) => (i + 1) * unit);
  return lines.flatMap((at) => [
    line(left + at, bottom - side, left + at, bottom),
    line(left, bottom - at, left + side, bottom - at),
  ]);
}

/** The text alternative of the squares. */
export const sentenceOf = (weight: WeightProps): string =>
  `Two squares to the same scale. The large one is the median home page, ${weight.beside.words}. ` +
  `The small one in its corner is the home page of this site, ${weight.page.words}: ` +
  `${timesIn(weight)} of it fit into the large one. Enlarged, it is made of ` +
  `${weight.parts.map(({ name, words }) => `${name} ${words}`).join(', ')}.`;
