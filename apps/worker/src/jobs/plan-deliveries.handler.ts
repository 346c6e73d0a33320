import type { ResponseTarget } from '@studio/contract/response-target';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { planEnquiries } from './plan-enquiries.store.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';

export function planDeliveriesHandler(
  db: Db,
  queue: Queue,
  routing: ChannelRouting,
  responseTarget: ResponseTarget,
) {
  return async (payloads: readonly { enquiryId: string }[]): Promise<void> => {
    const enquiryIds = payloads.map(({ enquiryId }) => enquiryId);
    await db
      .transaction()
      .execute((trx) => planEnquiries(trx, queue, routing, responseTarget, enquiryIds));
  };
}
