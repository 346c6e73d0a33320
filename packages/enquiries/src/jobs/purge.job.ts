import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/** Deletes personal data whose retention period has ended. */
export const purge = { name: 'purge', payload: z.null(), settings: crashSettings };
export const purgeCron = '17 * * * *';
