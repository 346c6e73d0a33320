import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { install } from '../../src/jobs/install.ts';
import { openDatabase, type Database } from '../../src/platform/db.ts';
import { createLog } from '../../src/platform/log.ts';

const ADMIN_URL =
  process.env['INTAKE_TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export const silentLog = createLog('silent');

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ADMIN_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export interface TestDatabase extends Database, AsyncDisposable {
  readonly url: string;
}

/** A database of its own for one test file, dropped afterwards. */
export async function emptyDatabase(searchPath = 'public'): Promise<TestDatabase> {
  const name = `intake_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  await asAdmin(`alter database ${name} set search_path = ${searchPath}`);
  const url = new URL(ADMIN_URL);
  url.pathname = name;
  const database = openDatabase({
    url: url.href,
    connections: 10,
    statementTimeoutMs: 20_000,
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

export async function readyDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  await install(database, silentLog);
  return database;
}
