import { officeSchema } from '@studio/contract/desk/responses';
import {
  meSchema,
  membersSchema,
  sessionEndedSchema,
  sessionsSchema,
} from '@studio/contract/desk/staff';
import type { WorkingHours } from '@studio/contract/working-hours';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { SessionStore } from '@studio/sign-in/session.store.ts';
import { lastEvent } from '@studio/enquiries/live/event.store.ts';
import { listColleagues } from '@studio/enquiries/work/colleague.store.ts';
import { deskRoute } from './desk-route.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';

export interface SelfRouteParts {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly hours: WorkingHours;
}

/** The user, the office's clock, the user's sessions, and the colleagues. */
export function selfRoute(app: FastifyInstance, { db, sessions, hours }: SelfRouteParts): void {
  deskRoute(
    app,
    { method: 'GET', url: '/api/me', right: 'self', answer: meSchema },
    async ({ session }) => Promise.resolve(session.me),
  );
  deskRoute(
    app,
    { method: 'GET', url: '/api/office', right: 'self', answer: officeSchema },
    async () => {
      const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
      const now = (rows[0]?.now ?? new Date()).toISOString();
      return { hours, now, lastEvent: await lastEvent(db) };
    },
  );
  deskRoute(
    app,
    { method: 'GET', url: '/api/sessions', right: 'self', answer: sessionsSchema },
    ({ session }) => sessions.list(session.me.id, session.id),
  );
  deskRoute(
    app,
    { method: 'DELETE', url: '/api/sessions/:id', right: 'self', answer: sessionEndedSchema },
    async ({ session, id }) => {
      if (await sessions.endOwn(session.me.id, id)) return { ended: true as const };
      throw new HttpError(404, 'You have no such session.');
    },
  );
  deskRoute(
    app,
    { method: 'GET', url: '/api/colleagues', right: 'work', answer: membersSchema },
    () => listColleagues(db, hours.zone),
  );
}
