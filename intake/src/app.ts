import { leadsPath } from '@old/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { buildHttp } from '#http/build-http.ts';
import { enquiryPage } from '#http/enquiry-page.ts';
import { leadKinds } from '#http/leads.route.ts';
import { noticePage } from '#http/notice-page.ts';
import { problemPage } from '#http/problem-page.ts';
import { rateLimiter } from '#http/rate-limit.ts';
import { sentPage } from '#http/sent-page.ts';
import { openAlarms } from '#jobs/alarm.store.ts';
import { acceptLeads } from '#leads/accept-lead.ts';
import { enquirer } from '#leads/enquirer.store.ts';
import { readFigures } from '#leads/figures.store.ts';
import { phones } from '#leads/phones.ts';
import { toldPace } from '#leads/told-pace.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import { counter, formatMetrics, histogram } from '#platform/metrics.ts';
import type { Queue } from '#platform/queue.ts';
import { readinessProblems } from '#platform/readiness.ts';
import { subscriptionStore } from '#subscriptions/subscription.store.ts';
import { signedTokens } from '#platform/token.ts';
import { noTraces, type Traces } from '#platform/traces.ts';

// Seconds. A visitor notices one; after ten the web server gives up.
const ACCEPT_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Ties the rooms together and never listens, so that a test can knock without a port. */
export function buildApp(
  config: Config,
  { db }: Database,
  queue: Queue,
  log: Log,
  traces: Traces = noTraces,
): FastifyInstance {
  const accepted = counter(
    'intake_leads_accepted_total',
    'Leads stored, by kind',
    leadKinds.map((kind) => ({ kind })),
  );
  const acceptTime = histogram(
    'intake_accept_seconds',
    'From the request to "stored", enquiries that were taken',
    ACCEPT_BOUNDS,
  );
  const rejected = counter(
    'intake_requests_rejected_total',
    'Requests refused, by reason and route',
    // The refusals that are no visitor's doing.
    ['overload', 'storage', 'fault'].map((reason) => ({ reason, route: leadsPath })),
  );
  const unheeded = counter(
    'intake_subscriptions_unheeded_total',
    'Subscriptions of programs and of a network that asked too often: nobody is mailed',
    [{}],
  );
  const limit = rateLimiter(config.limits, () => performance.now());
  const { siteOrigin, secret, hours } = config;
  const tokens = signedTokens(secret, systemClock);
  const notice = noticePage(config.noticePage);
  const pace = toldPace(config.pacePath, systemClock);
  return buildHttp({
    log,
    trustedProxies: config.trustedProxies,
    connections: config.connections,
    problemPage: problemPage(config.problemPage),
    countRefusal: (reason, route) => {
      rejected.add({ reason, route });
    },
    leads: {
      acceptLead: acceptLeads(db, queue, secret, config.retentionDays),
      phones,
      sentPage: sentPage(config.sentPage),
      limit,
      siteOrigin,
      secret,
      atOnce: config.leadsAtOnce,
      traces,
      count: (kind, seconds) => {
        accepted.add({ kind });
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
        unheeded.add();
      },
    },
    enquiry: {
      enquirer: enquirer(db, queue),
      tokens,
      page: enquiryPage(config.enquiryPage, hours.zone),
      pace,
      notice,
      limit: rateLimiter(config.limits, () => performance.now()),
      siteOrigin,
      timeZone: hours.zone,
    },
    pace,
    operating: {
      readiness: () => readinessProblems(db),
      alarms: async () => (await openAlarms(db)).map(({ sentence }) => sentence),
      metrics: async () =>
        formatMetrics([
          accepted.sample(),
          acceptTime.sample(),
          rejected.sample(),
          unheeded.sample(),
          ...(await readFigures(db)),
        ]),
    },
  });
}
