import { noticesSchema } from '@studio/contract/desk/notices';
import type { Db } from '@studio/enquiries/database/db.ts';
import { keepNotices, readNotices } from '@studio/enquiries/notices/notice-settings.store.ts';
import type { FastifyInstance } from 'fastify';
import { deskRoute } from './desk-route.ts';

/** What I want to be told when I am not looking. Everybody sees and changes their own alone. */
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
      await keepNotices(db, me.id, body);
      return body;
    },
  );
}
