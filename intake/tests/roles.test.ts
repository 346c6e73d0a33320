import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { validLead } from '@old/contract/fixtures/leads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '#cli/commands.ts';
import type { Command } from '#cli/command.ts';
import { install } from '#jobs/install.ts';
import { openDatabase } from '#platform/db.ts';
import { emptyDatabase, silentLog } from './support/database.ts';
import { adminUrl } from './support/database-names.ts';
import { testService, type TestService } from './support/service.ts';
import { asRole, settings } from './support/settings.ts';
import { readConfig } from '#config.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await service.postLead({});
});
afterAll(() => service[Symbol.asyncDispose]());

async function asked(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement);
    return `${rowCount ?? 0} rows`;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}

it.each([
  ...Object.keys(validLead).map((field) => `select ${field} from leads`),
  'select * from subscriptions',
  `update leads set state = 'accepted'`,
  'delete from leads',
  'select data from pgboss.job_common',
  'create table mine ()',
])('the public API cannot: %s', async (statement) => {
  const url = asRole(service.database.url, 'intake_api');
  expect(await asked(url, statement)).toMatch(/^permission denied/u);
});

it('the worker changes rows and no table', async () => {
  const url = asRole(service.database.url, 'intake_worker');
  expect(await asked(url, 'select * from leads')).toBe('1 rows');
  expect(await asked(url, 'alter table leads drop column email')).toMatch(/^must be owner/u);
});

it('doctor says which of the two it is', async () => {
  const doctor = (url: string) =>
    (commands.get('doctor') as Command)({
      config: {
        ...service.config,
        databaseUrl: url,
        channels: { ...service.config.channels, smtp: undefined },
      },
      database: service.database,
      log: silentLog,
      args: [],
    });
  expect(await doctor(service.config.databaseUrl)).toContain('The public API cannot read what');
  expect(await doctor(service.database.url)).toContain('The public API could read every enquiry');
});

it('where no role may be made, one role does everything and a sentence says so', async () => {
  await using database = await emptyDatabase();
  const name = `intake_test_owner_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create role ${name} login`);
  await database.pool.query(`grant all on schema public to ${name}`);
  await database.pool.query(
    `do $$ begin execute format('grant create on database %I to ${name}', current_database()); end $$`,
  );
  const url = new URL(database.url);
  url.username = name;
  // As on a server where nobody has made the three: this one sees none of them.
  url.searchParams.set('options', '-c search_path=public,unseen,pg_catalog');
  await database.pool.query(
    `create schema unseen; create view unseen.pg_roles as select * from pg_catalog.pg_roles where rolname not like 'intake_%';
     grant usage on schema unseen to public; grant select on unseen.pg_roles to public`,
  );
  const onlyRole = openDatabase({
    url: url.href,
    connections: 4,
    statementTimeoutMs: 20_000,
    onIdleError: () => undefined,
  });
  try {
    const told = await install(onlyRole, silentLog);
    expect(told.at(-1)).toContain('may not make other roles');
    const only = { INTAKE_DATABASE_URL: url.href };
    const { INTAKE_WORKER_DATABASE_URL: _worker, ...env } = settings(database.url, only);
    const config = readConfig(env);
    expect(config.workerDatabaseUrl).toBe(url.href);
    await using one = await testService(
      { ...only, INTAKE_WORKER_DATABASE_URL: url.href },
      { ...database, [Symbol.asyncDispose]: () => Promise.resolve() },
    );
    expect((await one.postLead({})).statusCode).toBe(201);
  } finally {
    await onlyRole.close();
    await database.pool.query(`drop owned by ${name}`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  }
});
