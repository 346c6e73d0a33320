import type { ResponseTarget } from '@studio/contract/response-target';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { planEnquiries } from './plan.store.ts';
import type { Routes } from '@studio/mail/routes.ts';

export function deliverEnquiryHandler(
  db: Db,
  queue: Queue,
  routes: Routes,
  responseTarget: ResponseTarget,
) {
  return async (payloads: readonly { enquiryId: string }[]): Promise<void> => {
    const enquiryIds = payloads.map(({ enquiryId }) => enquiryId);
    await db
      .transaction()
      .execute((trx) => planEnquiries(trx, queue, routes, responseTarget, enquiryIds));
  };
}
