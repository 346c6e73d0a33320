import type { Channel } from '@studio/mail/channel.ts';
import { serialRunner } from '@studio/mail/run-serially.ts';
import { CHANNEL_CHECK_SECONDS, findChannelCheck } from '@studio/mail/recovery.store.ts';
import { deliverThrough } from '@studio/enquiries/jobs/deliver.job.ts';
import type { Repeater } from '@studio/platform/repeat.ts';
import { attemptDelivery, type DeliverParts } from './deliver.handler.ts';
import type { JobRunner } from './job-runner.ts';

interface StartingParts extends Omit<DeliverParts, 'channel'> {
  readonly runner: JobRunner;
  readonly repeated: Repeater;
}

async function startChannel(
  { runner, repeated, ...parts }: StartingParts,
  channel: Channel,
): Promise<void> {
  const runSerially = serialRunner();
  const deliverParts = { ...parts, channel };
  await runner.runEach(deliverThrough(channel.name), ({ deliveryId }) =>
    runSerially(() => attemptDelivery(deliverParts, deliveryId)),
  );
  repeated.every(CHANNEL_CHECK_SECONDS, 'a channel check failed', async () => {
    const deliveryId = await findChannelCheck(parts.db, channel.name);
    if (deliveryId !== undefined)
      await runSerially(() => attemptDelivery(deliverParts, deliveryId, true));
  });
}

/** Sends what is planned, one delivery at a time per channel, and checks a failing channel regularly. */
export async function startChannels(parts: StartingParts): Promise<void> {
  for (const channel of parts.routing.channels.values()) await startChannel(parts, channel);
}
