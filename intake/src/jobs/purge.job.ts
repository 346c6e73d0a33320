import { crashSettings, type JobKind } from '../platform/queue.ts';

/** Deletes people whose time has run out. */
export const purge: JobKind<Record<string, never>> = { name: 'purge', settings: crashSettings };
export const purgeCron = '17 * * * *';
