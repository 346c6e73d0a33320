import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@studio/enquiries/database/db.ts';
import type { Audience } from '@studio/enquiries/database/desk-tables.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { devRoles } from '@studio/sign-in/dev/accounts.ts';
import { browser, type Browser } from '@studio/sign-in/dev/browser.ts';
import { devClient, startProvider } from '@studio/sign-in/dev/provider.ts';
import { sessionStore } from '@studio/sign-in/session.store.ts';
import { readyDatabase, silentLog } from '@studio/tests/support/database.ts';
import { freePort } from '@studio/tests/support/processes.ts';
import { asRole } from '@studio/tests/support/settings.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import type { Builder } from '#editions/site-builder.ts';
import { readConfig } from '#config.ts';
import { testRepository, type TestRepository } from './repository.ts';

export interface TestPublish extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly repository: TestRepository;
  readonly origin: string;
  /** The settings with which another process serves the same repository. */
  readonly settings: Readonly<Record<string, string>>;
  /** Runs SQL as the owner of the tables. */
  sql(text: string): Promise<{ readonly rows: unknown[] }>;
  newBrowser(): Browser;
  /** Signs in through the provider. */
  signIn(account: string): Promise<Browser>;
  /** Signs in a user with this role and name without the provider. */
  signInAs(role: string, name?: string, audience?: Audience): Promise<Browser>;
}

/** Replaces the built editor, which only browser tests need. */
function emptyEditor(): string {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(folder, '_editor'));
  writeFileSync(join(folder, 'keystatic.html'), '<!doctype html><title>Editor</title>');
  writeFileSync(join(folder, '_editor/start.js'), 'void 0;');
  return folder;
}

/** The service in this process, with the rights of its own role, beside a real provider. */
export async function testPublish(
  changes: Readonly<Record<string, string>> = {},
  builder?: Builder,
): Promise<TestPublish> {
  const database = await readyDatabase();
  const repository = testRepository();
  const origin = changes['PUBLISH_ORIGIN'] ?? 'https://edit.company.example';
  const provider = await startProvider(await freePort(), origin);
  const settings = {
    PUBLISH_DATABASE_URL: asRole(database.url, 'intake_publish'),
    PUBLISH_ORIGIN: origin,
    PUBLISH_REPOSITORY: repository.folder,
    PUBLISH_EDITIONS: mkdtempSync(join(tmpdir(), 'editions-')),
    PUBLISH_EDITOR_FOLDER: changes['PUBLISH_EDITOR_FOLDER'] ?? emptyEditor(),
    PUBLISH_REQUESTS_PER_MINUTE: '1000000',
    DESK_OIDC_ISSUER: provider.issuer,
    DESK_OIDC_CLIENT_ID: devClient.id,
    DESK_OIDC_CLIENT_SECRET: devClient.secret,
    DESK_ROLES: devRoles,
    ...changes,
  };
  const config = { ...readConfig(settings), checksAnswers: true };
  const own = openDatabase({
    url: config.databaseUrl,
    connections: 4,
    statementTimeoutMs: 20_000,
    waitMs: 20_000,
    onIdleError: () => undefined,
  });
  const app = buildApp({
    ...{ config, database: own, clock: systemClock, log: silentLog },
    ...(builder && { builder }),
  });
  await app.ready();
  const newBrowser = () => browser(app, origin);
  return {
    app,
    repository,
    origin,
    settings,
    sql: (text) => database.pool.query(text),
    newBrowser,
    async signIn(account) {
      const one = newBrowser();
      const answer = await one.signIn(account);
      if (answer.statusCode !== 303) throw new Error(`${account} cannot sign in: ${answer.body}`);
      return one;
    },
    async signInAs(role, name = `A ${role}`, audience = 'editor') {
      const { rows } = await database.pool.query<{ id: string }>(
        `insert into staff (issuer, subject, name, email, roles)
         values ('planted', $1, $2, 'planted@company.example', $3) returning id`,
        [randomUUID(), name, [role]],
      );
      const one = newBrowser();
      const secret = await sessionStore(database.db, audience, config.sessions).begin(
        rows[0]?.id ?? '',
        'a test',
      );
      one.cookies.set('__Host-desk', secret);
      return one;
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await own.close();
      await provider.stop();
      repository[Symbol.dispose]();
      rmSync(config.editions, { recursive: true, force: true });
      await database[Symbol.asyncDispose]();
    },
  };
}
