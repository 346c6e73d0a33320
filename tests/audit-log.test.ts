import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '@studio/worker/cli/commands.ts';
import { account, type Command } from '@studio/worker/cli/command.ts';
import { auditLogFor } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { openDatabase, type Database } from '@studio/enquiries/database/db.ts';
import { purge, purgeCron } from '@studio/enquiries/jobs/purge.job.ts';
import { roles } from '@studio/enquiries/database/roles.ts';
import { personKey, staffKey } from '@studio/enquiries/audit-log/person-key.ts';
import { silentLog } from './support/database.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { asRole } from './support/settings.ts';

let service: TestService;
let asWorker: Database;
beforeAll(async () => {
  service = await testService();
  asWorker = openDatabase({
    url: service.config.workerDatabaseUrl,
    connections: 8,
    statementTimeoutMs: 20_000,
    onIdleError: () => undefined,
  });
});
afterAll(async () => {
  await asWorker.close();
  await service[Symbol.asyncDispose]();
});

/** With the rights the operator's commands have in production. */
const cliWith = (config: TestService['config'], name: string, ...args: string[]) =>
  (commands.get(name) as Command)({ config, database: asWorker, log: silentLog, args });
const cli = (name: string, ...args: string[]) => cliWith(service.config, name, ...args);
const asOwner = (statement: string) =>
  service.database.pool.query<Record<string, unknown>>(statement);

async function send(change: Record<string, unknown> = {}): Promise<string> {
  const answer = await service.postEnquiry({ idempotencykey: randomUUID(), ...change });
  return answer.json<{ reference: string }>().reference;
}

async function entriesOf(reference: string): Promise<unknown[]> {
  const { rows } = await service.database.pool.query(
    'select actor, action, detail from audit_log where reference = $1 order by seq',
    [reference],
  );
  return rows.map((row: object) => Object.values(row).join(' '));
}

it('records every command of the operator that reads or changes an enquiry', async () => {
  const reference = await send({ email: 'Asha+shop@menon.example' });
  const held = await send({ remarks: 'x' });
  const spam = await send({ remarks: 'x' });
  await cli('enquiries list');
  await cli('enquiries show', reference);
  await cli('held list');
  await cli('held release', held);
  await cli('held discard', spam);
  await cli('export', '--email', 'asha+shop@menon.example');
  await cli('erase', '--email', 'asha+shop@menon.example');
  expect(await entriesOf(reference)).toEqual([
    'operator viewed enquiries list',
    'operator viewed enquiries show',
    'operator exported export',
    'operator erased erase',
  ]);
  expect(await entriesOf(held)).toEqual([
    'operator viewed enquiries list',
    'operator viewed held list',
    'operator changed held release',
  ]);
  expect((await entriesOf(spam)).at(-1)).toBe('operator erased held discard');
  const { rows } = await asOwner(`select * from audit_log where reference = '${reference}'`);
  const { secret } = service.config;
  expect(rows[0]?.['person_key']).toEqual(personKey(secret, 'asha@menon.example'));
  expect(rows[0]?.['actor_key']).toEqual(staffKey(secret, account()));
  expect(JSON.stringify(rows)).not.toMatch(/asha|menon/iu);
  expect(JSON.stringify(rows)).not.toContain(`"${account()}"`);
  expect(await cli('audit hash', account())).toContain(
    staffKey(secret, account()).toString('hex').slice(0, 12),
  );
});

it.each([
  ['export', 'exported'],
  ['erase', 'erased'],
])(
  '%s of an address without enquiries is one entry with the key of the person',
  async (name, action) => {
    const email = `${name}@no-enquiry.example`;
    const before = await asOwner('select coalesce(max(seq), 0) as seq from audit_log');
    await cli(name, '--email', email);
    const { rows } = await asOwner(
      `select actor, actor_key, action, detail, enquiry_id, reference, person_key from audit_log
     where seq > ${String(before.rows[0]?.['seq'])}`,
    );
    const { secret } = service.config;
    expect(rows).toEqual([
      {
        actor: 'operator',
        actor_key: staffKey(secret, account()),
        action,
        detail: name,
        enquiry_id: null,
        reference: null,
        person_key: personKey(secret, email),
      },
    ]);
  },
);

it('many writers at once make one chain, and a failed transaction leaves nothing', async () => {
  const enquiry = { id: randomUUID(), reference: await send(), email: 'ravi@menon.example' };
  const writers = Array.from({ length: 40 }, (_, index) =>
    asWorker.db
      .transaction()
      .execute(async (trx) => {
        await auditLogFor('s', 'worker').record(trx, 'viewed', `writer ${index}`, [enquiry]);
        if (index % 4 === 0) throw new Error('changed my mind');
      })
      .catch(() => undefined),
  );
  await Promise.all(writers);
  expect(await entriesOf(enquiry.reference)).toHaveLength(30);
  expect(await cli('audit verify')).toMatch(/^The audit log is verified: \d+ entries\./u);
});

it('records an export of all enquiries as one entry with their number', async () => {
  const enquiries = Array.from({ length: 1_001 }, () => ({
    id: randomUUID(),
    reference: 'X',
    email: 'x@menon.example',
  }));
  await auditLogFor('s', 'operator').record(asWorker.db, 'exported', 'export', enquiries);
  const { rows } = await asOwner(
    'select detail, enquiry_id from audit_log order by seq desc limit 1',
  );
  expect(rows).toEqual([{ detail: 'export (1001 enquiries)', enquiry_id: null }]);
});

it.each(roles)(
  '%s cannot rewrite it, nor can its owner without taking the lock off',
  async (role) => {
    await send();
    await cli('enquiries list');
    const url = asRole(service.database.url, role);
    const other = openDatabase({
      url,
      connections: 1,
      statementTimeoutMs: 5_000,
      onIdleError: () => undefined,
    });
    for (const statement of [
      `update audit_log set detail = 'nothing'`,
      'delete from audit_log',
      'truncate audit_log',
      'alter table audit_log disable trigger all',
      `insert into audit_log select * from audit_log limit 1`,
    ]) {
      await expect(other.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/u);
    }
    await other.close();
    await expect(asOwner('delete from audit_log')).rejects.toThrow('added to and never changed');
  },
);

it.each([
  [
    'a word changed',
    `update audit_log set detail = 'enquiries show' where seq = 2`,
    'Entry 2 was changed',
  ],
  ['an entry taken out', 'delete from audit_log where seq = 3', 'Entry 3 is missing'],
  [
    'one moved in time',
    `update audit_log set at = at - interval '1 second' where seq = 4`,
    'Entry 4',
  ],
  ['who did it taken away', 'update audit_log set actor_key = null where seq = 1', 'Entry 1'],
])('%s is found', async (_what, planted, problem) => {
  const before = await asOwner('select * from audit_log where seq <= 4 order by seq');
  expect(before.rowCount).toBe(4);
  await asOwner('alter table audit_log disable trigger audit_log_is_append_only');
  await asOwner('create table audit_log_copy as table audit_log');
  await asOwner(planted);
  await expect(cli('audit verify')).rejects.toThrow(problem);
  await asOwner('delete from audit_log');
  await asOwner('insert into audit_log table audit_log_copy');
  await asOwner('drop table audit_log_copy');
  await asOwner('alter table audit_log enable trigger audit_log_is_append_only');
  expect(await cli('audit verify')).toContain('is verified');
});

it('detects an audit log that was cut off at its end by a head recorded before', async () => {
  const head = /head is (\S+)/u.exec(await cli('audit verify'))?.[1] ?? '';
  await cli('enquiries list');
  expect(await cli('audit verify', '--head', head)).toContain('is verified');
  await asOwner('alter table audit_log disable trigger audit_log_is_append_only');
  await asOwner('delete from audit_log where seq >= (select max(seq) - 60 from audit_log)');
  expect(await cli('audit verify')).toContain('is verified');
  await expect(cli('audit verify', '--head', head)).rejects.toThrow('entries were removed');
  await asOwner('alter table audit_log enable trigger audit_log_is_append_only');
});

it('every run of the hourly deletion logs the head, and the chain still has it later', async () => {
  expect(purgeCron).toMatch(/^\d+ \* \* \* \*$/u);
  await service.startWorker();
  await service.queue.boss.send(purge.name);
  const head = await eventually(() => {
    const line = service.logLines.find((each) => each.includes('audit log checkpoint')) ?? '{}';
    const logged = (JSON.parse(line) as { head?: string }).head;
    expect(logged).toBeDefined();
    return logged ?? '';
  });
  await cli('enquiries list');
  expect(await cli('audit verify', '--head', head)).toContain('is verified');
});

it('breach lists who is affected, whom to notify by when, and who read the data', async () => {
  const since = new Date().toISOString();
  const stays = await send({ email: 'stays@menon.example', name: 'Stays\u202E' });
  const goes = await send({ email: 'goes@menon.example' });
  await cli('enquiries show', stays);
  await cli('erase', '--email', 'goes@menon.example');
  const output = await cli('breach', '--since', since);
  expect(output).toContain(`stays@menon.example  Stays\uFFFD  ${stays}\n`);
  expect(output).not.toContain(goes);
  expect(output).toContain('1 more were erased since and can no longer be named');
  expect(output).toMatch(/operator [\da-f]{12} {2}viewed {2}enquiries show {2}1 ×/u);
  expect((await entriesOf(stays)).at(-1)).toBe('operator exported breach');
  await expect(cli('breach')).rejects.toThrow('Give the start time');
  await expect(cli('breach', '--since', 'yesterday')).rejects.toThrow('Give the start time');
});

it('breach names the authorities of the company’s country', async () => {
  const since = new Date().toISOString();
  const inIndia = { ...service.config, company: { country: 'India' } };
  const output = await cliWith(inIndia, 'breach', '--since', since);
  expect(output).toContain('CERT-In (Directions of 28 April 2022): within 6 hours of noticing');
  expect(output).toMatch(/^Data Protection Board .* within 72 hours/mu);
  const elsewhere = await cli('breach', '--since', since);
  expect(elsewhere).toContain(
    'The data protection authority of United Kingdom: within 72 hours where the GDPR applies (article 33)',
  );
  expect(elsewhere).not.toMatch(/CERT-In|Data Protection Board/u);
});
