import type { ResponseTarget } from '@studio/contract/response-target';
import { enterAtDesk } from '@studio/enquiries/submission/desk-entry.store.ts';
import type { Trx } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { ChannelName, Purpose } from '@studio/enquiries/database/tables.ts';
import { queueAttempts } from '@studio/enquiries/jobs/deliver.job.ts';
import type { Routes } from '@studio/mail/routes.ts';

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
  routes: Routes,
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
  const acknowledgement = routes.acknowledgement;
  const deliveries = enquiries.flatMap(({ id, is_probe: isProbe }): NewDelivery[] => [
    ...routes.sales.map((channel) => ({ enquiry_id: id, purpose: 'sales' as const, channel })),
    ...(acknowledgement === undefined || isProbe
      ? []
      : [{ enquiry_id: id, purpose: 'acknowledgement' as const, channel: acknowledgement }]),
  ]);
  await addDeliveries(trx, queue, deliveries);
  await enterAtDesk(
    trx,
    responseTarget,
    enquiries.filter(({ is_probe: isProbe }) => !isProbe),
  );
}
