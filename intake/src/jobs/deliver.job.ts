import * as z from 'zod/mini';
import type { Trx } from '#platform/db.ts';
import { channelNames, type ChannelName } from '#platform/tables.ts';
import { crashSettings, type JobKind, type Queue } from '#platform/queue.ts';

/**
 * One attempt at one delivery. Each channel has a queue of its own, so that a provider that hangs
 * holds up nobody else's messages.
 */
export function deliverThrough(channel: ChannelName): JobKind<{ deliveryId: string }> {
  return {
    name: `deliver-${channel}`,
    payload: z.object({ deliveryId: z.uuid() }),
    settings: crashSettings,
  };
}

/** An attempt for each of these deliveries, in its channel's own queue. */
export async function queueAttempts(
  trx: Trx,
  queue: Queue,
  deliveries: readonly { readonly id: string; readonly channel: ChannelName }[],
): Promise<void> {
  for (const channel of channelNames) {
    const mine = deliveries.filter((delivery) => delivery.channel === channel);
    await queue.add(
      trx,
      deliverThrough(channel),
      mine.map(({ id }) => ({ deliveryId: id })),
    );
  }
}
