import { liveSchema } from '@studio/contract/desk/requests.schema';
import type { FastifyInstance } from 'fastify';
import type { Streams } from '#live/streams.ts';
import { deskRoute } from './desk-route.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';

const NUMBER = /^\d{1,18}$/u;

/** Server-sent events. After a disconnect a browser sends the last event it received. */
export function liveRoute(app: FastifyInstance, streams: Streams): void {
  app.addHook('preClose', (done) => {
    streams.stop();
    done();
  });

  deskRoute(
    app,
    { method: 'GET', url: '/api/live', right: 'live', query: liveSchema, answer: null },
    async ({ session, query, request, reply }) => {
      const owner = { sessionId: session.id, staffId: session.me.id };
      if (streams.hasEnough(owner))
        throw new HttpError(429, 'Too many tabs of the desk are open. Close some of them.');
      if (streams.isFull()) throw new HttpError(503, 'Too many screens are open. Try again later.');
      const seen = request.headers['last-event-id'];
      const after = typeof seen === 'string' && NUMBER.test(seen) ? seen : query.after;
      const headers = reply.getHeaders();
      reply.hijack();
      await streams.open({ out: reply.raw, ...owner, headers, after });
      return reply;
    },
  );
}
