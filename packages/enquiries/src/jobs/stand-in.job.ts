import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/** Sends a delivery that still fails through the stand-in of its channel. */
export const standIn = {
  name: 'stand-in',
  payload: z.object({ deliveryId: z.uuid() }),
  settings: crashSettings,
};
