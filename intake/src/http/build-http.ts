import { randomUUID } from 'node:crypto';
import type { Refusal } from '@old/contract';
import { leadsPath } from '@old/contract/paths';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sendPage, typedTexts, wantsPage } from './answers.ts';
import { readForms } from './bodies.ts';
import { enquiryRoute, type EnquiryRouteParts } from './enquiry.route.ts';
import { leadsRoute, type LeadsRouteParts } from './leads.route.ts';
import { operatingRoute, type OperatingRouteParts } from './operating.route.ts';
import { paceRoute } from './pace.route.ts';
import { type ProblemPage } from './problem-page.ts';
import { refusalOf, Refused } from './refused.ts';
import { subscriptionsRoute, type SubscriptionsRouteParts } from './subscriptions.route.ts';
import type { ToldPace } from '#leads/told-pace.ts';

export interface HttpParts {
  readonly log: FastifyBaseLogger;
  readonly trustedProxies: readonly string[];
  readonly connections: number;
  readonly leads: LeadsRouteParts;
  readonly subscriptions: SubscriptionsRouteParts;
  readonly enquiry: EnquiryRouteParts;
  readonly operating: OperatingRouteParts;
  readonly pace: ToldPace;
  readonly problemPage: ProblemPage;
  readonly countRefusal: (reason: string, route: string) => void;
}

const BODY_LIMIT = 32 * 1024;
const HEADER_TIMEOUT_MS = 5_000;
// With the time until Node looks again, a slow client is gone within 10 s.
const REQUEST_TIMEOUT_MS = 8_000;
// Node looks for slow clients this often; its default of 30 s would let them stay for 40.
const LOOK_FOR_SLOW_MS = 1_000;

const broken = new Refused(
  500,
  'fault',
  'Something went wrong on our side. Your message is not stored; please send it again.',
);

/** Limits, parsers, answers and routes; what the routes do is handed in. */
export function buildHttp(parts: HttpParts): FastifyInstance {
  const app = fastify({
    loggerInstance: parts.log,
    // One line for each request, written below; Fastify's own two cost as much as storing the lead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: parts.trustedProxies.length === 0 ? false : [...parts.trustedProxies],
    forceCloseConnections: 'idle',
    http: { headersTimeout: HEADER_TIMEOUT_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_MS },
  });
  app.server.maxConnections = parts.connections;
  readForms(app);

  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // A connection kept open for a next request would keep the process from stopping.
    if (closing) void reply.header('connection', 'close');
    void reply
      .header('request-id', request.id)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin');
    done(null, payload);
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
    done();
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'Nothing is here.' }),
  );

  app.setErrorHandler((error, request, reply) => {
    const known = refusalOf(error);
    if (!known) request.log.error({ err: error }, 'a request failed');
    const { status, reason, message, errors, retryAfterSeconds } = known ?? broken;
    parts.countRefusal(reason, request.routeOptions.url ?? 'none');
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
    if (!wantsPage(request)) {
      const refusal: Refusal<string> = { message, ...(status === 422 ? { errors } : {}) };
      return reply.code(status).send(refusal);
    }
    const page =
      request.routeOptions.url === leadsPath
        ? parts.problemPage({ heading: message, errors, typed: typedTexts(request.body) })
        : parts.subscriptions.page({ heading: 'This did not work', text: message });
    return sendPage(reply, status, page);
  });

  leadsRoute(app, parts.leads);
  subscriptionsRoute(app, parts.subscriptions);
  enquiryRoute(app, parts.enquiry);
  paceRoute(app, parts.pace);
  operatingRoute(app, parts.operating);
  return app;
}
