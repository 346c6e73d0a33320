import { crashSettings, type JobKind } from '../platform/queue.ts';

/** Sends a marked lead through the front door, so that a form that died is noticed by us first. */
export const probe: JobKind<Record<string, never>> = { name: 'probe', settings: crashSettings };
