import { draftSavedSchema, writersSchema } from '@studio/contract/desk/mails';
import {
  draftKinds,
  draftSchema,
  writingSchema,
  type DraftKind,
} from '@studio/contract/desk/requests.schema';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readWriters, setWriting } from '@studio/enquiries/live/writer.store.ts';
import { saveDraft } from '@studio/enquiries/replies/draft.store.ts';
import { deskRoute } from './desk-route.ts';
import { MISSING } from './version-conflict.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';

function kindOf({ params }: FastifyRequest): DraftKind {
  const { what } = params as { what?: string };
  const kind = draftKinds.find((known) => known === what);
  if (kind === undefined) throw new HttpError(404, 'Nothing is here.');
  return kind;
}

async function refuseMissing(db: Db, id: string): Promise<void> {
  const known = db.selectFrom('enquiry_work').select('enquiry_id').where('enquiry_id', '=', id);
  if (!(await known.executeTakeFirst())) throw new HttpError(404, MISSING);
}

/** Drafts, which only their author can read. Others learn that someone is writing, but not what. */
export function writingRoute(app: FastifyInstance, db: Db): void {
  deskRoute(
    app,
    {
      method: 'PUT',
      url: '/api/enquiries/:id/drafts/:what',
      right: 'work',
      body: draftSchema,
      answer: draftSavedSchema,
    },
    async ({ id, session, body, request }) => {
      await refuseMissing(db, id);
      const draft = { enquiryId: id, staffId: session.me.id, kind: kindOf(request) };
      return { kept: await saveDraft(db, { ...draft, ...body }) };
    },
  );

  deskRoute(
    app,
    {
      method: 'PUT',
      url: '/api/enquiries/:id/writing',
      right: 'work',
      body: writingSchema,
      answer: writersSchema,
    },
    async ({ id, session, body }) => {
      await refuseMissing(db, id);
      await setWriting(db, id, session.me.id, body.is);
      return { writers: await readWriters(db, id, session.me.id) };
    },
  );

  deskRoute(
    app,
    { method: 'GET', url: '/api/enquiries/:id/writers', right: 'work', answer: writersSchema },
    async ({ id, session }) => {
      await refuseMissing(db, id);
      return { writers: await readWriters(db, id, session.me.id) };
    },
  );
}
