import { healthSchema, retriedSchema } from '@studio/contract/desk/health';
import { retryFailed } from '@studio/enquiries/jobs/failed-deliveries.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { FastifyInstance } from 'fastify';
import { readHealth } from '@studio/enquiries/reports/health.store.ts';
import type { StaffAuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { deskRoute } from './desk-route.ts';

export interface HealthRouteParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly auditLogFor: StaffAuditLog;
}

/** Whether enquiries arrive and mails leave, and the retry of failed deliveries. */
export function healthRoute(
  app: FastifyInstance,
  { db, queue, auditLogFor }: HealthRouteParts,
): void {
  deskRoute(app, { method: 'GET', url: '/api/health', right: 'health', answer: healthSchema }, () =>
    readHealth(db),
  );

  deskRoute(
    app,
    { method: 'POST', url: '/api/health/try-again', right: 'try-again', answer: retriedSchema },
    async ({ session }) => {
      const auditLog = auditLogFor(session.id);
      const tried = await db.transaction().execute((trx) => retryFailed(trx, queue, auditLog));
      return { tried };
    },
  );
}
