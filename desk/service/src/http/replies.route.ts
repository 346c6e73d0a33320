import { unfilledIn } from '@old/contract/desk/reply-text';
import { replySchema } from '@old/contract/desk/requests.schema';
import type { Template } from '@old/contract/desk/mails';
import type { FastifyInstance } from 'fastify';
import { sendReply, type ReplyParts } from '#work/reply.store.ts';
import { takeBack } from '#work/take-back.store.ts';
import { deskRoute } from './desk-route.ts';
import { MISSING, refuseOvertaken } from './overtaken.ts';
import { Refused } from './refused.ts';

export interface RepliesRouteParts extends ReplyParts {
  readonly templates: readonly Template[];
}

/** Answering by mail, and taking it back while that is possible. */
export function repliesRoute(app: FastifyInstance, parts: RepliesRouteParts): void {
  const { db, templates } = parts;

  deskRoute(
    app,
    { method: 'POST', url: '/api/enquiries/:id/replies', right: 'work', body: replySchema },
    async ({ id, session, body }) => {
      const place = unfilledIn(body.text);
      if (place !== undefined) {
        throw new Refused(422, `Fill in “${place}” first.`, { fields: ['text'], place });
      }
      const order = { ...body, leadId: id, staffId: session.me.id };
      const outcome = await sendReply(parts, order);
      if (outcome.kind === 'sent') return outcome.sent;
      if (outcome.kind === 'answered-since') {
        const { message, seen, since } = outcome;
        throw new Refused(409, message, { seen, since });
      }
      return refuseOvertaken(db, outcome);
    },
  );

  deskRoute(
    app,
    { method: 'DELETE', url: '/api/replies/:id', right: 'work' },
    async ({ id, session }) => {
      const outcome = await takeBack(db, id, session.me.id);
      if (outcome.kind === 'taken-back') return outcome.back;
      throw outcome.kind === 'too-late'
        ? new Refused(409, 'It is on its way and cannot be taken back any more.')
        : new Refused(404, MISSING);
    },
  );

  deskRoute(app, { method: 'GET', url: '/api/templates', right: 'work' }, () =>
    Promise.resolve({ templates }),
  );
}
