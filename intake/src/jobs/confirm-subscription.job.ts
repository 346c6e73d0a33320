import { crashSettings, type JobKind } from '../platform/queue.ts';

/** Plans the confirmation mail of somebody who asked for news. */
export const confirmSubscription: JobKind<{ subscriptionId: string }> = {
  name: 'confirm-subscription',
  settings: crashSettings,
};
