import type { ChannelName } from '../platform/tables.ts';
import { crashSettings, type JobKind } from '../platform/queue.ts';

/**
 * One attempt at one delivery. Each channel has a queue of its own, so that a provider that hangs
 * holds up nobody else's messages.
 */
export function deliverThrough(channel: ChannelName): JobKind<{ deliveryId: string }> {
  return { name: `deliver-${channel}`, settings: crashSettings };
}
