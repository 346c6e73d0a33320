import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command } from '@studio/worker/cli/command.ts';
import { install } from '@studio/enquiries/jobs/install.ts';
import { backfillWork } from '@studio/enquiries/submission/create-work.store.ts';
import { openDatabase } from '@studio/enquiries/database/db.ts';
import { roles } from '@studio/enquiries/database/roles.ts';
import { deskKey } from '@studio/enquiries/audit-log/person-key.ts';
import { logins } from '../deploy/cluster/cluster.ts';
import { emptyDatabase, silentLog } from './support/database.ts';
import { asked } from './support/asked.ts';
import { adminUrl } from './support/database-names.ts';
import { withProbe } from './support/probe.ts';
import { responseTarget } from './support/response-target.ts';
import { addColleague, sessionOf } from './support/replies.ts';
import { testService, type TestService } from './support/service.ts';
import { asRole } from './support/settings.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await service.postEnquiry({});
});
afterAll(() => service[Symbol.asyncDispose]());

it.each([
  ...Object.keys(validEnquiry).map((field) => `select ${field} from enquiries`),
  'select * from subscriptions',
  `update enquiries set state = 'accepted'`,
  'delete from enquiries',
  `update alarms set message = 'All is well.'`,
  `update alarms set kind = 'worker'`,
  'delete from alarms',
  `insert into alarms (kind, subject, message, notified_at) values ('worker', 'a test', '', now())`,
  'select data from pgboss.job_common',
  'create table mine ()',
])('the public API cannot: %s', async (statement) => {
  const url = asRole(service.database.url, 'intake_api');
  expect(await asked(url, statement)).toMatch(/^permission denied/u);
});

it('the public API raises the alarm about the worker, and no other', async () => {
  const raise = (role: 'intake_api' | 'intake_worker' | 'intake_mail', kind: string) =>
    asked(
      asRole(service.database.url, role),
      `insert into alarms (kind, subject, message) values ('${kind}', 'a test', '')
       on conflict (kind, subject) where resolved_at is null do nothing`,
    );
  expect(await raise('intake_api', 'failed')).toContain('row-level security policy');
  expect(await raise('intake_api', 'worker')).toBe('1 rows');
  expect(await raise('intake_worker', 'failed')).toBe('1 rows');
  expect(await raise('intake_mail', 'mailbox')).toBe('1 rows');
  const url = asRole(service.database.url, 'intake_api');
  expect(await asked(url, 'select * from alarms for update')).toBe('3 rows');
  expect(
    await asked(
      url,
      'update alarms set resolved_at = now(), notified_at = now(), resolved_notified_at = now()',
    ),
  ).toBe('3 rows');
  await service.database.pool.query('delete from alarms');
});

it.each([
  'select piece from mail_file_pieces',
  'select sha256, thumbnail from mail_files',
  'update mail_file_pieces set piece = null',
  'delete from mail_file_pieces',
  'delete from mail_files',
  'select body from thread_mails',
])('the inbound mail process cannot: %s', async (statement) => {
  const url = asRole(service.database.url, 'intake_mail');
  expect(await asked(url, statement)).toMatch(/^permission denied/u);
});

it.each(['select * from mail_files', 'select * from mail_file_pieces'])(
  'files are for the desk alone: %s',
  async (statement) => {
    for (const role of ['intake_api', 'intake_worker'] as const)
      expect(await asked(asRole(service.database.url, role), statement)).toMatch(
        /^permission denied/u,
      );
    expect(await asked(asRole(service.database.url, 'intake_desk'), statement)).toBe('0 rows');
  },
);

it('the worker reads files of replies, and none that an enquirer sent', async () => {
  const mail = (id: string, direction: string) =>
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, content_hash, at)
     select '${id}', id, '${direction}', 'message', gen_random_uuid(), '', '', '', now() from enquiries;
     insert into mail_files (id, mail_id, nth, name, bytes, state) values ('${id}', '${id}', 0, 'a', 1, 'clean');
     insert into mail_file_pieces values ('${id}', 0, 'x')`;
  const [theirs, ours] = [randomUUID(), randomUUID()];
  await service.database.pool.query(mail(theirs, 'in'));
  await service.database.pool.query(mail(ours, 'out'));
  await service.database.pool.query(
    'insert into replies (mail_id, send_after) values ($1, now())',
    [ours],
  );
  const url = asRole(service.database.url, 'intake_worker');
  const piece = (id: string) => `select where reply_piece('${id}', 0) is not null`;
  expect(await asked(url, piece(ours))).toBe('1 rows');
  expect(await asked(url, piece(theirs))).toBe('0 rows');
  expect(await asked(url, `select * from reply_files('${theirs}')`)).toBe('0 rows');
  expect(await asked(asRole(service.database.url, 'intake_api'), piece(ours))).toMatch(
    /^permission denied/u,
  );
  await service.database.pool.query('delete from thread_mails');
});

it.each([
  ['intake_worker', 'worker'],
  ['intake_mail', 'inbound-mail'],
  ['intake_visits', 'visit-counter'],
] as const)('%s writes the heartbeat of its own process alone', async (role, own) => {
  const { pool } = service.database;
  const url = asRole(service.database.url, role);
  await pool.query('delete from heartbeats');
  for (const process of ['worker', 'inbound-mail', 'visit-counter']) {
    const add = `insert into heartbeats (process) values ('${process}')
      on conflict (process) do update set last_seen_at = now()`;
    const answer = await asked(url, add);
    if (process === own) expect(answer).toBe('1 rows');
    else expect(answer, process).toContain('row-level security policy');
  }
  await pool.query(
    `insert into heartbeats values ('worker'), ('inbound-mail'), ('visit-counter') on conflict do nothing`,
  );
  const later = `update heartbeats set last_seen_at = now() + interval '10 years'`;
  expect(await asked(url, later)).toBe('1 rows');
  const { rows } = await pool.query('select process from heartbeats where last_seen_at > now()');
  expect(rows).toEqual([{ process: own }]);
  expect(await asked(url, 'delete from heartbeats')).toMatch(/^permission denied/u);
  await pool.query('delete from heartbeats');
});

it('the inbound mail process clears and changes no alarm of another kind', async () => {
  const { pool } = service.database;
  await pool.query(
    `insert into alarms (kind, subject, message) values ('worker', 'a test', ''), ('mailbox', 'a test', '')`,
  );
  const url = asRole(service.database.url, 'intake_mail');
  expect(await asked(url, 'update alarms set resolved_at = now()')).toBe('1 rows');
  expect(
    await asked(url, `insert into alarms (kind, subject, message) values ('late', '', '')`),
  ).toContain('row-level security policy');
  expect(await asked(url, `update alarms set message = 'All is well.'`)).toMatch(
    /^permission denied/u,
  );
  const { rows } = await pool.query('select kind from alarms where resolved_at is null');
  expect(rows).toEqual([{ kind: 'worker' }]);
  await pool.query('delete from alarms');
});

it('the worker may change rows but no table', async () => {
  const url = asRole(service.database.url, 'intake_worker');
  expect(await asked(url, 'select * from enquiries')).toBe('1 rows');
  expect(await asked(url, 'alter table enquiries drop column email')).toMatch(/^must be owner/u);
  // Replies are written at the desk.
  for (const statement of [
    `update waiting_replies set body = 'forged'`,
    `insert into thread_mails (id, body) values (gen_random_uuid(), 'forged')`,
  ])
    expect(await asked(url, statement)).toMatch(/^permission denied/u);
  expect(await asked(url, `select send_waiting_reply(gen_random_uuid(), null, null)`)).toBe(
    'This reply does not wait.',
  );
});

describe('the desk', () => {
  const url = () => asRole(service.database.url, 'intake_desk');
  const owner = async (text: string, ...values: unknown[]) =>
    (await service.database.pool.query<Record<string, unknown>>(text, values)).rows;
  let enquiryId: string;
  let staffId: string;
  let session: string;
  beforeAll(async () => {
    enquiryId = String((await owner('select id from enquiries'))[0]?.['id']);
    staffId = await addColleague(service.database, 'Asha');
    session = await sessionOf(service.database, staffId);
    await owner(`update enquiries set state = 'planned'`);
    await backfillWork(service.database.db, responseTarget);
  });

  it.each([
    'delete from thread_mails',
    `update thread_mails set sender_verified = true`,
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, at, content_hash, sender_verified)
     select gen_random_uuid(), id, 'in', 'message', 'x', '', 'forged', now(), '', true from enquiries`,
    'delete from replies',
    'delete from waiting_replies',
    'update waiting_replies set send_at = now()',
    `select send_waiting_reply(gen_random_uuid(), null, null)`,
    'insert into replies (mail_id, send_after) select gen_random_uuid(), now()',
    `insert into enquiry_events (enquiry_id, kind, at) select id, 'answered', now() - interval '9 days' from enquiries`,
    `update enquiry_events set at = at - interval '9 days'`,
    'delete from enquiry_events',
    `insert into reply_template_changes (template, kind) values ('first', 'retired')`,
    `update reply_template_changes set at = now() - interval '9 days'`,
    'delete from reply_template_changes',
    `insert into enquiry_notes (id, enquiry_id, text) select gen_random_uuid(), id, 'forged' from enquiries`,
    'insert into enquiry_labels (enquiry_id, label_id) select id, gen_random_uuid() from enquiries',
    'delete from enquiry_labels',
    'delete from labels',
    `update enquiry_work set first_answered_at = now() - interval '9 days'`,
    'update enquiry_work set merged_into = enquiry_id',
    `update enquiries set answered_at = now() - interval '9 days'`,
    `select append_audit_entry('operator', null, 'viewed', 'nothing', null, null, null)`,
    'update staff_sessions set staff_id = gen_random_uuid()',
    `insert into mailbox_listings (id, email) select gen_random_uuid(), 'x@x.example'`,
    `update mailbox_listings set mails = '[]'`,
    `update mail_files set state = 'clean'`,
    'delete from mail_files',
    'insert into mail_file_pieces (file_id, n, piece) select gen_random_uuid(), 0, null',
    'update mail_files set mail_id = null',
    'update mail_file_pieces set piece = null',
  ])('cannot: %s', async (statement) => {
    expect(await asked(url(), statement)).toMatch(/^permission denied/u);
  });

  it('may act only for a session that is alive', async () => {
    const change = (by: string) =>
      `select change_work('${by}', '${enquiryId}', 'claimed', '{}', jsonb_build_object(
         'version', 2, 'state', 'to-answer', 'ownerId', '${staffId}'))`;
    const entry = (by: string) =>
      `select append_staff_audit_entry('${by}', 'viewed', 'a test', null, null, null)`;
    const ended = await sessionOf(service.database, staffId);
    await owner('update staff_sessions set ends_at = now() where id = $1', ended);
    for (const by of [randomUUID(), ended]) {
      expect(await asked(url(), change(by))).toBe('This session has ended.');
      expect(await asked(url(), entry(by))).toBe('This session has ended.');
    }
    const other = await addColleague(service.database, 'Ravi');
    const theirs = await sessionOf(service.database, other);
    expect(await asked(url(), change(theirs))).toBe('An enquiry is claimed for oneself.');
    expect(await asked(url(), change(session))).toBe('1 rows');
    expect(await asked(url(), entry(session))).toBe('1 rows');
    expect(
      await owner(
        `select kind, staff_id, at > now() - interval '1 minute' as "isNow" from enquiry_events
         order by id desc limit 1`,
      ),
    ).toEqual([{ kind: 'claimed', staff_id: staffId, isNow: true }]);
    expect(await owner('select actor, actor_key from audit_log order by seq desc limit 1')).toEqual(
      [{ actor: 'desk', actor_key: deskKey(staffId) }],
    );
  });

  it('cannot write events of other kinds, Message-IDs of other mails or answers that were not sent', async () => {
    const change = (kind: string, more = '') =>
      `select change_work('${session}', '${enquiryId}', '${kind}', '{}', jsonb_build_object(
         'version', 3, 'state', 'to-answer' ${more}))`;
    expect(await asked(url(), change('enquirer-replied'))).toBe(
      'The desk writes no event of this kind.',
    );
    const yesterday = `, 'firstAnsweredAt', now() - interval '1 day'`;
    expect(await asked(url(), change('send-undone', yesterday))).toBe(
      'There was no answer at that time.',
    );
    const merge = `select merge_enquiries('${session}', '${enquiryId}', '${randomUUID()}', '{}', '{}', '{}', '{}')`;
    expect(await asked(url(), merge)).toBe('Only enquiries of one person are merged.');
    const reply = `select store_reply('${session}', '${randomUUID()}', '${enquiryId}', 'x@bank.example', null,
      '', '', 20)`;
    expect(await asked(url(), reply)).toBe('A reply carries its own Message-ID.');
  });
});

it('doctor says which of the two it is', async () => {
  const config = await withProbe(service);
  const doctor = (url: string) =>
    (commands.get('doctor') as Command)({
      config: {
        ...config,
        databaseUrl: url,
        channels: { ...config.channels, smtp: undefined },
      },
      database: service.database,
      log: silentLog,
      args: [],
    });
  expect(await doctor(service.config.databaseUrl)).toContain('The public API cannot read what');
  expect(await doctor(service.database.url)).toContain('The public API could read every enquiry');
});

it('if roles cannot be created, one role does everything and a sentence says so', async () => {
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
  // As on a server without our roles: this connection sees none of them.
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
    const done = await install(onlyRole, silentLog);
    expect(done.at(-1)).toContain('may not make other roles');
    await using one = await testService(
      { INTAKE_DATABASE_URL: url.href, INTAKE_WORKER_DATABASE_URL: url.href },
      { ...database, [Symbol.asyncDispose]: () => Promise.resolve() },
    );
    expect((await one.postEnquiry({})).statusCode).toBe(201);
  } finally {
    await onlyRole.close();
    await database.pool.query(`drop owned by ${name}`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  }
});

it('no login without one of the roles can connect', async () => {
  const { pool } = service.database;
  const name = `stranger_${randomUUID().slice(0, 8)}`;
  await pool.query(`create role ${name} login`);
  try {
    const url = new URL(service.database.url);
    url.username = name;
    await expect(asked(url.href, 'select 1')).rejects.toThrow('permission denied for database');
  } finally {
    await pool.query(`drop role ${name}`);
  }
});

it('every role can be given a password, on three machines and in containers', () => {
  expect(logins).toEqual(['intake', ...roles]);
  const script = readFileSync(
    new URL('../deploy/containers/start-database.sh', import.meta.url),
    'utf8',
  );
  expect([...script.matchAll(/"(intake_\w+):\$/gu)].map(([, role]) => role)).toEqual(roles);
});
