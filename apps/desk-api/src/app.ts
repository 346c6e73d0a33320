import { reminderAt } from '@studio/contract/desk/reminder';
import { staffAuditLog, recordPageViews } from '@studio/enquiries/audit-log/audit-log.store.ts';
import type { Clock } from '@studio/platform/clock.ts';
import type { Database } from '@studio/enquiries/database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { readinessProblems } from '@studio/enquiries/database/readiness.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { authRoute } from '@studio/sign-in/http/auth.route.ts';
import { buildHttp } from '@studio/sign-in/http/build-http.ts';
import { absencesRoute } from '#http/absences.route.ts';
import { enquiriesRoute } from '#http/enquiries.route.ts';
import { draftFilesRoute } from '#http/draft-files.route.ts';
import { filesRoute } from '#http/files.route.ts';
import { reportsRoute } from '#http/reports.route.ts';
import { outcomesRoute } from '#http/outcomes.route.ts';
import { healthRoute } from '#http/health.route.ts';
import { heldRoute } from '#http/held.route.ts';
import { labelsRoute } from '#http/labels.route.ts';
import { listsRoute } from '#http/lists.route.ts';
import { liveRoute } from '#http/live.route.ts';
import { mergeRoute } from '#http/merge.route.ts';
import { noticesRoute } from '#http/notices.route.ts';
import { otherMailRoute } from '#http/other-mail.route.ts';
import { operatingRoute } from '@studio/sign-in/http/operating.route.ts';
import { personsRoute } from '#http/persons.route.ts';
import { repliesRoute } from '#http/replies.route.ts';
import { selfRoute } from '#http/self.route.ts';
import { templatesRoute } from '#http/templates.route.ts';
import { viewsRoute } from '#http/views.route.ts';
import { visitsRoute } from '#http/visits.route.ts';
import { writingRoute } from '#http/writing.route.ts';
import { openHub } from '#live/hub.ts';
import { openStreams } from '#live/streams.ts';
import { openProvider } from '@studio/sign-in/provider.ts';
import { sessionStore } from '@studio/sign-in/session.store.ts';
import { clamdScanner } from '@studio/platform/files/scan.ts';
import { gatherPageViews } from '@studio/enquiries/work/page-views.ts';

/** A file of 25 MB is read as fast as the database takes it; nginx buffers uploads from slow connections. */
const REQUEST_TIMEOUT_MS = 60_000;

export interface DeskParts {
  readonly config: Config;
  readonly database: Database;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly log: Log;
}

/** Builds the server without listening, so that tests need no port. */
export function buildApp({
  config,
  database: { db },
  queue,
  clock,
  log,
}: DeskParts): FastifyInstance {
  const { origin, signIn, trustedProxies, requestsPerMinute, checksAnswers, responseTarget } =
    config;
  const views = gatherPageViews((seen) => recordPageViews(db, seen), log);
  // Views that cannot be written now are retried later; signing out does not wait for them.
  const writeViews = () => views.flush().catch(() => undefined);
  const sessions = sessionStore(db, 'desk', config.sessions, writeViews);
  const app = buildHttp({
    log,
    origin,
    trustedProxies,
    sessions,
    requestsPerMinute,
    checksAnswers,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
  });
  operatingRoute(app, () => readinessProblems(db));
  authRoute(app, {
    db,
    origin,
    signIn,
    sessions,
    provider: openProvider(signIn, origin, clock),
  });
  selfRoute(app, { db, sessions, hours: config.hours });
  const sessionAuditLog = (sessionId: string) => staffAuditLog(config.secret, sessionId);
  app.addHook('onClose', () => views.stop());
  listsRoute(app, { db, responseTarget, auditLogFor: sessionAuditLog, views });
  enquiriesRoute(app, {
    db,
    responseTarget,
    auditLogFor: sessionAuditLog,
    hours: config.hours,
  });
  mergeRoute(app, db);
  labelsRoute(app, db);
  viewsRoute(app, db);
  absencesRoute(app, { db, hours: config.hours });
  noticesRoute(app, db);
  repliesRoute(app, {
    db,
    queue,
    responseTarget,
    mailHost: new URL(origin).hostname,
    reminderAt: (from, days) => reminderAt(config.hours, from, days),
    secret: config.secret,
    texts: config.texts,
  });
  templatesRoute(app, { db, texts: config.texts });
  filesRoute(app, { db, auditLogFor: sessionAuditLog });
  const { clamdSocket } = config;
  const scan = clamdSocket === undefined ? undefined : clamdScanner(clamdSocket);
  draftFilesRoute(app, { db, scan });
  writingRoute(app, db);
  heldRoute(app, { db, queue, auditLogFor: sessionAuditLog, views });
  otherMailRoute(app, { db, queue, auditLogFor: sessionAuditLog, views });
  personsRoute(app, { db, queue, auditLogFor: sessionAuditLog });
  const hub = openHub(db, config.databaseUrl, log);
  liveRoute(
    app,
    openStreams(db, hub, (ids) => sessions.areAlive(ids), log, checksAnswers),
  );
  app.addHook('onClose', () => hub.stop());
  reportsRoute(app, { db, responseTarget, hours: config.hours });
  outcomesRoute(app, { db, hours: config.hours });
  visitsRoute(app, { db, hours: config.hours });
  healthRoute(app, { db, queue, auditLogFor: sessionAuditLog });
  return app;
}
