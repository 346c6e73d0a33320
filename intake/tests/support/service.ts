import { Writable } from 'node:stream';
import { validLead } from '@old/contract/fixtures/leads';
import { leadsPath } from '@old/contract/paths';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '#app.ts';
import { readConfig, type Config } from '#config.ts';
import { openRoutes } from '#jobs/routes.ts';
import { startWorkers } from '#jobs/start-workers.ts';
import { sentFolder } from '#mailbox/sent-folder.ts';
import { createLog } from '#platform/log.ts';
import { openDatabase, type Database } from '#platform/db.ts';
import { openQueue, type Queue } from '#platform/queue.ts';
import { openTraces } from '#platform/open-traces.ts';
import { readyDatabase, type TestDatabase } from './database.ts';
import { settings } from './settings.ts';

export interface TestService extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: TestDatabase;
  readonly queue: Queue;
  readonly logLines: string[];
  startWorker(): Promise<() => Promise<void>>;
  postLead(
    change?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  post(options: InjectOptions): Promise<LightMyRequestResponse>;
}

const openAs = (url: string): Database =>
  openDatabase({ url, connections: 5, statementTimeoutMs: 20_000, onIdleError: () => undefined });

/** The whole service in this process, on a database of its own. */
export async function testService(
  changes: Readonly<Record<string, string>> = {},
  given?: TestDatabase,
): Promise<TestService> {
  const database = given ?? (await readyDatabase());
  const config = readConfig(settings(database.url, changes));
  const logLines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logLines.push(chunk.toString('utf8'));
      done();
    },
  });
  const log = createLog('debug', sink);
  // With the rights they have in production; `database` and `queue` are the owner's, for a test to look into.
  const asApi = openAs(config.databaseUrl);
  const asWorker = openAs(config.workerDatabaseUrl);
  const queue = await openQueue(database, 'producer', log);
  const apiQueue = await openQueue(asApi, 'producer', log);
  const traces = await openTraces(config.tracesEndpoint, 'intake', log);
  const app = buildApp(config, asApi, apiQueue, log, traces);
  const stops: (() => Promise<void>)[] = [];
  const post = (options: InjectOptions) =>
    app.inject({ method: 'POST', url: leadsPath, ...options });
  return {
    app,
    config,
    database,
    queue,
    logLines,
    post,
    postLead: (change = {}, headers = {}) =>
      post({ payload: { ...validLead, ...change }, headers }),
    async startWorker() {
      const working = await openQueue(asWorker, 'worker', log);
      const routes = openRoutes(config.channels);
      const stop = await startWorkers({
        ...config,
        mailbox: config.mailbox && sentFolder(config.mailbox),
        database: asWorker,
        queue: working,
        routes,
        log,
        traces,
      });
      stops.push(stop);
      return stop;
    },
    async [Symbol.asyncDispose]() {
      for (const stop of stops) await stop();
      await app.close();
      await traces.close();
      await queue.stop();
      await apiQueue.stop();
      await asApi.close();
      await asWorker.close();
      await database[Symbol.asyncDispose]();
    },
  };
}

// Long, because it decides nothing but how soon a failure is told: a busy machine is no failure. What
// must happen within a time of its own is measured by the test.
const LOOK_FOR_MS = 90_000;

/** Looks again until it holds; a test that waits for good fails with the last reason. */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  withinMs = LOOK_FOR_MS,
): Promise<Value> {
  const endsAt = performance.now() + withinMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > endsAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
