import { rect } from '#line/pen.ts';

interface Tests {
  readonly tops: readonly number[];
  readonly count: number;
  readonly pitch: number;
  readonly width: number;
}

/**
 * The positions of the screen's parts, measured from its top left corner. The four stages share a plan, so that header,
 * title, picture and rows line up.
 */
export interface ScreenPlan {
  readonly width: number;
  readonly height: number;
  readonly inset: number;
  readonly bar: number;
  readonly titleBaseline: number;
  readonly capHeight: number;
  readonly picture: { readonly top: number; readonly height: number };
  readonly columns: { readonly left: number; readonly pitch: number; readonly width: number };
  readonly rows: readonly number[];
  readonly liveHeight: number;
  /** The running product's test suites: one row of cells each. */
  readonly tests: Tests;
}

export const WIDE_PLAN: ScreenPlan = {
  width: 340,
  height: 420,
  inset: 24,
  bar: 44,
  titleBaseline: 94,
  capHeight: 33,
  picture: { top: 118, height: 150 },
  columns: { left: 41, pitch: 34, width: 20 },
  rows: [310, 338, 366, 394],
  liveHeight: 110,
  tests: { tops: [292, 332, 372], count: 22, pitch: 13.5, width: 8.5 },
};

export const PHONE_PLAN: ScreenPlan = {
  width: 175,
  height: 188,
  inset: 14,
  bar: 22,
  titleBaseline: 56,
  capHeight: 22,
  picture: { top: 68, height: 66 },
  columns: { left: 23, pitch: 17, width: 10 },
  rows: [157, 174],
  liveHeight: 66,
  tests: { tops: [147, 163], count: 13, pitch: 11.5, width: 9 },
};

export interface StageProps {
  readonly plan: ScreenPlan;
  readonly x: number;
  readonly y: number;
}

/** The heights of the order columns, as shares of the picture's height. */
const ORDERS = [0.3, 0.46, 0.38, 0.6, 0.52, 0.78, 0.68, 0.88];

/** The columns of the screen's chart, drawn as outlines in one stage and as areas in the next. */
export function orderColumns({ plan: { picture, columns }, x, y }: StageProps): string[] {
  const foot = y + picture.top + picture.height;
  return ORDERS.map((share, i) => {
    const height = Math.round(share * picture.height);
    return rect(x + columns.left + i * columns.pitch, foot - height, columns.width, height);
  });
}

export const FOUR_STAGES_LABEL =
  'One order screen drawn in four stages: a dashed wireframe, a measured layout, the built interface, ' +
  'and the running product with live requests and a test matrix in which one failure is caught before release.';

export const STAGES = [
  { name: 'Wireframe', what: 'in boxes' },
  { name: 'Layout', what: 'measured' },
  { name: 'Build', what: 'in code' },
  { name: 'Run', what: 'in use' },
] as const;
