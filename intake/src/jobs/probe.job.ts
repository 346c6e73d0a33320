import * as z from 'zod/mini';
import { crashSettings } from '#platform/queue.ts';

/** Sends a marked lead through the front door, so that a form that died is noticed by us first. */
export const probe = { name: 'probe', payload: z.null(), settings: crashSettings };
