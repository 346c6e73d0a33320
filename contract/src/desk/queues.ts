import { workStates } from './work.ts';

/** Without a schema beside it: the app's first screen does not carry one. */
export const queues = ['to-answer', 'mine', 'late', ...workStates.slice(1)] as const;
export type QueueName = (typeof queues)[number];

/** So many single rows are given at once. */
export const ROWS_AT_MOST = 50;
/** So many that are held back are decided about at once. */
export const HELD_AT_MOST = 1_000;
