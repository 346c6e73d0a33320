import * as z from 'zod/mini';
import { crashSettings } from '#platform/queue.ts';

/** Deletes people whose time has run out. */
export const purge = { name: 'purge', payload: z.null(), settings: crashSettings };
export const purgeCron = '17 * * * *';
