import type { Office } from '@old/contract/desk/answers';
import type { WorkingHours } from '@old/contract/working-hours';
import type { Db } from '@studio/intake/platform/db.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { SessionStore } from '#sign-in/session.store.ts';
import { listColleagues } from '#work/colleague.store.ts';
import { deskRoute } from './desk-route.ts';
import { Refused } from './refused.ts';

export interface SelfRouteParts {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly hours: WorkingHours;
}

/** Who I am, by which clock we work, where I am signed in, and who else is here. */
export function selfRoute(app: FastifyInstance, { db, sessions, hours }: SelfRouteParts): void {
  deskRoute(app, { method: 'GET', url: '/api/me', right: 'self' }, async ({ session }) =>
    Promise.resolve(session.me),
  );
  deskRoute(
    app,
    { method: 'GET', url: '/api/office', right: 'self' },
    async (): Promise<Office> => {
      const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
      return { hours, now: (rows[0]?.now ?? new Date()).toISOString() };
    },
  );
  deskRoute(app, { method: 'GET', url: '/api/sessions', right: 'self' }, ({ session }) =>
    sessions.list(session.me.id, session.id),
  );
  deskRoute(
    app,
    { method: 'DELETE', url: '/api/sessions/:id', right: 'self' },
    async ({ session, id }) => {
      if (await sessions.endOwn(session.me.id, id)) return { ended: true };
      throw new Refused(404, 'You have no such session.');
    },
  );
  deskRoute(app, { method: 'GET', url: '/api/colleagues', right: 'work' }, () =>
    listColleagues(db),
  );
}
