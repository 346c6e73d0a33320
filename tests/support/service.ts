import { Writable } from 'node:stream';
import { ownSettings } from '@studio/contract/own-secrets';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { enquiriesPath } from '@studio/contract/paths';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '@studio/api/app.ts';
import { readApiConfig, type ApiConfig } from '@studio/api/config.ts';
import { readOperatorConfig, type OperatorConfig } from '@studio/worker/config.ts';
import { openChannels } from '@studio/mail/channel-routing.ts';
import { startWorkers } from '@studio/worker/jobs/start-workers.ts';
import { sentFolder } from '@studio/mailbox/sent-folder.ts';
import { createLog } from '@studio/platform/log.ts';
import {
  refusedEnquiries,
  type RefusedEnquiries,
} from '@studio/enquiries/alarms/refused-enquiries.ts';
import { openDatabase, type Database } from '@studio/enquiries/database/db.ts';
import { openQueue, type Queue } from '@studio/enquiries/database/queue.ts';
import { openTraces } from '@studio/platform/open-traces.ts';
import { readyDatabase, type TestDatabase } from './database.ts';
import { settings } from './settings.ts';

export interface TestService extends AsyncDisposable {
  readonly app: FastifyInstance;
  /** Settings of the API and of the operator's commands, which include the worker's. */
  readonly config: ApiConfig & OperatorConfig;
  readonly database: TestDatabase;
  readonly queue: Queue;
  readonly logLines: string[];
  /** What the API could not store. */
  readonly refused: RefusedEnquiries;
  startWorker(): Promise<() => Promise<void>>;
  postEnquiry(
    change?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  post(options: InjectOptions): Promise<LightMyRequestResponse>;
}

const openAs = (url: string): Database =>
  openDatabase({ url, connections: 5, statementTimeoutMs: 20_000, onIdleError: () => undefined });

/** The whole service in this process, on a separate database. */
export async function testService(
  changes: Readonly<Record<string, string>> = {},
  given?: TestDatabase,
): Promise<TestService> {
  const database = given ?? (await readyDatabase());
  const env = settings(database.url, changes);
  const apiConfig = {
    ...readApiConfig(ownSettings('api', env)),
    checksAnswers: process.env['NODE_ENV'] === 'test',
  };
  const operatorConfig = readOperatorConfig(ownSettings('operator', env));
  const config = { ...apiConfig, ...operatorConfig, databaseUrl: apiConfig.databaseUrl };
  const logLines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logLines.push(chunk.toString('utf8'));
      done();
    },
  });
  const log = createLog('debug', sink);
  // With the rights of production; `database` and `queue` have the owner's rights, for a test to inspect.
  const asApi = openAs(config.databaseUrl);
  const asWorker = openAs(config.workerDatabaseUrl);
  const queue = await openQueue(database, 'producer', log);
  const apiQueue = await openQueue(asApi, 'producer', log);
  const traces = await openTraces(config.tracesEndpoint, 'intake', log);
  const refused = refusedEnquiries();
  const app = buildApp(apiConfig, asApi, apiQueue, log, traces, refused);
  const stops: (() => Promise<void>)[] = [];
  const post = (options: InjectOptions) =>
    app.inject({ method: 'POST', url: enquiriesPath, ...options });
  return {
    app,
    config,
    database,
    queue,
    logLines,
    refused,
    post,
    postEnquiry: (change = {}, headers = {}) =>
      post({ payload: { ...validEnquiry, ...change }, headers }),
    async startWorker() {
      const working = await openQueue(asWorker, 'worker', log);
      const routing = openChannels(config.channels);
      const stop = await startWorkers({
        ...config,
        mailbox: config.mailbox && sentFolder(config.mailbox),
        database: asWorker,
        queue: working,
        routing,
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

// Long, because it only decides how soon a failure is reported, and a busy machine is not a failure. A test
// that requires something within a certain time measures it itself. Mutation testing waits less: there, a check that
// fails once mostly fails for ever.
const LOOK_FOR_MS = Number(process.env['LOOK_FOR_MS'] ?? 90_000);

/** Repeats a check until it passes; after the timeout the test fails with the last error. */
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
