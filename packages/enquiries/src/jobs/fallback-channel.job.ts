import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/** Sends a delivery that still fails through the fallback of its channel. */
export const fallbackChannel = {
  name: 'fallback-channel',
  payload: z.object({ deliveryId: z.uuid() }),
  settings: crashSettings,
};
