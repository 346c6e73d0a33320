import { line, range } from '#line/pen.ts';

interface Span {
  readonly least: number;
  readonly most: number;
}

export interface PriceCase {
  readonly title: string;
  readonly people: number;
  readonly weeks: Span;
  readonly price: Span;
}

export interface PriceBlocksProps {
  readonly cases: readonly PriceCase[];
  readonly currency: string;
}

export const longest = (cases: readonly PriceCase[]): PriceCase | undefined =>
  cases.toSorted((a, b) => b.weeks.most - a.weeks.most)[0];

export const mostWeeks = (cases: readonly PriceCase[]): number =>
  Math.max(...cases.map(({ weeks }) => weeks.most));

export const mostPeople = (cases: readonly PriceCase[]): number =>
  Math.max(...cases.map(({ people }) => people));

const spanned = ({ least, most }: Span, unit = 1): string =>
  least === most ? String(least / unit) : `${least / unit}–${most / unit}`;

export const weeksWords = ({ weeks }: PriceCase): string => `${spanned(weeks)} weeks`;

/** In thousands, because the range is no more precise than that. */
export const priceWords = ({ price }: PriceCase): string => `${spanned(price, 1000)}k`;

/** The cells of a block: one for each person and week. */
export const cells = (
  x: number,
  foot: number,
  { people, weeks }: PriceCase,
  week: number,
  person: number,
): string[] => [
  ...range(people - 1).map((i) =>
    line(x, foot - (i + 1) * person, x + weeks.least * week, foot - (i + 1) * person),
  ),
  ...range(weeks.least - 1).map((i) =>
    line(x + (i + 1) * week, foot, x + (i + 1) * week, foot - people * person),
  ),
];

/** The text alternative of the blocks. */
export const blocksLabel = ({ cases, currency }: PriceBlocksProps): string =>
  'Blocks to one scale, as high as the team and as long as the work, so that the area is the price. ' +
  cases
    .map(
      (one, i) =>
        `${i + 1}: ${one.people} people, ${weeksWords(one)}, ${currency} ${priceWords(one)}`,
    )
    .join('; ') +
  '.';
