import * as z from 'zod/mini';
import type { Trx } from '#database/db.ts';
import { channelNames, type ChannelName } from '#database/tables.ts';
import { crashSettings, type JobKind, type Queue } from '#database/queue.ts';

/**
 * One attempt at one delivery. Each channel has its own queue, so that a provider that hangs does not
 * delay messages of other channels.
 */
export function deliverThrough(channel: ChannelName): JobKind<{ deliveryId: string }> {
  return {
    name: `deliver-${channel}`,
    payload: z.object({ deliveryId: z.uuid() }),
    settings: crashSettings,
  };
}

/** Adds an attempt for each of these deliveries to its channel's queue. */
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
