import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { install } from '@studio/enquiries/jobs/install.ts';
import { openDatabase, type Database } from '@studio/enquiries/database/db.ts';
import { grantRoles } from '@studio/enquiries/database/roles.ts';
import { createLog } from '@studio/platform/log.ts';
import { adminUrl, databasePrefix } from './database-names.ts';
import { runName } from './test-run.ts';

export const silentLog = createLog('silent');

async function asAdmin(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

export interface TestDatabase extends Database, AsyncDisposable {
  readonly url: string;
}

/** A separate database for one test file, dropped afterwards. */
export async function emptyDatabase(searchPath = 'public'): Promise<TestDatabase> {
  const name = databasePrefix(runName()) + randomBytes(6).toString('hex');
  await asAdmin(
    `create database ${name}`,
    `alter database ${name} set search_path = ${searchPath}`,
  );
  return openTestDatabase(name);
}

function openTestDatabase(name: string): TestDatabase {
  const url = new URL(adminUrl);
  url.pathname = name;
  const database = openDatabase({
    url: url.href,
    connections: 10,
    statementTimeoutMs: 60_000,
    waitMs: 60_000,
    onIdleError: () => undefined,
  });
  return {
    ...database,
    url: url.href,
    async [Symbol.asyncDispose]() {
      await database.close();
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}

const TEMPLATE_LOCK = 7_140_302;

/** A kind of prepared database. */
interface Prepared {
  readonly kind: string;
  readonly searchPath: string;
  readonly prepare: (database: TestDatabase) => Promise<unknown>;
}

/** A template that a run creates once for each kind, because creating takes seconds and copying does not. */
async function makeTemplate({ kind, searchPath, prepare }: Prepared): Promise<string> {
  const name = `${databasePrefix(runName())}${kind}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  // The other workers of this run wait for the one that creates it.
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const making = `${name}_making`;
    await client.query(`drop database if exists ${making}`);
    await client.query(`create database ${making}`);
    await client.query(`alter database ${making} set search_path = ${searchPath}`);
    const database = openTestDatabase(making);
    await prepare(database);
    await database.close();
    await client.query(`alter database ${making} rename to ${name}`);
  }
  await client.end();
  return name;
}

const templates = new Map<string, Promise<string>>();

/** A copy of a prepared database. */
export async function preparedDatabase(prepared: Prepared): Promise<TestDatabase> {
  const { kind, searchPath, prepare } = prepared;
  // Outside a test run nothing would drop the template at the end.
  if (process.env['INTAKE_TEST_RUN'] === undefined) {
    const database = await emptyDatabase(searchPath);
    await prepare(database);
    return database;
  }
  const template = templates.get(kind) ?? makeTemplate(prepared);
  templates.set(kind, template);
  const name = databasePrefix(runName()) + randomBytes(6).toString('hex');
  await asAdmin(
    `create database ${name} template ${await template}`,
    `alter database ${name} set search_path = ${searchPath}`,
  );
  const database = openTestDatabase(name);
  // Rights on the database itself are not copied.
  await grantRoles(database.db);
  return database;
}

/** A database as `intake migrate` leaves it. */
export const readyDatabase = (): Promise<TestDatabase> =>
  preparedDatabase({
    kind: 'template',
    searchPath: 'public',
    prepare: (database) => install(database, silentLog),
  });
