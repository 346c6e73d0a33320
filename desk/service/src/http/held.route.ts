import { heldDecisionSchema, heldSchema } from '@old/contract/desk/requests.schema';
import {
  discardFromQuarantine,
  releaseFromQuarantine,
} from '@studio/intake/leads/quarantine.store.ts';
import type { Db } from '@studio/intake/platform/db.ts';
import type { Queue } from '@studio/intake/platform/queue.ts';
import type { FastifyInstance } from 'fastify';
import { readHeld, referenceOfHeld } from '#work/held.store.ts';
import type { PageViews } from '#work/page-views.ts';
import type { StaffLedger } from '#work/staff-ledger.ts';
import { deskRoute } from './desk-route.ts';
import { cursorOf } from './lists.route.ts';
import { Refused } from './refused.ts';

export interface HeldRouteParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly ledgerOf: StaffLedger;
  readonly views: PageViews;
}

const decidedBefore = (count: number, all: number): string =>
  all === 1
    ? 'Somebody has decided about this one already.'
    : `Somebody has decided about ${count} of these ${all} already; the others are done.`;

/** Those held back as suspected spam: a person looks, and decides. */
export function heldRoute(
  app: FastifyInstance,
  { db, queue, ledgerOf, views }: HeldRouteParts,
): void {
  deskRoute(
    app,
    { method: 'GET', url: '/api/held', right: 'held', query: heldSchema },
    async ({ session, query: { after } }) => {
      const page = await readHeld(db, cursorOf(after, 1));
      views.note({ account: session.me.id, detail: 'desk held', count: page.rows.length });
      return page;
    },
  );

  /** Each is somebody's decision of its own: what was decided already keeps none of the others back. */
  async function decide(ids: readonly string[], done: (reference: string) => Promise<boolean>) {
    let before = 0;
    for (const id of ids) {
      const reference = await referenceOfHeld(db, id);
      if (reference === undefined || !(await done(reference))) before += 1;
    }
    if (before > 0) throw new Refused(409, decidedBefore(before, ids.length));
    return {};
  }

  deskRoute(
    app,
    { method: 'POST', url: '/api/held/let-through', right: 'held', body: heldDecisionSchema },
    ({ body: { ids }, session }) =>
      decide(ids, (reference) =>
        releaseFromQuarantine(db, queue, ledgerOf(session.me.id), reference),
      ),
  );

  deskRoute(
    app,
    { method: 'POST', url: '/api/held/discard', right: 'held', body: heldDecisionSchema },
    ({ body: { ids }, session }) =>
      decide(ids, (reference) => discardFromQuarantine(db, ledgerOf(session.me.id), reference)),
  );
}
