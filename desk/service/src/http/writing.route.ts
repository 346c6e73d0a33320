import {
  draftKinds,
  draftSchema,
  writingSchema,
  type DraftKind,
} from '@old/contract/desk/requests.schema';
import type { Db } from '@studio/intake/platform/db.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readWriters, setWriting } from '#live/writer.store.ts';
import { dropDraft, keepDraft } from '#work/draft.store.ts';
import { deskRoute } from './desk-route.ts';
import { MISSING } from './overtaken.ts';
import { Refused } from './refused.ts';

function kindOf({ params }: FastifyRequest): DraftKind {
  const { what } = params as { what?: string };
  const kind = draftKinds.find((known) => known === what);
  if (kind === undefined) throw new Refused(404, 'Nothing is here.');
  return kind;
}

async function refuseMissing(db: Db, id: string): Promise<void> {
  const known = db.selectFrom('desk_leads').select('lead_id').where('lead_id', '=', id);
  if (!(await known.executeTakeFirst())) throw new Refused(404, MISSING);
}

/** What somebody is writing: kept for themselves, and told to others without a word of it. */
export function writingRoute(app: FastifyInstance, db: Db): void {
  deskRoute(
    app,
    { method: 'PUT', url: '/api/enquiries/:id/drafts/:what', right: 'work', body: draftSchema },
    async ({ id, session, body, request }) => {
      await refuseMissing(db, id);
      const draft = { leadId: id, staffId: session.me.id, what: kindOf(request) };
      await (body.text === '' ? dropDraft(db, draft) : keepDraft(db, { ...draft, ...body }));
      return { kept: body.text !== '' };
    },
  );

  deskRoute(
    app,
    { method: 'PUT', url: '/api/enquiries/:id/writing', right: 'work', body: writingSchema },
    async ({ id, session, body }) => {
      await refuseMissing(db, id);
      await setWriting(db, id, session.me.id, body.is);
      return { writers: await readWriters(db, id, session.me.id) };
    },
  );

  deskRoute(
    app,
    { method: 'GET', url: '/api/enquiries/:id/writers', right: 'work' },
    async ({ id, session }) => {
      await refuseMissing(db, id);
      return { writers: await readWriters(db, id, session.me.id) };
    },
  );
}
