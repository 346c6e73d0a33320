import * as z from 'zod/mini';
import { crashSettings } from '#platform/queue.ts';

/** Plans the confirmation mail of somebody who asked for news. */
export const confirmSubscription = {
  name: 'confirm-subscription',
  payload: z.object({ subscriptionId: z.uuid() }),
  settings: crashSettings,
};
