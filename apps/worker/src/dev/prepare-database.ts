import pg from 'pg';
import { readOwnerConfig } from '#config.ts';
import { install } from '@studio/enquiries/jobs/install.ts';
import { openDatabase, type Database } from '@studio/enquiries/database/db.ts';
import { createLog } from '@studio/platform/log.ts';
import { unknownMigrations } from '@studio/enquiries/database/migrate.ts';
import { run, StartupError } from '@studio/platform/process.ts';

// For development: creates the database of INTAKE_OWNER_DATABASE_URL on the first run, and recreates it
// with --reset.
const START_EMPTY = 'To begin with an empty database: npm run dev -- --reset';

async function connect(server: URL): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: server.href });
  await admin.connect().catch((cause: unknown) => {
    throw new StartupError([
      `PostgreSQL does not answer at ${server.host}: ${String(cause)}.`,
      'Start it, or name another in INTAKE_OWNER_DATABASE_URL.',
    ]);
  });
  return admin;
}

async function bringUpToDate(database: Database, name: string): Promise<void> {
  const unknown = await unknownMigrations(database.db);
  if (unknown.length > 0)
    throw new StartupError([
      `The database ${name} holds ${unknown.join(', ')}, which this branch does not know: another branch made it.`,
      START_EMPTY,
    ]);
  await install(database, createLog('silent')).catch((error: unknown) => {
    const { message, cause } = error as Error;
    throw new StartupError([`${message} ${String(cause)}`, START_EMPTY]);
  });
}

await run(async () => {
  const { ownerDatabaseUrl: databaseUrl } = readOwnerConfig(process.env);
  const name = new URL(databaseUrl).pathname.slice(1);
  const server = new URL(databaseUrl);
  server.pathname = 'postgres';
  const admin = await connect(server);
  const quoted = admin.escapeIdentifier(name);
  if (process.argv.includes('--reset'))
    await admin.query(`drop database if exists ${quoted} with (force)`);
  const { rows } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rows.length === 0) await admin.query(`create database ${quoted}`);
  await admin.end();
  const database = openDatabase({
    url: databaseUrl,
    connections: 2,
    statementTimeoutMs: 60_000,
    onIdleError: () => undefined,
  });
  try {
    await bringUpToDate(database, name);
  } finally {
    await database.close();
  }
});
