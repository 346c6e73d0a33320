import * as z from 'zod/mini';
import { crashSettings } from '#platform/queue.ts';

/** Tells sales who is held back, once a day while there are any. */
export const digest = { name: 'digest', payload: z.null(), settings: crashSettings };
export const digestCron = (hour: number): string => `0 ${hour} * * *`;
