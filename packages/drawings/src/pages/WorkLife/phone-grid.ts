import { lanes, type Task } from './work-life.ts';

export const barWidth = 30;
/** The distance from a row's border to its bars. */
export const inset = 9;

/** The start of each phase, and the end of the sheet. Time runs down. */
export const edges = [104, 152, 200, 248, 354, 402, 466];
export const startOf = (phase: number): number => edges[phase] ?? 0;

export const middleOf = (lane: Task['lane']): number => 132 + lanes.indexOf(lane) * 49;
export const leftOf = (lane: Task['lane']): number => middleOf(lane) - barWidth / 2;
