import type { Db } from '@studio/intake/platform/db.ts';
import type { FastifyInstance } from 'fastify';
import type { SessionStore } from '#sign-in/session.store.ts';
import { listColleagues } from '#work/colleague.store.ts';
import { deskRoute } from './desk-route.ts';
import { Refused } from './refused.ts';

/** Who I am, where I am signed in, and who else is here. */
export function selfRoute(app: FastifyInstance, db: Db, sessions: SessionStore): void {
  deskRoute(app, { method: 'GET', url: '/api/me', right: 'self' }, async ({ session }) =>
    Promise.resolve(session.me),
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
