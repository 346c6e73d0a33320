import { noticesSchema } from '@studio/contract/desk/notices';
import type { Db } from '@studio/enquiries/database/db.ts';
import { saveNotices, readNotices } from '@studio/enquiries/notices/notice-settings.store.ts';
import type { FastifyInstance } from 'fastify';
import { deskRoute } from './desk-route.ts';

/** The notices a user wants while away from the desk. All users see and change only their own. */
export function noticesRoute(app: FastifyInstance, db: Db): void {
  deskRoute(
    app,
    { method: 'GET', url: '/api/notices', right: 'work', answer: noticesSchema },
    ({ session: { me } }) => readNotices(db, me.id),
  );
  deskRoute(
    app,
    {
      method: 'PUT',
      url: '/api/notices',
      right: 'work',
      body: noticesSchema,
      answer: noticesSchema,
    },
    async ({ session: { me }, body }) => {
      await saveNotices(db, me.id, body);
      return body;
    },
  );
}
