import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/** Tells sales about held enquiries, at each full hour in which the office is open. */
export const digest = { name: 'digest', payload: z.null(), settings: crashSettings };
export const digestCron = '0 * * * *';
