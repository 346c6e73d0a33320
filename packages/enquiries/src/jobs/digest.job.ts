import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/** Sends sales the list of held enquiries, once a day while there are any. */
export const digest = { name: 'digest', payload: z.null(), settings: crashSettings };
export const digestCron = (hour: number): string => `0 ${hour} * * *`;
