import { promises } from '@old/contract/promise';
import { ledgerOf, recordPageViews } from '@studio/intake/ledger/ledger.store.ts';
import type { Clock } from '@studio/intake/platform/clock.ts';
import type { Database } from '@studio/intake/platform/db.ts';
import type { Log } from '@studio/intake/platform/log.ts';
import type { Queue } from '@studio/intake/platform/queue.ts';
import { readinessProblems } from '@studio/intake/platform/readiness.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { authRoute } from '#http/auth.route.ts';
import { buildHttp } from '#http/build-http.ts';
import { enquiriesRoute } from '#http/enquiries.route.ts';
import { figuresRoute } from '#http/figures.route.ts';
import { healthRoute } from '#http/health.route.ts';
import { heldRoute } from '#http/held.route.ts';
import { listsRoute } from '#http/lists.route.ts';
import { liveRoute } from '#http/live.route.ts';
import { operatingRoute } from '#http/operating.route.ts';
import { personsRoute } from '#http/persons.route.ts';
import { repliesRoute } from '#http/replies.route.ts';
import { selfRoute } from '#http/self.route.ts';
import { writingRoute } from '#http/writing.route.ts';
import { openHub } from '#live/hub.ts';
import { openStreams } from '#live/streams.ts';
import { openProvider } from '#sign-in/provider.ts';
import { sessionStore } from '#sign-in/session.store.ts';
import { gatherPageViews } from '#work/page-views.ts';

export interface DeskParts {
  readonly config: Config;
  readonly database: Database;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly log: Log;
}

/** Ties the rooms together and never listens, so that a test can knock without a port. */
export function buildApp({
  config,
  database: { db },
  queue,
  clock,
  log,
}: DeskParts): FastifyInstance {
  const { origin, signIn, trustedProxies } = config;
  const sessions = sessionStore(db, config.sessions);
  const promised = promises(config.hours);
  const app = buildHttp({ log, origin, trustedProxies, sessions });
  operatingRoute(app, () => readinessProblems(db));
  authRoute(app, {
    db,
    origin,
    signIn,
    sessions,
    provider: openProvider(signIn, origin, clock),
  });
  selfRoute(app, { db, sessions, hours: config.hours });
  const ledgerFor = (staffId: string) => ledgerOf(config.secret, 'desk', staffId);
  const views = gatherPageViews((seen) => recordPageViews(db, config.secret, seen), log);
  app.addHook('onClose', () => views.stop());
  listsRoute(app, { db, promised, ledgerOf: ledgerFor, views });
  enquiriesRoute(app, { db, promised, ledgerOf: ledgerFor });
  repliesRoute(app, {
    db,
    queue,
    promised,
    mailHost: new URL(origin).hostname,
    templates: config.templates,
  });
  writingRoute(app, db);
  heldRoute(app, { db, queue, ledgerOf: ledgerFor, views });
  personsRoute(app, { db, queue, ledgerOf: ledgerFor });
  const hub = openHub(db, config.databaseUrl, log);
  liveRoute(
    app,
    openStreams(db, hub, (ids) => sessions.areAlive(ids), log),
  );
  app.addHook('onClose', () => hub.stop());
  figuresRoute(app, { db, promised, hours: config.hours });
  healthRoute(app, { db, queue, ledgerOf: ledgerFor });
  return app;
}
