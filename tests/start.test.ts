import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mayHave, ownSettings, processes, secrets } from '@studio/contract/own-secrets';
import { describe, expect, it } from 'vitest';
import { readApiConfig } from '@studio/api/config.ts';
import { readInboundMailConfig } from '@studio/inbound-mail/config.ts';
import { readVisitCounterConfig } from '@studio/visit-counter/config.ts';
import { readOperatorConfig, readOwnerConfig, readWorkerConfig } from '@studio/worker/config.ts';
import { durabilityProblems, openDatabase } from '@studio/enquiries/database/db.ts';
import { install } from '@studio/enquiries/jobs/install.ts';
import { migrate, missingMigrations } from '@studio/enquiries/database/migrate.ts';
import { emptyDatabase, readyDatabase, silentLog } from './support/database.ts';
import { startProcess } from './support/processes.ts';
import { settings } from './support/settings.ts';

const ours = path.join(import.meta.dirname, '../packages/enquiries/migrations');
const migrations = readdirSync(ours)
  .map((file) => path.basename(file, '.sql'))
  .sort();

/** The migrations of an imagined next version: ours and one more. */
function nextMigrations(): Disposable & { readonly folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  cpSync(ours, folder, { recursive: true });
  writeFileSync(
    path.join(folder, '9001_note.sql'),
    'alter table deliveries add column note text; create index deliveries_noted on deliveries (note);',
  );
  return {
    folder,
    [Symbol.dispose]() {
      rmSync(folder, { recursive: true });
    },
  };
}

it('migrates an empty database, and a second run changes nothing', async () => {
  await using database = await emptyDatabase();
  expect(await missingMigrations(database.db)).toEqual(migrations);
  expect(await install(database, silentLog)).toEqual(migrations);
  expect(await install(database, silentLog)).toEqual([]);
  expect(await missingMigrations(database.db)).toEqual([]);
});

it('a later migration keeps what is in the tables', async () => {
  using next = nextMigrations();
  await using database = await emptyDatabase();
  await migrate(database.db);
  await database.pool.query(
    `with enquiry as (
       insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email,
         phonenumber, subject, projectdetails, purge_after)
       values (gen_random_uuid(), 'OLD', '\\x00', 'planned', false, 'a', 'b', 'c', 'd', 'e', 'f', now())
       returning id)
     insert into deliveries (enquiry_id, purpose, channel) select id, 'sales', 'smtp' from enquiry`,
  );
  expect(await migrate(database.db, next.folder)).toEqual(['9001_note']);
  const { rows } = await database.pool.query(
    'select reference, purpose, note from deliveries join enquiries on enquiries.id = enquiry_id',
  );
  expect(rows).toEqual([{ reference: 'OLD', purpose: 'sales', note: null }]);
});

it('stores every state of a delivery and every outcome of an attempt, and no other', async () => {
  await using database = await readyDatabase();
  await database.pool.query(
    `with enquiry as (
       insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email,
         phonenumber, subject, projectdetails, purge_after)
       values (gen_random_uuid(), 'OLD', '\\x00', 'accepted', false, 'a', 'b', 'c', 'd', 'e', 'f', now())
       returning id),
     delivery as (
       insert into deliveries (enquiry_id, purpose, channel) select id, 'sales', 'smtp' from enquiry
       returning id)
     insert into delivery_attempts (delivery_id) select id from delivery`,
  );
  for (const state of ['sending', 'delivered', 'failed', 'replaced', 'suppressed', 'pending']) {
    await database.pool.query('update deliveries set state = $1', [state]);
  }
  for (const outcome of ['sent', 'retry', 'failed', 'refused', 'interrupted', 'suppressed']) {
    await database.pool.query('update delivery_attempts set outcome = $1', [outcome]);
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
  using next = nextMigrations();
  await using database = await emptyDatabase();
  await migrate(database.db);
  const reader = await database.pool.connect();
  await reader.query('begin; select 1 from deliveries');
  const migrating = migrate(database.db, next.folder);
  for (let written = 0; written < 3; written += 1) {
    // The reader is still there: if the migration blocked, this would time out.
    await database.pool.query(`update deliveries set problem = 'none' where false`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await reader.query('rollback');
  reader.release();
  expect(await migrating).toEqual(['9001_note']);
});

it('a database that does not answer is not treated as empty', async () => {
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
    // Only synchronous_commit can be set for one database; the others are simulated.
    const name = new URL(database.url).pathname.slice(1);
    if (setting === 'synchronous_commit') {
      await database.pool.query(`alter database ${name} set synchronous_commit = off`);
      await expect(startProcess('api', settings(database.url))).resolves.toMatchObject({
        child: { exitCode: 78 },
      });
      await expect(startProcess('worker', settings(database.url))).resolves.toMatchObject({
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
    const process = await startProcess('api', settings(database.url));
    expect(process.output()).toContain(
      `PostgreSQL runs with ${setting} = off, so an acknowledged enquiry could be lost.`,
    );
    expect(process.child.exitCode).toBe(78);
  },
);

it('refuses to start when a standby must confirm and PostgreSQL waits for none', async () => {
  await using database = await readyDatabase();
  const env = settings(database.url, { INTAKE_REQUIRE_SYNC_STANDBY: 'true' });
  for (const file of ['api', 'worker'] as const) {
    const process = await startProcess(file, env);
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
  const process = await startProcess('api', settings(database.url));
  expect(process.child.exitCode).toBe(78);
  expect(process.output()).toContain('Migration 0001_schema is missing. Run: intake migrate.');
});

it('reports all problems of the settings, in sentences', () => {
  const wrong = {
    INTAKE_SITE_URL: 'company',
    INTAKE_SECRET: 'short',
    INTAKE_COMPANY_PATH: '/nowhere/company.yaml',
    INTAKE_CHANNELS: 'smtp,pigeon,webhook',
    INTAKE_FALLBACK_CHANNELS: 'smtp=smtp',
    INTAKE_PORT: 'eighty',
    INTAKE_WORKING_HOURS_PATH: '/nowhere/working-hours.yaml',
    INTAKE_PROBLEM_PAGE: '/nowhere/index.html',
  };
  const content = [
    'INTAKE_COMPANY_PATH points to /nowhere/company.yaml, which cannot be read.',
    'INTAKE_WORKING_HOURS_PATH points to /nowhere/working-hours.yaml, which cannot be read.',
  ];
  const both = [
    'INTAKE_SITE_URL is not a URL. Write it like https://www.example.com. A password with / # ? @ % in it must be percent-encoded.',
    'INTAKE_SECRET is too short. Use at least 32 random characters.',
  ];
  expect(() => readApiConfig(wrong)).toThrow(
    [
      ...content,
      'INTAKE_PROBLEM_PAGE points to /nowhere/index.html, which cannot be read.',
      ...both,
      'INTAKE_DATABASE_URL is not set. It is the address of PostgreSQL.',
      'INTAKE_PORT is "eighty". It must be a port, from 0 (any free one) to 65535.',
    ].join('\n'),
  );
  expect(() => readWorkerConfig(wrong)).toThrow(
    [
      ...content,
      ...both,
      'INTAKE_WORKER_DATABASE_URL is not set. It is the address of PostgreSQL.',
      'INTAKE_CHANNELS names "pigeon". Known are smtp, emailjs, webhook, webhook-2, webhook-3, webhook-4.',
      'INTAKE_FALLBACK_CHANNELS holds "smtp=smtp". Write it like smtp=emailjs.',
      'INTAKE_SALES_TO is not set and the company file names no contact e-mail.',
      'INTAKE_SMTP_URL is not set. It is the address of the SMTP server, like smtps://user:pass@host.',
      'INTAKE_MAIL_FROM is not set. It is the address our mails come from.',
      'INTAKE_WEBHOOK_URL is not set. It is where enquiries are posted to.',
      'INTAKE_WEBHOOK_SECRET is not set. It is the secret that signs webhooks.',
    ].join('\n'),
  );
});

describe('a URL whose password is not percent-encoded', () => {
  const at = (name: string, password: string) =>
    settings('postgres://nowhere', {
      INTAKE_CHANNELS: 'smtp,webhook',
      INTAKE_ALARM_TO: 'alarms@company.example',
      [name]: `smtps://u:${password}@h`,
    });

  it.each([
    'INTAKE_SMTP_URL',
    'INTAKE_ALARM_SMTP_URL',
    'INTAKE_ALARM_WEBHOOK_URL',
    'INTAKE_IMAP_URL',
    'INTAKE_WEBHOOK_URL',
  ])('is named and not repeated: %s', (name) => {
    for (const password of ['pa/ss-Hidden', '50%off-Hidden']) {
      const read = () => readWorkerConfig(ownSettings('worker', at(name, password)));
      expect(read).toThrow(`${name} is not a URL. Write it like `);
      expect(read).not.toThrow('Hidden');
    }
  });

  it('is in no output of a process', async () => {
    const process = await startProcess('worker', at('INTAKE_SMTP_URL', 'pa/ss-Hidden'));
    expect(process.child.exitCode).toBe(78);
    expect(process.output()).toContain('INTAKE_SMTP_URL is not a URL.');
    expect(process.output()).not.toContain('Hidden');
  });
});

it('takes a setting from a file, and says which file it cannot read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  const file = path.join(folder, 'url');
  writeFileSync(file, 'postgres://in-a-file\n');
  const { INTAKE_DATABASE_URL: _, ...others } = ownSettings('api', settings('postgres://nowhere'));
  const env = { ...others, INTAKE_DATABASE_URL_FILE: file };
  expect(readApiConfig(env).databaseUrl).toBe('postgres://in-a-file');
  rmSync(folder, { recursive: true });
  expect(() => readApiConfig(env)).toThrow(
    `INTAKE_DATABASE_URL_FILE points to ${file}, which cannot be read.`,
  );
});

describe('secrets of another process', () => {
  const readers = {
    api: readApiConfig,
    worker: readWorkerConfig,
    'inbound-mail': readInboundMailConfig,
    'visit-counter': readVisitCounterConfig,
    operator: readOperatorConfig,
    owner: readOwnerConfig,
  } as const;
  const names = Object.keys(readers) as (keyof typeof readers)[];
  const everything = settings('postgres://nowhere');

  it.each(names)('%s starts with its own settings', (name) => {
    expect(() => readers[name](ownSettings(name, everything))).not.toThrow();
  });

  const foreign = names.flatMap((name) =>
    Object.keys(secrets)
      .filter((secret) => !mayHave(name, secret))
      .map((secret) => [name, secret] as const),
  );
  it.each(foreign)('%s refuses %s, and says where it belongs', (name, secret) => {
    for (const setting of [secret, `${secret}_FILE`]) {
      const env = { ...ownSettings(name, everything), [setting]: '/somewhere' };
      const files = (secrets[secret] ?? []).join(' and ');
      expect(() => readers[name](env)).toThrow(
        `${setting} is set, but this is ${processes[name]}. It belongs in ${files} (on a box in /etc/studio); remove it here.`,
      );
    }
  });

  it('the API has no secret of the mailbox, the mail server or the worker’s tables', () => {
    for (const secret of ['INTAKE_IMAP_URL', 'INTAKE_SMTP_URL', 'INTAKE_WORKER_DATABASE_URL']) {
      expect(foreign).toContainEqual(['api', secret]);
    }
  });

  it.each(['api', 'worker', 'inbound-mail', 'visit-counter'] as const)(
    '%s does not start with them',
    async (file) => {
      const process = await startProcess(file, everything, { asItIs: true });
      expect(process.child.exitCode).toBe(78);
      expect(process.output()).toContain('INTAKE_OWNER_DATABASE_URL is set, but this is the ');
    },
  );
});

it('a published secret is accepted only on a developer’s machine', () => {
  const env = ownSettings(
    'api',
    settings('postgres://nowhere', {
      INTAKE_SECRET: 'for-developers-only-0123456789-0123456789',
    }),
  );
  expect(() => readApiConfig(env)).toThrow('INTAKE_SECRET is the published one');
  expect(() => readApiConfig({ ...env, INTAKE_SITE_URL: 'http://localhost:4321' })).not.toThrow();
});

describe('what leaves this machine', () => {
  const worker = (changes: Record<string, string>) => () =>
    readWorkerConfig(ownSettings('worker', settings('postgres://nowhere', changes)));
  const webhook = {
    INTAKE_CHANNELS: 'webhook',
    INTAKE_WEBHOOK_SECRET: `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`,
  };

  it.each([
    ['INTAKE_WEBHOOK_URL', webhook],
    ['INTAKE_ALARM_WEBHOOK_URL', {}],
    // Links in mails begin with it, and have a key that works for 90 days.
    ['INTAKE_SITE_URL', {}],
    ['INTAKE_EMAILJS_URL', { INTAKE_CHANNELS: 'emailjs' }],
  ])('is encrypted: %s', (name, changes) => {
    const problem = `${name} does not begin with https://`;
    expect(worker({ ...changes, [name]: 'http://hooks.example.com/1' })).toThrow(problem);
    expect(worker({ ...changes, [name]: 'http://127.0.0.1:9/1' })).not.toThrow(problem);
    expect(worker({ ...changes, [name]: 'https://hooks.example.com/1' })).not.toThrow(problem);
  });

  it.each(['ignoreTLS=true', 'requireTLS=false', 'tls.rejectUnauthorized=false'])(
    'is encrypted: a mail server with %s is refused',
    (loosening) => {
      const at = (host: string) => worker({ INTAKE_SMTP_URL: `smtp://${host}?${loosening}` });
      expect(at('mail.example.com')).toThrow(/^INTAKE_SMTP_URL holds .*always encrypted/u);
      expect(at('127.0.0.1:25')).not.toThrow();
    },
  );
});

describe('the webhook', () => {
  const webhook = (changes: Record<string, string>) =>
    readWorkerConfig(
      ownSettings(
        'worker',
        settings('postgres://nowhere', {
          INTAKE_CHANNELS: 'webhook',
          INTAKE_WEBHOOK_URL: 'https://hooks.example.com/1',
          ...changes,
        }),
      ),
    ).channels.webhooks.get('webhook');
  const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;

  it('has one key, or two during a rotation', () => {
    const keysOf = (value: string) => webhook({ INTAKE_WEBHOOK_SECRET: value })?.keys.map(String);
    expect(keysOf(secretOf('a'))).toEqual(['a'.repeat(32)]);
    expect(keysOf(`${secretOf('b')}, ${secretOf('a')}`)).toEqual(['b'.repeat(32), 'a'.repeat(32)]);
    expect(() => keysOf([1, 2, 3].map(() => secretOf('a')).join())).toThrow('more than two');
    expect(() => keysOf('a-secret-of-more-than-thirty-two-characters')).toThrow(
      'INTAKE_WEBHOOK_SECRET must be "whsec_" and 24 to 64 random bytes in base64',
    );
  });

  it('writes to a chat without a key, and requires a link', () => {
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
