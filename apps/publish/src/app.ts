import type { Database } from '@studio/enquiries/database/db.ts';
import { readinessProblems } from '@studio/enquiries/database/readiness.ts';
import type { Clock } from '@studio/platform/clock.ts';
import type { Log } from '@studio/platform/log.ts';
import { authRoute } from '@studio/sign-in/http/auth.route.ts';
import { buildHttp } from '@studio/sign-in/http/build-http.ts';
import { operatingRoute } from '@studio/sign-in/http/operating.route.ts';
import { openProvider } from '@studio/sign-in/provider.ts';
import { sessionStore } from '@studio/sign-in/session.store.ts';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { comingDuties } from '#editions/coming-duties.ts';
import { editionFolder } from '#editions/edition-folder.ts';
import { openFindings } from '#editions/open-findings.ts';
import { publisher as makePublisher } from '#editions/publisher.ts';
import { siteBuilder, type Builder } from '#editions/site-builder.ts';
import { contentRoute } from '#http/content.route.ts';
import { editorRoute } from '#http/editor.route.ts';
import { metricsRoute } from '#http/metrics.route.ts';
import { publishingRoute } from '#http/publishing.route.ts';
import { editionRepository } from '#repository/edition-repository.ts';
import { visitsRoute } from '#http/visits.route.ts';
import { workbenchRoute } from '#http/workbench.route.ts';
import { fileReports } from '#workbench/file-reports.ts';
import { startPreview } from '#workbench/preview.ts';
import { savedContent } from '#workbench/saved-content.ts';
import { contentRepository } from '#repository/content-repository.ts';

/** Enough for an upload of 24 MB over a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000;

export interface PublishParts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Builds with the code of this release, unless a test passes a faster builder. */
  readonly builder?: Builder;
}

const code = join(import.meta.dirname, '../../..');

/** Builds the server without listening, so that tests need no port. */
export function buildApp(parts: PublishParts): FastifyInstance {
  const { config, clock, log, builder = siteBuilder(code) } = parts;
  const { db } = parts.database;
  const { origin, signIn, trustedProxies, requestsPerMinute, checksAnswers } = config;
  const sessions = sessionStore(db, 'editor', config.sessions);
  const app = buildHttp({
    ...{ log, origin, trustedProxies, sessions, requestsPerMinute, checksAnswers },
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
  });
  operatingRoute(app, () => readinessProblems(db));
  authRoute(app, { db, origin, signIn, sessions, provider: openProvider(signIn, origin, clock) });
  editorRoute(app, config.editorFolder, config.preview?.origin);
  const saved = savedContent(config.repository, join(config.editions, 'saved'), log);
  const content = contentRepository(config.repository, () => void saved.follow());
  app.addHook('onReady', () => content.repair());
  const editions = editionFolder(config.editions);
  metricsRoute(app);
  const repository = editionRepository(config.repository);
  contentRoute(app, content, repository.held);
  const publisher = makePublisher({ editions, repository, builder, remote: config.remote, log });
  app.addHook('onReady', () => repository.held.repair());
  app.addHook('onReady', () => publisher.repair());
  const dutiesOn = comingDuties(saved, builder, log);
  const refusalOf = openFindings(repository, builder, log);
  publishingRoute(app, { content, repository, editions, publisher, refusalOf, dutiesOn });
  visitsRoute(app, { db, content, editions });
  const preview =
    config.preview && startPreview(config.preview, { code, editor: origin, saved, log });
  const reports = fileReports(code, saved, preview && '/preview?to=', log);
  app.addHook('onListen', async () => {
    await saved.follow();
    preview?.start();
  });
  app.addHook('onClose', async () => {
    preview?.stop();
    reports.stop();
    await saved.idle();
  });
  workbenchRoute(app, { content, saved, reports, sessions, previewOf: preview?.urlOf });
  return app;
}
