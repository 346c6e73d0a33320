import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { responseTargetOf } from '@studio/contract/response-target';
import { writeVisitYear } from '@studio/desk-api/tests/support/visit-year.ts';
import { writeSeed } from '@studio/desk-api/seed/write-seed.ts';
import { freePort } from '@studio/tests/support/processes.ts';
import { accounts } from '@studio/sign-in/dev/accounts.ts';
import { personOf } from '@studio/sign-in/claims.ts';
import { sessionStore } from '@studio/sign-in/session.store.ts';
import { savePerson } from '@studio/sign-in/sign-in.store.ts';
import { testDesk, type TestDesk } from '@studio/desk-api/tests/support/desk.ts';
import { startTestNginx } from '../../../../deploy/nginx/test-nginx.ts';
import { emptyTables } from './empty-tables.ts';

/** The folder of the built app; another one is used to show that the service runs without it. */
const APP = join(import.meta.dirname, '../../dist');

/** The reply templates. */
const REPLIES = join(import.meta.dirname, '../../../desk-api/tests/support/replies');

export type Account = keyof typeof accounts;

export interface RunningDesk extends AsyncDisposable {
  /** The URL for a browser. */
  readonly origin: string;
  /** The service and its database, for a test to fill and to inspect. */
  readonly service: TestDesk;
  /** Stores a colleague who has signed in before; returns their id. */
  keep(account: Account): Promise<string>;
  /** Signs a browser in as this person, without the identity provider. */
  enter(context: BrowserContext, account: Account): Promise<void>;
  /** Thirty realistic enquiries, with eleven earlier weeks. */
  fillSamples(): Promise<void>;
  /** A year of page views. */
  fillVisits(): Promise<void>;
  /** Deletes all enquiries and sessions. */
  empty(): Promise<void>;
}

/** Everything for real: PostgreSQL, the service, an identity provider, and nginx in front of the app. */
export async function runDesk(app = APP): Promise<RunningDesk> {
  if (!existsSync(join(app, 'index.html')))
    throw new Error(`There is no built app in ${app}. Run "npm run build -- desk" first.`);
  const [port, servicePort] = [await freePort(), await freePort()];
  // Browsers keep a Secure cookie for localhost without TLS.
  const origin = `http://localhost:${port}`;
  const service = await testDesk({ DESK_ORIGIN: origin, DESK_TEMPLATES_FOLDER: REPLIES });
  await service.app.listen({ host: '127.0.0.1', port: servicePort });
  const stopNginx = startTestNginx({
    listen: { loopbackPort: port },
    desk: { host: 'localhost', upstream: `127.0.0.1:${servicePort}`, app },
  });
  await answers(origin);
  const { db } = service.database;
  const empty = await emptyTables(service.database);

  /** Stores their row as the sign-in would. */
  async function keep(account: Account): Promise<string> {
    const { signIn } = service.config;
    const person = personOf({ iss: signIn.issuer, sub: account, ...accounts[account] }, signIn);
    if (typeof person === 'string') throw new Error(`${account}: ${person}`);
    return (await savePerson(db, 'desk', person)) ?? '';
  }

  return {
    origin,
    service,
    keep,
    async enter(context, account) {
      const sessions = sessionStore(db, 'desk', service.config.sessions);
      const value = await sessions.begin(await keep(account), 'a browser in a test');
      const url = origin.replace('http:', 'https:');
      await context.addCookies([
        { name: '__Host-desk', value, url, httpOnly: true, secure: true, sameSite: 'Lax' },
      ]);
    },
    async fillSamples() {
      const staff = new Map<string, string>();
      for (const account of ['asha', 'ravi']) staff.set(account, await keep(account));
      await writeSeed(service.database, responseTargetOf(service.config.hours), staff);
    },
    fillVisits: () => writeVisitYear(service.database.pool),
    empty,
    async [Symbol.asyncDispose]() {
      await stopNginx();
      await service[Symbol.asyncDispose]();
    },
  };
}

const TRIES = 1_200;

async function answers(origin: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at ${origin}.`);
}
