import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/** Plans the confirmation mail to a new subscriber. */
export const confirmSubscription = {
  name: 'confirm-subscription',
  payload: z.object({ subscriptionId: z.uuid() }),
  settings: crashSettings,
};
