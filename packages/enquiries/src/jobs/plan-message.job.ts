import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/** Plans the deliveries of what an enquirer added on their own page. */
export const planMessage = {
  name: 'plan-message',
  payload: z.object({ messageId: z.uuid() }),
  settings: crashSettings,
};
