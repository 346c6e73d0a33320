import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { durabilityProblems, openDatabase } from '#platform/db.ts';
import { install } from '#jobs/install.ts';
import { migrate, missingMigrations } from '#platform/migrate.ts';
import { emptyDatabase, readyDatabase, silentLog } from './support/database.ts';
import { startProcess } from './support/processes.ts';
import { settings } from './support/settings.ts';

const migrations = readdirSync(path.join(import.meta.dirname, '../migrations'))
  .map((file) => path.basename(file, '.sql'))
  .sort();
const sinceSubscriptions = migrations.slice(migrations.indexOf('0004_subscriptions'));

it('migrates an empty database, and a second run changes nothing', async () => {
  await using database = await emptyDatabase();
  expect(await missingMigrations(database.db)).toEqual(migrations);
  expect(await install(database, silentLog)).toEqual(migrations);
  expect(await install(database, silentLog)).toEqual([]);
  expect(await missingMigrations(database.db)).toEqual([]);
});

it('migrates from the previous schema and keeps what is in it', async () => {
  await using database = await emptyDatabase();
  await migrate(database.db, '0003_alarms');
  await database.pool.query(
    `with lead as (
       insert into leads (id, reference, body_hash, state, is_probe, name, companyname, email,
         phonenumber, subject, projectdetails, purge_after)
       values (gen_random_uuid(), 'OLD', '\\x00', 'planned', false, 'a', 'b', 'c', 'd', 'e', 'f', now())
       returning id)
     insert into deliveries (lead_id, purpose, channel) select id, 'sales', 'smtp' from lead`,
  );
  expect(await install(database, silentLog)).toEqual(sinceSubscriptions);
  const { rows } = await database.pool.query(
    'select reference, purpose, subscription_id from deliveries join leads on leads.id = lead_id',
  );
  expect(rows).toEqual([{ reference: 'OLD', purpose: 'sales', subscription_id: null }]);
});

it('the version before this one goes on writing after the migration', async () => {
  await using database = await readyDatabase();
  await database.pool.query(
    `with lead as (
       insert into leads (id, reference, body_hash, state, is_probe, name, companyname, email,
         phonenumber, subject, projectdetails, purge_after)
       values (gen_random_uuid(), 'OLD', '\\x00', 'accepted', false, 'a', 'b', 'c', 'd', 'e', 'f', now())
       returning id),
     delivery as (
       insert into deliveries (lead_id, purpose, channel) select id, 'sales', 'smtp' from lead
       returning id)
     insert into attempts (delivery_id) select id from delivery`,
  );
  for (const state of ['sending', 'delivered', 'parked', 'replaced', 'pending']) {
    await database.pool.query('update deliveries set state = $1', [state]);
  }
  for (const outcome of ['sent', 'retry', 'park', 'refused', 'cut-off']) {
    await database.pool.query('update attempts set outcome = $1', [outcome]);
  }
  await expect(database.pool.query(`update deliveries set state = 'lost'`)).rejects.toThrow(
    'deliveries_state_check',
  );
});

it('two installations at once do not harm each other', async () => {
  await using database = await emptyDatabase();
  await Promise.all([install(database, silentLog), install(database, silentLog)]);
  expect(await missingMigrations(database.db)).toEqual([]);
});

it('a migration that waits for a reader lets enquiries pass meanwhile', async () => {
  await using database = await emptyDatabase();
  await migrate(database.db, '0003_alarms');
  const reader = await database.pool.connect();
  await reader.query('begin; select 1 from deliveries');
  const migrating = migrate(database.db);
  for (let written = 0; written < 3; written += 1) {
    // The reader is still there: were the migration in the way, this would wait until it fails.
    await database.pool.query(`update deliveries set problem = 'none' where false`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await reader.query('rollback');
  reader.release();
  expect(await migrating).toEqual(sinceSubscriptions);
});

it('a database that does not answer is not taken for an empty one', async () => {
  const away = openDatabase({
    url: 'postgres://postgres@127.0.0.1:1/postgres',
    connections: 1,
    statementTimeoutMs: 1_000,
    onIdleError: () => undefined,
  });
  await expect(missingMigrations(away.db)).rejects.toThrow('ECONNREFUSED');
  await away.close();
});

it.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'refuses to start while %s is off',
  async (setting) => {
    await using database = await readyDatabase();
    // Only synchronous_commit can be set for one database; the others are shown by a stand-in.
    const name = new URL(database.url).pathname.slice(1);
    if (setting === 'synchronous_commit') {
      await database.pool.query(`alter database ${name} set synchronous_commit = off`);
      await expect(startProcess('server.ts', settings(database.url))).resolves.toMatchObject({
        child: { exitCode: 78 },
      });
      await expect(startProcess('worker.ts', settings(database.url))).resolves.toMatchObject({
        child: { exitCode: 78 },
      });
      return;
    }
    await database.pool.query(
      `create table pg_settings as select '${setting}'::text as name, 'off'::text as setting;
       grant select on public.pg_settings to public;
       alter database ${name} set search_path = public, pg_catalog`,
    );
    await database.close().catch(() => undefined);
    const process = await startProcess('server.ts', settings(database.url));
    expect(process.output()).toContain(
      `PostgreSQL runs with ${setting} = off, so an acknowledged enquiry could be lost.`,
    );
    expect(process.child.exitCode).toBe(78);
  },
);

it('refuses to start when a standby must confirm and PostgreSQL waits for none', async () => {
  await using database = await readyDatabase();
  const told = settings(database.url, { INTAKE_STANDBY_CONFIRMS: 'yes' });
  for (const file of ['server.ts', 'worker.ts'] as const) {
    const process = await startProcess(file, told);
    expect(process.output()).toContain('PostgreSQL waits for no standby');
    expect(process.child.exitCode).toBe(78);
  }
});

it('finds nothing wrong with a durable database', async () => {
  await using database = await emptyDatabase();
  expect(await durabilityProblems(database.db)).toEqual([]);
});

it('refuses to start on a schema that is behind', async () => {
  await using database = await emptyDatabase();
  const process = await startProcess('server.ts', settings(database.url));
  expect(process.child.exitCode).toBe(78);
  expect(process.output()).toContain('Migration 0001_leads is missing. Run: intake migrate.');
});

it('says all that is wrong with the settings, in sentences', () => {
  expect(() =>
    readConfig({
      INTAKE_SITE_URL: 'company',
      INTAKE_SECRET: 'short',
      INTAKE_COMPANY_FILE: '/nowhere/company.yaml',
      INTAKE_CHANNELS: 'smtp,pigeon,webhook',
      INTAKE_STAND_INS: 'smtp=smtp',
      INTAKE_PORT: 'eighty',
      INTAKE_HOURS_FILE: '/nowhere/working-hours.yaml',
      INTAKE_DIGEST_HOUR: '24',
      INTAKE_PROBLEM_PAGE: '/nowhere/index.html',
    }),
  ).toThrow(
    [
      'INTAKE_COMPANY_FILE points to /nowhere/company.yaml, which cannot be read.',
      'INTAKE_SITE_URL is "company", which is not a URL. Write it like https://www.example.com.',
      'INTAKE_HOURS_FILE points to /nowhere/working-hours.yaml, which cannot be read.',
      'INTAKE_DATABASE_URL is not set. It is the address of PostgreSQL.',
      'INTAKE_PORT is "eighty". It must be a whole number.',
      'INTAKE_SECRET is too short. Use at least 32 random characters.',
      'INTAKE_PROBLEM_PAGE points to /nowhere/index.html, which cannot be read.',
      'INTAKE_CHANNELS names "pigeon". Known are smtp, emailjs, webhook.',
      'INTAKE_STAND_INS holds "smtp=smtp". Write it like smtp=emailjs.',
      'INTAKE_SALES_TO is not set and the company file names no contact e-mail.',
      'INTAKE_SMTP_URL is not set. It is the address of the SMTP server, like smtps://user:pass@host.',
      'INTAKE_MAIL_FROM is not set. It is the address our mails come from.',
      'INTAKE_WEBHOOK_URL is not set. It is where leads are posted to.',
      'INTAKE_WEBHOOK_SECRET is not set. It is the key that signs them.',
      'INTAKE_DIGEST_HOUR is "24". It must be an hour of the day, from 0 to 23.',
    ].join('\n'),
  );
});

it('takes a setting from a file, and says which file it cannot read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  const file = path.join(folder, 'url');
  writeFileSync(file, 'postgres://in-a-file\n');
  const { INTAKE_DATABASE_URL: _, ...others } = settings('postgres://nowhere');
  const told = { ...others, INTAKE_DATABASE_URL_FILE: file };
  expect(readConfig(told).databaseUrl).toBe('postgres://in-a-file');
  rmSync(folder, { recursive: true });
  expect(() => readConfig(told)).toThrow(
    `INTAKE_DATABASE_URL_FILE points to ${file}, which cannot be read.`,
  );
});

describe('the webhook', () => {
  const webhook = (changes: Record<string, string>) =>
    readConfig(
      settings('postgres://nowhere', {
        INTAKE_CHANNELS: 'webhook',
        INTAKE_WEBHOOK_URL: 'https://hooks.example.com/1',
        ...changes,
      }),
    ).channels.webhook;
  const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;

  it('has one key, or two while they are changed', () => {
    const keysOf = (value: string) => webhook({ INTAKE_WEBHOOK_SECRET: value })?.keys.map(String);
    expect(keysOf(secretOf('a'))).toEqual(['a'.repeat(32)]);
    expect(keysOf(`${secretOf('b')}, ${secretOf('a')}`)).toEqual(['b'.repeat(32), 'a'.repeat(32)]);
    expect(() => keysOf([1, 2, 3].map(() => secretOf('a')).join())).toThrow('more than two');
    expect(() => keysOf('a-secret-of-more-than-thirty-two-characters')).toThrow(
      'INTAKE_WEBHOOK_SECRET must be "whsec_" and 24 to 64 random bytes in base64',
    );
  });

  it('writes to a chat without a key, and needs a place for its link to lead', () => {
    const link = 'https://mail.example.com/search/{reference}';
    const chat = webhook({ INTAKE_WEBHOOK_FORMAT: 'teams', INTAKE_WEBHOOK_LINK: link });
    expect(chat).toMatchObject({ format: { name: 'teams', link }, keys: [] });
    expect(() => webhook({ INTAKE_WEBHOOK_FORMAT: 'slack' })).toThrow(
      'INTAKE_WEBHOOK_LINK is not set.',
    );
    expect(() => webhook({ INTAKE_WEBHOOK_FORMAT: 'pigeon' })).toThrow(
      'INTAKE_WEBHOOK_FORMAT is "pigeon". Known are event, slack, teams.',
    );
  });
});
