import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/** Submits a marked enquiry through the public site, so that we notice a broken form before visitors do. */
export const probe = { name: 'probe', payload: z.null(), settings: crashSettings };
