import { lanes, type Task } from './work-life.ts';

export const width = 1296;
export const laneHeight = 70;
export const barHeight = 36;
export const lanesTop = 62;
export const lanesBottom = lanesTop + lanes.length * laneHeight;

/** The start of each phase, and the end of the sheet. */
export const edges = [148, 272, 438, 604, 940, 1060, width];
export const startOf = (phase: number): number => edges[phase] ?? width;

export const barTop = (lane: Task['lane']): number =>
  lanesTop + lanes.indexOf(lane) * laneHeight + (laneHeight - barHeight) / 2;
