import * as z from 'zod/mini';
import { crashSettings } from '#platform/queue.ts';

/** Hands a delivery that still fails to the channel that stands in for its own. */
export const standIn = {
  name: 'stand-in',
  payload: z.object({ deliveryId: z.uuid() }),
  settings: crashSettings,
};
