import { randomUUID } from 'node:crypto';
import { refusalSchema, type Refusal } from '@studio/contract';
import { enquiriesPath } from '@studio/contract/paths';
import { currentUrl } from '@studio/contract/renamed-paths';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sendPage, textFields, wantsPage } from './responses.ts';
import { readForms } from './bodies.ts';
import { enquiryRoute, type EnquiryRouteParts } from './enquiry.route.ts';
import { submitRoute, type SubmitRouteParts } from './submit.route.ts';
import { operatingRoute, type OperatingRouteParts } from './operating.route.ts';
import { responseTimeRoute } from './response-time.route.ts';
import { type ProblemPage } from './problem-page.ts';
import { toHttpError, HttpError } from './http-error.ts';
import { subscriptionsRoute, type SubscriptionsRouteParts } from './subscriptions.route.ts';
import type { PublishedResponseTime } from '@studio/enquiries/reports/published-response-time.ts';
import { checkResponses } from '@studio/platform/check-responses.ts';

export interface HttpParts {
  readonly log: FastifyBaseLogger;
  readonly trustedProxies: readonly string[];
  readonly connections: number;
  readonly checksAnswers: boolean;
  readonly enquiries: SubmitRouteParts;
  readonly subscriptions: SubscriptionsRouteParts;
  readonly enquiry: EnquiryRouteParts;
  readonly operating: OperatingRouteParts;
  readonly responseTime: PublishedResponseTime;
  readonly problemPage: ProblemPage;
  readonly countRefusal: (reason: string, route: string) => void;
}

const BODY_LIMIT = 32 * 1024;
const HEADER_TIMEOUT_MS = 5_000;
// Together with the interval below, a slow client is disconnected within 10 s.
const REQUEST_TIMEOUT_MS = 8_000;
// Node checks for slow clients this often; with its default of 30 s they could stay for 40 s.
const LOOK_FOR_SLOW_MS = 1_000;

const brokenBy = (route: string | undefined): HttpError => {
  const advice =
    route === enquiriesPath
      ? 'Your message is not stored; please send it again.'
      : 'Please try again in a moment.';
  return new HttpError(500, 'fault', `Something went wrong on our side. ${advice}`);
};

/** Limits, parsers, answers and routes; the caller passes what the routes do. */
export function buildHttp(parts: HttpParts): FastifyInstance {
  const app = fastify({
    loggerInstance: parts.log,
    // We log one line per request below; Fastify's own two cost as much as storing the enquiry.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => currentUrl(url),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: parts.trustedProxies.length === 0 ? false : [...parts.trustedProxies],
    forceCloseConnections: 'idle',
    http: { headersTimeout: HEADER_TIMEOUT_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_MS },
  });
  app.server.maxConnections = parts.connections;
  readForms(app);
  if (parts.checksAnswers) checkResponses(app, refusalSchema);

  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A connection kept open for another request would keep the process from stopping.
    if (closing) void reply.header('connection', 'close');
    void reply
      // An enquiry stores the request's id, which assigns mails to threads, so visitors get a different id.
      .header('request-id', randomUUID())
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin');
    done(null, payload);
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    const { method } = request;
    const publicId = reply.getHeader('request-id');
    request.log.info(
      { publicId, method, route, status: reply.statusCode, ms },
      'request completed',
    );
    done();
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'Nothing is here.' }),
  );

  app.setErrorHandler((error, request, reply) => {
    const { url: route } = request.routeOptions;
    const known = toHttpError(error);
    if (!known) request.log.error({ err: error }, 'a request failed');
    const { status, reason, message, errors, retryAfterSeconds } = known ?? brokenBy(route);
    parts.countRefusal(reason, route ?? 'none');
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
    if (!wantsPage(request)) {
      const refusal: Refusal = { message, ...(status === 422 ? { errors } : {}) };
      return reply.code(status).send(refusal);
    }
    const page =
      route === enquiriesPath
        ? parts.problemPage({ heading: message, errors, typed: textFields(request.body) })
        : parts.subscriptions.page({ heading: 'This did not work', text: message });
    return sendPage(reply, status, page);
  });

  submitRoute(app, parts.enquiries);
  subscriptionsRoute(app, parts.subscriptions);
  void app.register((own, _options, done) => {
    enquiryRoute(own, parts.enquiry);
    done();
  });
  responseTimeRoute(app, parts.responseTime);
  operatingRoute(app, parts.operating);
  return app;
}
