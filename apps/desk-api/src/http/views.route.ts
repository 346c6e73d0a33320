import { mayDo } from '@studio/contract/desk/roles';
import { editViewSchema, newViewSchema, viewsSchema } from '@studio/contract/desk/views';
import type { Db } from '@studio/enquiries/database/db.ts';
import {
  addView,
  editView,
  readViews,
  removeView,
  type ViewUser,
} from '@studio/enquiries/work/views.store.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { Session } from '@studio/sign-in/session.store.ts';
import type { FastifyInstance } from 'fastify';
import { deskRoute } from './desk-route.ts';

const userOf = ({ me }: Session): ViewUser => ({
  staffId: me.id,
  isManager: mayDo(me.roles, 'lists'),
});

const MISSING = 'This view no longer exists, or belongs to a colleague.';
const full = (isShared: boolean): HttpError =>
  new HttpError(
    409,
    isShared
      ? 'Eight views are shared already. Remove one of them first.'
      : 'You have eight views already. Remove one of them first.',
  );

/** Saved views: the user's own, and those shared with everyone. */
export function viewsRoute(app: FastifyInstance, db: Db): void {
  deskRoute(
    app,
    { method: 'GET', url: '/api/views', right: 'work', answer: viewsSchema },
    ({ session: { me } }) => readViews(db, me.id),
  );

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/views',
      right: 'work',
      body: newViewSchema,
      answer: viewsSchema,
    },
    async ({ session: { me }, body }) => {
      if (!(await addView(db, me.id, body))) throw full(body.isShared);
      return readViews(db, me.id);
    },
  );

  deskRoute(
    app,
    {
      method: 'PUT',
      url: '/api/views/:id',
      right: 'work',
      body: editViewSchema,
      answer: viewsSchema,
    },
    async ({ id, session, body }) => {
      const outcome = await editView(db, userOf(session), id, body);
      if (outcome === 'missing') throw new HttpError(404, MISSING);
      if (outcome === 'full') throw full(body.isShared);
      return readViews(db, session.me.id);
    },
  );

  deskRoute(
    app,
    { method: 'DELETE', url: '/api/views/:id', right: 'work', answer: viewsSchema },
    async ({ id, session }) => {
      if (!(await removeView(db, userOf(session), id))) throw new HttpError(404, MISSING);
      return readViews(db, session.me.id);
    },
  );
}
