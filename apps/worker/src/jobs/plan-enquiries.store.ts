import type { ResponseTarget } from '@studio/contract/response-target';
import { createWork } from '@studio/enquiries/submission/create-work.store.ts';
import type { Trx } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { ChannelName, Purpose } from '@studio/enquiries/database/tables.ts';
import { queueAttempts } from '@studio/enquiries/jobs/deliver.job.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';

export interface NewDelivery {
  readonly enquiry_id?: string;
  readonly subscription_id?: string;
  readonly addition_id?: string;
  readonly erasure_id?: string;
  readonly reply_id?: string;
  readonly event_id?: string;
  readonly notice_id?: string;
  readonly purpose: Purpose;
  readonly channel: ChannelName;
  readonly fallback_for?: string;
}

/** Adds the rows and their jobs together. Does not change a delivery that already exists. */
export async function addDeliveries(
  trx: Trx,
  queue: Queue,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const added = await trx
    .insertInto('deliveries')
    .values(deliveries)
    .onConflict((oc) => oc.doNothing())
    .returning(['id', 'channel'])
    .execute();
  await queueAttempts(trx, queue, added);
}

/** Adds deliveries and jobs for accepted enquiries. Skips enquiries that are already planned. */
export async function planEnquiries(
  trx: Trx,
  queue: Queue,
  routing: ChannelRouting,
  responseTarget: ResponseTarget,
  enquiryIds: readonly string[],
): Promise<void> {
  const enquiries = await trx
    .updateTable('enquiries')
    .set({ state: 'planned' })
    .where('id', 'in', enquiryIds)
    .where('state', '=', 'accepted')
    .returningAll()
    .execute();
  const acknowledgement = routing.acknowledgement;
  const deliveries = enquiries.flatMap(({ id, is_probe: isProbe }): NewDelivery[] => [
    ...routing.sales.map((channel) => ({ enquiry_id: id, purpose: 'sales' as const, channel })),
    ...(acknowledgement === undefined || isProbe
      ? []
      : [{ enquiry_id: id, purpose: 'acknowledgement' as const, channel: acknowledgement }]),
  ]);
  await addDeliveries(trx, queue, deliveries);
  await createWork(
    trx,
    responseTarget,
    enquiries.filter(({ is_probe: isProbe }) => !isProbe),
  );
}
