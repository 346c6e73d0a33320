import { readyDatabase, type TestDatabase } from './database.ts';
import { sharedRows } from './rows.ts';

let database: TestDatabase;

/** Called by Vitest before a run: one database for all files, which must run one after another. */
export async function setup(): Promise<void> {
  database = await readyDatabase();
  // Its data does not matter, so it need not wait for the disk.
  await database.pool.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
  );
  process.env[sharedRows] = database.url;
}

export async function teardown(): Promise<void> {
  await database[Symbol.asyncDispose]();
}
