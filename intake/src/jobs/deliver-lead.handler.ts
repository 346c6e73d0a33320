import type { Promises } from '@old/contract/promise';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import { planLeads } from './plan.store.ts';
import type { Routes } from './routes.ts';

export function deliverLeadHandler(db: Db, queue: Queue, routes: Routes, promised: Promises) {
  return async (payloads: readonly { leadId: string }[]): Promise<void> => {
    const leadIds = payloads.map(({ leadId }) => leadId);
    await db.transaction().execute((trx) => planLeads(trx, queue, routes, promised, leadIds));
  };
}
