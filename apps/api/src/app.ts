import { enquiriesPath } from '@studio/contract/paths';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { ApiConfig } from './config.ts';
import { withOldNames } from './renamed-metrics.ts';
import { buildHttp } from '#http/build-http.ts';
import { acceptanceKinds } from '#http/submit.route.ts';
import type { NoticePage } from '#http/notice-page.ts';
import { rateLimiter } from '#http/rate-limit.ts';
import { openAlarms } from '@studio/enquiries/alarms/alarm.store.ts';
import {
  refusedEnquiries,
  type RefusedEnquiries,
} from '@studio/enquiries/alarms/refused-enquiries.ts';
import { acceptEnquiries } from '@studio/enquiries/submission/accept-enquiry.ts';
import { enquirer } from '@studio/enquiries/enquirer/enquirer.store.ts';
import { readMetrics } from '@studio/enquiries/reports/metrics.store.ts';
import { phones } from '@studio/enquiries/submission/phones.ts';
import { publishedResponseTime } from '@studio/enquiries/reports/published-response-time.ts';
import { systemClock } from '@studio/platform/clock.ts';
import type { Database } from '@studio/enquiries/database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { readinessProblems } from '@studio/enquiries/database/readiness.ts';
import { subscriptionStore } from '@studio/enquiries/subscriptions/subscription.store.ts';
import { signedTokens } from '@studio/platform/token.ts';
import { noTraces, type Traces } from '@studio/platform/traces.ts';

// In seconds. A visitor notices a wait of one second; nginx gives up after ten.
const ACCEPT_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Connects the modules but does not listen, so that a test can send requests without a port. */
export function buildApp(
  config: ApiConfig,
  database: Database,
  queue: Queue,
  log: Log,
  traces: Traces = noTraces,
  refused: RefusedEnquiries = refusedEnquiries(),
): FastifyInstance {
  const { db } = database;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const accepted = new Counter({
    name: 'enquiries_accepted_total',
    help: 'Enquiries stored, by kind',
    labelNames: ['kind'],
    registers,
  });
  const acceptTime = new Histogram({
    name: 'intake_accept_seconds',
    help: 'Seconds from the request until an accepted enquiry is stored',
    buckets: ACCEPT_BOUNDS,
    registers,
  });
  const rejected = new Counter({
    name: 'intake_requests_rejected_total',
    help: 'Requests rejected, by reason and route',
    labelNames: ['reason', 'route'],
    registers,
  });
  const unheeded = new Counter({
    name: 'subscriptions_ignored_total',
    help: 'Subscription requests from programs and from busy networks: no mail is sent',
    registers,
  });
  // Prometheus sees no increase in a series whose first value is already 1, and with few enquiries a day
  // the first refusal is the one to alert on. So the series of refusals that no visitor caused start at 0.
  for (const kind of acceptanceKinds) accepted.inc({ kind }, 0);
  for (const reason of ['overload', 'storage', 'fault'])
    rejected.inc({ reason, route: enquiriesPath }, 0);
  const limit = rateLimiter(config.limits, () => performance.now());
  const { siteOrigin, secret, hours, pages } = config;
  const tokens = signedTokens(secret, systemClock);
  // Looks up the page at each use, because another edition may have gone live.
  const notice: NoticePage = (shown) => pages.notice(shown);
  const responseTime = publishedResponseTime(config.responseTimePath, systemClock);
  return buildHttp({
    log,
    trustedProxies: config.trustedProxies,
    connections: config.connections,
    checksAnswers: config.checksAnswers,
    problemPage: (problem) => pages.problem(problem),
    countRefusal: (reason, route) => {
      rejected.inc({ reason, route });
    },
    enquiries: {
      acceptEnquiry: acceptEnquiries(database, secret),
      phones,
      sentPage: (reference) => pages.sent(reference),
      limit,
      siteOrigin,
      secret,
      atOnce: config.enquiriesAtOnce,
      traces,
      refused,
      count: (kind, seconds) => {
        accepted.inc({ kind });
        acceptTime.observe(seconds);
      },
    },
    subscriptions: {
      subscriptions: subscriptionStore(db, queue),
      tokens,
      page: notice,
      limit,
      siteOrigin,
      countUnheeded: () => {
        unheeded.inc();
      },
    },
    enquiry: {
      enquirer: enquirer(db, queue, config.responseTarget),
      tokens,
      page: (shown) => pages.enquiry(shown),
      responseTime,
      notice,
      limit: rateLimiter(config.limits, () => performance.now()),
      siteOrigin,
      hours,
    },
    responseTime,
    operating: {
      readiness: () => readinessProblems(db),
      alarms: async () => (await openAlarms(db)).map(({ message }) => message),
      metrics: async () =>
        withOldNames(await Registry.merge([registry, await readMetrics(db)]).metrics()),
    },
  });
}
