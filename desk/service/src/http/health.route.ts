import { tryParkedAgain } from '@studio/intake/leads/parked.store.ts';
import type { Db } from '@studio/intake/platform/db.ts';
import type { Queue } from '@studio/intake/platform/queue.ts';
import type { FastifyInstance } from 'fastify';
import { readHealth } from '#work/health.store.ts';
import type { StaffLedger } from '#work/staff-ledger.ts';
import { deskRoute } from './desk-route.ts';

export interface HealthRouteParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly ledgerOf: StaffLedger;
}

/** Whether enquiries arrive and mails leave, and a second try for what was given up. */
export function healthRoute(app: FastifyInstance, { db, queue, ledgerOf }: HealthRouteParts): void {
  deskRoute(app, { method: 'GET', url: '/api/health', right: 'health' }, () => readHealth(db));

  deskRoute(
    app,
    { method: 'POST', url: '/api/health/try-again', right: 'try-again' },
    async ({ session }) => {
      const ledger = ledgerOf(session.me.id);
      const tried = await db.transaction().execute((trx) => tryParkedAgain(trx, queue, ledger));
      return { tried };
    },
  );
}
