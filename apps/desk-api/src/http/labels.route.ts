import {
  labelledSchema,
  labelsSchema,
  newLabelSchema,
  putLabelSchema,
  renameLabelSchema,
} from '@studio/contract/desk/labels';
import type { Db } from '@studio/enquiries/database/db.ts';
import {
  addLabel,
  putLabel,
  readLabels,
  renameLabel,
  retireLabel,
} from '@studio/enquiries/work/labels.store.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { FastifyInstance } from 'fastify';
import { deskRoute } from './desk-route.ts';
import { MISSING } from './version-conflict.ts';

/** The labels of the team, and the labels of an enquiry. */
export function labelsRoute(app: FastifyInstance, db: Db): void {
  deskRoute(app, { method: 'GET', url: '/api/labels', right: 'work', answer: labelsSchema }, () =>
    readLabels(db),
  );

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/labels',
      right: 'work',
      body: newLabelSchema,
      answer: labelsSchema,
    },
    async ({ body: { name } }) => {
      if ((await addLabel(db, name)) !== undefined) return readLabels(db);
      throw new HttpError(409, 'There are twelve labels already. A manager can retire one.');
    },
  );

  deskRoute(
    app,
    {
      method: 'PUT',
      url: '/api/labels/:id',
      right: 'lists',
      body: renameLabelSchema,
      answer: labelsSchema,
    },
    async ({ id, body }) => {
      const outcome = await renameLabel(db, id, body);
      if (outcome === 'taken')
        throw new HttpError(409, 'There is already a label with this name.', { fields: ['name'] });
      if (outcome === 'conflict')
        throw new HttpError(
          409,
          'A colleague has renamed this label in the meantime. Look at it again.',
        );
      return readLabels(db);
    },
  );

  deskRoute(
    app,
    { method: 'DELETE', url: '/api/labels/:id', right: 'lists', answer: labelsSchema },
    async ({ id }) => {
      if (!(await retireLabel(db, id))) throw new HttpError(404, 'There is no such label.');
      return readLabels(db);
    },
  );

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/enquiries/:id/labels',
      right: 'work',
      body: putLabelSchema,
      answer: labelledSchema,
    },
    async ({ id, session, body }) => {
      const labels = await putLabel(db, { enquiryId: id, sessionId: session.id, ...body });
      if (labels === 'no-enquiry') throw new HttpError(404, MISSING);
      if (labels === 'no-label')
        throw new HttpError(409, 'This label is no longer in use. Choose another one.', {
          fields: ['label'],
        });
      return { labels };
    },
  );
}
