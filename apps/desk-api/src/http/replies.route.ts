import { RECIPIENTS_AT_MOST, firstGap } from '@studio/contract/desk/reply-text';
import { replySchema, signatureSchema } from '@studio/contract/desk/requests.schema';
import {
  recipientsSchema,
  replySentSchema,
  signatureViewSchema,
  undoneReplySchema,
} from '@studio/contract/desk/mails';
import type { FastifyInstance } from 'fastify';
import { readRecipients } from '@studio/enquiries/replies/recipients.store.ts';
import { saveSignature, readSignature } from '@studio/enquiries/replies/signature.store.ts';
import { sendReply, type ReplyParts } from '@studio/enquiries/replies/send-reply.store.ts';
import { undoSend } from '@studio/enquiries/replies/undo-send.store.ts';
import { sendWaitingNow } from '@studio/enquiries/replies/waiting-reply.store.ts';
import { actorOf, deskRoute } from './desk-route.ts';
import { MISSING, throwVersionConflict } from './version-conflict.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';

export interface RepliesRouteParts extends ReplyParts {
  readonly texts: {
    /** The company's lines below every signature. */
    readonly companyLines: readonly string[];
  };
}

const WRONG_RECIPIENTS = `A reply goes to the enquirer and at most ${RECIPIENTS_AT_MOST} others; a forward to other people.`;

const whyNotUndone = {
  'too-late': 'It is on its way and can no longer be canceled.',
  'other-draft': 'You have begun another reply. Send it or empty it first.',
};

/** Sends a reply, and undoes it while that is possible. */
export function repliesRoute(app: FastifyInstance, parts: RepliesRouteParts): void {
  const { db, texts } = parts;

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/enquiries/:id/replies',
      right: 'work',
      body: replySchema,
      answer: replySentSchema,
    },
    async ({ id, session, body }) => {
      // Forwarded text may contain brackets of the enquirer's.
      const place = body.way === 'reply' ? firstGap(body.text) : undefined;
      if (place !== undefined) {
        throw new HttpError(422, `Fill in “${place}” first.`, { fields: ['text'], place });
      }
      const { way, to, cc, bcc, subject, ...reply } = body;
      if (
        (way === 'forward') !== to.length > 0 ||
        to.length + cc.length + bcc.length > RECIPIENTS_AT_MOST
      )
        throw new HttpError(422, WRONG_RECIPIENTS, { fields: ['to', 'cc', 'bcc'] });
      const addressing = { way, to, cc, bcc, subject };
      const order = { ...reply, addressing, enquiryId: id, ...actorOf(session) };
      const outcome = await sendReply(parts, order);
      if (outcome.kind === 'sent') return outcome.sent;
      if (outcome.kind === 'already-answered') {
        const { message, seen, since } = outcome;
        throw new HttpError(409, message, { seen, since });
      }
      if (outcome.kind === 'strangers') {
        const { message, strangers } = outcome;
        throw new HttpError(409, message, { strangers });
      }
      return throwVersionConflict(db, outcome);
    },
  );

  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/enquiries/:id/recipients',
      right: 'work',
      answer: recipientsSchema,
    },
    async ({ id }) => {
      const found = await readRecipients(db, parts.secret, id);
      if (!found) throw new HttpError(404, MISSING);
      return found;
    },
  );

  deskRoute(
    app,
    { method: 'GET', url: '/api/signature', right: 'work', answer: signatureViewSchema },
    async ({ session }) => ({
      text: await readSignature(db, session.me.id),
      company: texts.companyLines,
    }),
  );

  deskRoute(
    app,
    {
      method: 'PUT',
      url: '/api/signature',
      right: 'work',
      body: signatureSchema,
      answer: signatureViewSchema,
    },
    async ({ session, body }) => {
      await saveSignature(db, session.id, body.text);
      return { text: body.text, company: texts.companyLines };
    },
  );

  deskRoute(
    app,
    { method: 'DELETE', url: '/api/replies/:id', right: 'work', answer: undoneReplySchema },
    async ({ id, session }) => {
      const outcome = await undoSend(db, id, actorOf(session));
      if (outcome.kind === 'send-undone') return outcome.back;
      if (outcome.kind === 'missing') throw new HttpError(404, MISSING);
      throw new HttpError(409, whyNotUndone[outcome.kind]);
    },
  );

  deskRoute(
    app,
    { method: 'POST', url: '/api/replies/:id/now', right: 'work', answer: replySentSchema },
    async ({ id, session }) => {
      const outcome = await sendWaitingNow(db, id, actorOf(session));
      if (outcome.kind === 'sent') return outcome.sent;
      if (outcome.kind === 'refused') return throwVersionConflict(db, outcome);
      throw new HttpError(409, 'It is already on its way, or was canceled.');
    },
  );
}
