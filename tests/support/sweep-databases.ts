// Waits until the test run that started it has ended, then drops the databases it left:
// node sweep-databases.ts <name of the run>
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { adminUrl, databasePrefix } from './database-names.ts';

const [run = ''] = process.argv.slice(2);
// A worker that has not noticed the end yet may still create one.
const PAUSES_MS = [0, 2_000, 15_000];

process.stdin.resume();
await once(process.stdin, 'end');
for (const pause of PAUSES_MS) {
  await sleep(pause);
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [databasePrefix(run)],
  );
  for (const { datname } of rows)
    await admin.query(`drop database if exists ${datname} with (force)`);
  await admin.end();
}
