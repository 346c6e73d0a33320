import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/**
 * Plans the deliveries of an enquiry that was just stored.
 */
export const planDeliveries = {
  name: 'plan-deliveries',
  payload: z.object({ enquiryId: z.uuid() }),
  settings: crashSettings,
};
