import { randomUUID } from 'node:crypto';
import { errorResponseSchema } from '@studio/contract/desk/responses';
import { checkResponses } from '@studio/platform/check-responses.ts';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { SessionStore } from '#session.store.ts';
import { guard } from './guard.ts';
import { toHttpError } from './http-error.ts';
import { limitSessions } from './session-limit.ts';

const BODY_LIMIT = 64 * 1024;
const HEADER_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 10_000;

/** Headers of every response: not cached, framed, sniffed or leaked as a referrer. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

export interface HttpParts {
  readonly log: FastifyBaseLogger;
  readonly origin: string;
  readonly trustedProxies: readonly string[];
  readonly sessions: SessionStore;
  /** Per session and minute. */
  readonly requestsPerMinute: number;
  readonly checksAnswers: boolean;
  /** How long a request may take to arrive: longer if files are uploaded. */
  readonly requestTimeoutMs?: number;
}

/** Limits, headers, error responses and the guard. The caller adds the routes. */
export function buildHttp(parts: HttpParts): FastifyInstance {
  const { log, origin, trustedProxies, sessions, requestsPerMinute, checksAnswers } = parts;
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS } = parts;
  const app = fastify({
    loggerInstance: log,
    // A URL contains search terms, so only the route is logged.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestTimeoutMs,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    http: { headersTimeout: HEADER_TIMEOUT_MS },
  });
  // JSON only: a form on another site could send text.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...HEADERS, 'request-id': request.id });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms },
      'request completed',
    );
    done();
  });
  if (checksAnswers) checkResponses(app, errorResponseSchema);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'Nothing is here.' }),
  );
  app.setErrorHandler((error, request, reply) => {
    const refusal = toHttpError(error);
    if (refusal)
      return reply.code(refusal.status).send({ message: refusal.message, ...refusal.more });
    request.log.error({ err: error }, 'a request failed');
    const message = 'Something went wrong on our side. Nothing was changed; please try again.';
    return reply.code(500).send({ message });
  });
  guard(app, sessions, origin);
  limitSessions(app, requestsPerMinute);
  return app;
}
