import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { install } from '#jobs/install.ts';
import { openDatabase, type Database } from '#platform/db.ts';
import { createLog } from '#platform/log.ts';
import { adminUrl, databasePrefix } from './database-names.ts';
import { runName } from './test-run.ts';

export const silentLog = createLog('silent');

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export interface TestDatabase extends Database, AsyncDisposable {
  readonly url: string;
}

/** A database of its own for one test file, dropped afterwards. */
export async function emptyDatabase(searchPath = 'public'): Promise<TestDatabase> {
  const name = databasePrefix(runName()) + randomBytes(6).toString('hex');
  await asAdmin(`create database ${name}`);
  await asAdmin(`alter database ${name} set search_path = ${searchPath}`);
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

export async function readyDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  await install(database, silentLog);
  return database;
}
