import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { systemClock, type Clock } from '@studio/platform/clock.ts';
import { openDatabase } from '@studio/enquiries/database/db.ts';
import { createLog } from '@studio/platform/log.ts';
import { openQueue } from '@studio/enquiries/database/queue.ts';
import { readyDatabase, type TestDatabase } from '@studio/tests/support/database.ts';
import { freePort } from '@studio/tests/support/processes.ts';
import { asRole } from '@studio/tests/support/settings.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { readConfig, type Config } from '#config.ts';
import { devRoles } from '@studio/sign-in/dev/accounts.ts';
import { devClient, startProvider, type DevProvider } from '@studio/sign-in/dev/provider.ts';
import { sessionStore } from '@studio/sign-in/session.store.ts';
import { browser, type Browser } from '@studio/sign-in/dev/browser.ts';
import { deskSettings } from './settings.ts';

export interface TestDesk extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly config: Config;
  /** As the owner, for a test to inspect; the desk itself has the rights of its role. */
  readonly database: TestDatabase;
  readonly logLines: string[];
  readonly provider: DevProvider;
  /** A browser without a session. */
  newBrowser(): Browser;
  signIn(account: string): Promise<Browser>;
  /** Restarts the provider with other keys. */
  changeKeys(): Promise<void>;
  sql<Row extends Record<string, unknown>>(text: string, ...values: unknown[]): Promise<Row[]>;
}

/** The whole desk in this process, with a real identity provider and a database of its own. */
export async function testDesk(
  changes: Readonly<Record<string, string>> = {},
  clock: Clock = systemClock,
  given?: TestDatabase,
): Promise<TestDesk> {
  const database = given ?? (await readyDatabase());
  const origin = changes['DESK_ORIGIN'] ?? 'https://desk.company.example';
  const port = await freePort();
  let provider = await startProvider(port, origin);
  const settings = readConfig({
    ...deskSettings(asRole(database.url, 'intake_desk')),
    DESK_ORIGIN: origin,
    DESK_OIDC_ISSUER: provider.issuer,
    DESK_OIDC_CLIENT_ID: devClient.id,
    DESK_OIDC_CLIENT_SECRET: devClient.secret,
    DESK_ROLES: devRoles,
    ...changes,
  });
  // Off when a benchmark measures production.
  const config = { ...settings, checksAnswers: process.env['NODE_ENV'] === 'test' };
  const logLines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logLines.push(chunk.toString('utf8'));
      done();
    },
  });
  const log = createLog('debug', sink);
  const own = openDatabase({
    url: config.databaseUrl,
    connections: 10,
    statementTimeoutMs: 20_000,
    waitMs: 20_000,
    onIdleError: () => undefined,
  });
  const queue = await openQueue(own, 'producer', log);
  const app = buildApp({ config, database: own, queue, clock, log });
  await app.ready();
  const newBrowser = () => browser(app, origin);
  return {
    app,
    config,
    database,
    logLines,
    get provider() {
      return provider;
    },
    newBrowser,
    async signIn(account) {
      const one = newBrowser();
      const answer = await one.signIn(account);
      if (answer.statusCode !== 303) throw new Error(`${account} was not let in: ${answer.body}`);
      return one;
    },
    async changeKeys() {
      await provider.stop();
      provider = await startProvider(port, origin);
    },
    async sql<Row extends Record<string, unknown>>(text: string, ...values: unknown[]) {
      return (await database.pool.query<Row>(text, values)).rows;
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await queue.stop();
      await own.close();
      await provider.stop();
      if (!given) await database[Symbol.asyncDispose]();
    },
  };
}

/** A colleague with a session, without the identity provider: for tests that need many. */
export async function plantSession(desk: TestDesk, ...roles: string[]): Promise<Browser> {
  const [staff] = await desk.sql<{ id: string }>(
    `insert into staff (issuer, subject, name, email, roles)
     values ('planted', $1, $2, 'planted@company.example', $3) returning id`,
    randomUUID(),
    `Colleague ${randomUUID().slice(0, 8)}`,
    roles,
  );
  const sessions = sessionStore(desk.database.db, 'desk', desk.config.sessions);
  const one = desk.newBrowser();
  one.cookies.set('__Host-desk', await sessions.begin(staff?.id ?? '', 'a test'));
  one.staffId = staff?.id ?? '';
  return one;
}

/** This many sales people, each signed in, because one session may not hold many event streams. */
export async function plantCrowd(desk: TestDesk, count: number): Promise<Browser[]> {
  const crowd: Browser[] = [];
  while (crowd.length < count) crowd.push(await plantSession(desk, 'sales'));
  return crowd;
}
