import pg from 'pg';
import { readConfig } from '../config.ts';
import { install } from '../jobs/install.ts';
import { openDatabase } from '../platform/db.ts';
import { createLog } from '../platform/log.ts';
import { run } from '../platform/process.ts';

// For a developer's machine: makes the database of INTAKE_DATABASE_URL on the first run.
await run(async () => {
  const { databaseUrl } = readConfig(process.env);
  const name = new URL(databaseUrl).pathname.slice(1);
  const server = new URL(databaseUrl);
  server.pathname = 'postgres';
  const admin = new pg.Client({ connectionString: server.href });
  await admin.connect();
  const { rows } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rows.length === 0) await admin.query(`create database ${admin.escapeIdentifier(name)}`);
  await admin.end();
  const database = openDatabase({
    url: databaseUrl,
    connections: 2,
    statementTimeoutMs: 60_000,
    onIdleError: () => undefined,
  });
  await install(database, createLog('silent'));
  await database.close();
});
