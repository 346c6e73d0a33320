import { crashSettings, type JobKind } from '../platform/queue.ts';

/** Hands a delivery that still fails to the channel that stands in for its own. */
export const standIn: JobKind<{ deliveryId: string }> = {
  name: 'stand-in',
  settings: crashSettings,
};
