import type { Beat } from '#line/movement.ts';
import { poly, type Point } from '#line/pen.ts';

/** The desks an order passes, in their order in both halves of the drawing. */
export const desks = ['sales', 'credit', 'warehouse', 'delivery', 'accounts'] as const;

/** One stay of the order at a desk, in days since it came in. */
export interface Stay {
  readonly desk: number;
  /** When it arrives in the tray; it waits there until `taken`. */
  readonly arrives: number;
  readonly taken: number;
  readonly leaves: number;
}

/** The index of the stay at which the wrong address is found and the order goes back to the first desk. */
export const sentBack = 3;

export const onPaper: readonly Stay[] = [
  { desk: 0, arrives: 0, taken: 0, leaves: 0.3 },
  { desk: 1, arrives: 0.3, taken: 1.7, leaves: 1.9 },
  { desk: 2, arrives: 1.9, taken: 3.6, leaves: 4 },
  { desk: 3, arrives: 4, taken: 5.2, leaves: 5.4 },
  { desk: 0, arrives: 5.4, taken: 6.2, leaves: 6.4 },
  { desk: 3, arrives: 6.4, taken: 7.2, leaves: 7.5 },
  { desk: 4, arrives: 7.5, taken: 8.7, leaves: 9 },
];

export const onRecord: readonly Stay[] = [
  { desk: 0, arrives: 0, taken: 0, leaves: 0.3 },
  { desk: 1, arrives: 0.3, taken: 0.35, leaves: 0.55 },
  { desk: 2, arrives: 0.55, taken: 0.6, leaves: 1 },
  { desk: 3, arrives: 1, taken: 1.05, leaves: 1.35 },
  { desk: 4, arrives: 1.35, taken: 1.4, leaves: 1.7 },
];

export const daysOnPaper = 9;
export const daysOnRecord = 1.7;

export interface Leg {
  readonly path: string;
  readonly after?: Beat;
}

const legEnds: readonly (readonly [day: number, after?: Beat])[] = [
  [2.25],
  [4.5, 2],
  [6.75, 4],
  [9, 6],
];

/** The path of the paper in four legs of equal time; the record is complete within the first. */
export const paperLegs = (place: (desk: number, day: number) => Point): Leg[] =>
  legEnds.map(([until, after], i) => {
    const [from] = legEnds[i - 1] ?? [0];
    const spots = onPaper
      .filter(({ arrives, leaves }) => leaves > from && arrives < until)
      .flatMap(({ desk, arrives, leaves }) => [
        place(desk, Math.max(arrives, from)),
        place(desk, Math.min(leaves, until)),
      ]);
    return { path: poly(spots), ...(after && { after }) };
  });
