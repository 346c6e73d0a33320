import { range, rect } from '#line/pen.ts';

/** How many of ten orders take the new path in each week. */
export const newEachWeek = [0, 1, 2, 4, 6, 9, 10, 10] as const;
const ordersAWeek = 10;
/** The old form is closed after this week. */
export const lastWeekOfBoth = 6;

/** The layout of the order columns in a composition. */
export interface Columns {
  readonly left: number;
  readonly step: number;
  readonly width: number;
  readonly base: number;
  readonly row: number;
  readonly height: number;
}

export const columnLeft = (c: Columns, week: number): number => c.left + (week - 1) * c.step;

const orderTop = (c: Columns, n: number): number => c.base - (n + 1) * c.row;

/** A sheet of paper with its corner folded. */
const sheet = (x: number, y: number, { width, height }: Columns): string =>
  `M${x} ${y}h${width - 8}l8 8v${height - 8}h${-width}zM${x + width - 8} ${y}v8h8`;

/** Orders on the new path fill each column from below. */
export const newOrders = (c: Columns): string[] =>
  newEachWeek.flatMap((moved, i) =>
    range(moved).map((n) => rect(columnLeft(c, i + 1), orderTop(c, n), c.width, c.height)),
  );

/** The remaining orders, above them, still use the old form. */
export const oldOrders = (c: Columns): string[] =>
  newEachWeek.flatMap((moved, i) =>
    range(ordersAWeek - moved).map((n) => sheet(columnLeft(c, i + 1), orderTop(c, moved + n), c)),
  );
