import { crashSettings, type JobKind } from '../platform/queue.ts';

/** Looks for what fell between the chairs: rows without a job, sends without an end. */
export const reconcile: JobKind<Record<string, never>> = {
  name: 'reconcile',
  settings: crashSettings,
};
export const reconcileCron = '*/5 * * * *';
