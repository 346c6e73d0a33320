import { mergedSchema } from '@studio/contract/desk/responses';
import { mergeSchema } from '@studio/contract/desk/requests.schema';
import type { Db } from '@studio/enquiries/database/db.ts';
import { merge, unmerge, type MergeOutcome } from '@studio/enquiries/work/merge.store.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { FastifyInstance } from 'fastify';
import { actorOf, deskRoute } from './desk-route.ts';
import { MISSING } from './version-conflict.ts';

function answerOf(outcome: MergeOutcome): { readonly id: string; readonly into: string } {
  if (outcome.kind === 'missing') throw new HttpError(404, MISSING);
  if (outcome.kind === 'refused') throw new HttpError(409, outcome.sentence);
  return { id: outcome.id, into: outcome.into };
}

/** Merges two enquiries of one person, and undoes it. */
export function mergeRoute(app: FastifyInstance, db: Db): void {
  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/enquiries/:id/merge',
      right: 'work',
      body: mergeSchema,
      answer: mergedSchema,
    },
    async ({ id, session, body }) => {
      const order = { enquiryId: id, ...actorOf(session), ...body };
      return answerOf(await merge(db, { ...order, with: body.with.toLowerCase() }));
    },
  );

  deskRoute(
    app,
    { method: 'POST', url: '/api/enquiries/:id/unmerge', right: 'work', answer: mergedSchema },
    async ({ id, session }) => answerOf(await unmerge(db, id, actorOf(session))),
  );
}
