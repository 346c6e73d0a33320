import { decidedSchema, heldPageSchema } from '@studio/contract/desk/held';
import { heldDecisionSchema, heldSchema } from '@studio/contract/desk/requests.schema';
import { discardHeld, releaseHeld } from '@studio/enquiries/held/held.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { FastifyInstance } from 'fastify';
import { readHeld, referenceOfHeld } from '@studio/enquiries/held/held-list.store.ts';
import type { PageViews } from '@studio/enquiries/work/page-views.ts';
import type { StaffAuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { deskRoute } from './desk-route.ts';
import { cursorOf } from './lists.route.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';

export interface HeldRouteParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly auditLogFor: StaffAuditLog;
  readonly views: PageViews;
}

const decidedBefore = (count: number, all: number): string =>
  all === 1
    ? 'A colleague has already decided about this one.'
    : `A colleague has already decided about ${count} of these ${all}; the others are done.`;

/** Enquiries held as suspected spam: a person releases or discards each one. */
export function heldRoute(
  app: FastifyInstance,
  { db, queue, auditLogFor, views }: HeldRouteParts,
): void {
  deskRoute(
    app,
    { method: 'GET', url: '/api/held', right: 'held', query: heldSchema, answer: heldPageSchema },
    async ({ session, query: { after } }) => {
      const page = await readHeld(db, cursorOf(after, 1));
      views.note({ sessionId: session.id, detail: 'desk held', count: page.rows.length });
      return page;
    },
  );

  /** Each is decided by itself: one that is decided already does not stop the others. */
  async function decide(ids: readonly string[], done: (reference: string) => Promise<boolean>) {
    let before = 0;
    for (const id of ids) {
      const reference = await referenceOfHeld(db, id);
      if (reference === undefined || !(await done(reference))) before += 1;
    }
    if (before > 0) throw new HttpError(409, decidedBefore(before, ids.length));
    return {};
  }

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/held/release',
      right: 'held',
      body: heldDecisionSchema,
      answer: decidedSchema,
    },
    ({ body: { ids }, session }) =>
      decide(ids, (reference) => releaseHeld(db, queue, auditLogFor(session.id), reference)),
  );

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/held/discard',
      right: 'held',
      body: heldDecisionSchema,
      answer: decidedSchema,
    },
    ({ body: { ids }, session }) =>
      decide(ids, (reference) => discardHeld(db, auditLogFor(session.id), reference)),
  );
}
