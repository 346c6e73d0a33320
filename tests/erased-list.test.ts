import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { erasePath } from '@studio/contract/paths';
import { auditLogFor } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command } from '@studio/worker/cli/command.ts';
import { erasedFinding } from '@studio/worker/cli/findings/erased.ts';
import { erasedListSync } from '@studio/worker/jobs/erased-list-sync.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { silentLog } from './support/database.ts';
import { rowsNaming } from './support/every-table.ts';
import { settings } from './support/settings.ts';
import { startProcess } from './support/processes.ts';
import { testService, type TestService } from './support/service.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'erased-list-'));
const file = path.join(folder, 'erased.txt');
const OWN = 'own-page@quince-orchard.example';
const OPERATED = 'operated@quince-orchard.example';
const PEOPLE = ['quince-orchard'];

let service: TestService;
beforeAll(async () => {
  service = await testService({ INTAKE_ERASED_LIST_PATH: file });
});
beforeEach(async () => {
  rmSync(file, { force: true, recursive: true });
  await sql('delete from enquiries');
  await sql('delete from erasures');
  await sql('delete from erased_others');
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const sql = async (text: string, ...values: unknown[]) =>
  (await service.database.pool.query<Record<string, unknown>>(text, values)).rows;
const cli = (name: string, ...args: string[]) =>
  (commands.get(name) as Command)({
    config: service.config,
    database: service.database,
    log: silentLog,
    args,
  });
const doctor = () => erasedFinding(service.database.db, file);
const naming = () => rowsNaming(service.database.pool, PEOPLE);
const keep = () =>
  erasedListSync(
    {
      db: service.database.db,
      queue: service.queue,
      auditLog: auditLogFor('of a test', 'worker'),
      log: silentLog,
    },
    file,
  )();

async function enquiryOf(email: string): Promise<string> {
  const answer = await service.postEnquiry({ idempotencykey: randomUUID(), email });
  return answer.json<{ reference: string }>().reference;
}

async function eraseOnOwnPage(reference: string): Promise<void> {
  const token = /token=(\S+)/u.exec(await cli('enquiries create-link', reference))?.[1] ?? '';
  const answer = await service.app.inject({
    method: 'POST',
    url: `${erasePath}?token=${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
    payload: 'sure=yes',
  });
  expect(answer.statusCode).toBe(200);
}

const TABLES = ['enquiries', 'subscriptions', 'other_mails', 'enquiry_links', 'thread_mails'];

/** What these tables have, put back as a restore would: of what was erased since, the database knows nothing. */
async function backup(): Promise<() => Promise<void>> {
  const copies: [string, string][] = [];
  for (const table of TABLES)
    copies.push([table, JSON.stringify(await sql(`select to_jsonb(t) as row from ${table} t`))]);
  return async () => {
    for (const table of [...TABLES.toReversed(), 'erasures', 'erased_others'])
      await sql(`delete from ${table}`);
    for (const [table, rows] of copies)
      await sql(
        `insert into ${table} select r.* from jsonb_array_elements($1::jsonb) as one,
           jsonb_populate_record(null::${table}, one -> 'row') as r`,
        rows,
      );
  };
}

it('who was erased after the backup is erased again before the restored worker does anything', async () => {
  const [own, operated, kept] = [
    await enquiryOf(OWN),
    await enquiryOf(OPERATED),
    await enquiryOf('friend@menon.example'),
  ];
  const restore = await backup();
  const stop = await service.startWorker();
  await eraseOnOwnPage(own);
  await cli('erase', '--email', OPERATED);
  const [atTheTime] = await sql('select max(seq)::int as seq from audit_log');
  await stop();
  await keep();
  expect(await naming()).toEqual([]);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(2);
  expect(await doctor()).toEqual({ sentence: `2 erasures are listed in ${file}.`, bad: false });

  await restore();
  expect(await naming()).not.toEqual([]);
  expect(await doctor()).toEqual({
    subject: 'list of erasures',
    sentence: 'A restore brought 2 erased rows back. Start the worker: it erases them again.',
    bad: true,
  });
  const stopAgain = await service.startWorker();
  expect(await naming()).toEqual([]);
  await stopAgain();
  expect(await doctor()).toMatchObject({ bad: false });
  expect(await sql('select reference from enquiries')).toEqual([{ reference: kept }]);
  const entries = await sql(
    `select actor, action, detail, reference from audit_log where seq > $1 order by reference`,
    atTheTime?.['seq'],
  );
  const again = { actor: 'worker', action: 'erased', detail: 'again after a restore' };
  expect(entries).toEqual([own, operated].sort().map((reference) => ({ ...again, reference })));
  expect(await cli('audit verify')).toContain('is verified');
  // Channels with a copy may not have been notified before the machine was lost.
  expect(await sql('select reference from erasures order by reference')).toEqual(
    [own, operated].sort().map((reference) => ({ reference })),
  );
});

it('so is who left the list, and the mails of an erased person that belong to no enquiry', async () => {
  const [left] = await sql(
    `insert into subscriptions (id, name, email, state)
     values (gen_random_uuid(), 'Asha', $1, 'confirmed') returning id`,
    OWN,
  );
  await sql(
    `insert into other_mails (id, name, sender, received_at, latest_at, is_automatic, purge_after)
     values (gen_random_uuid(), 'Asha', $1, now(), now(), false, now() + interval '1 day')`,
    OPERATED,
  );
  await sql(
    `insert into thread_mails (id, other_id, direction, kind, message_id, sender, subject, body, content_hash, at)
     select gen_random_uuid(), id, 'in', 'message', 'o@mail.example', sender, '', '', '\\x00', now() from other_mails`,
  );
  await enquiryOf('friend@menon.example');
  await sql(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, content_hash, at, copied)
     select gen_random_uuid(), id, 'in', 'message', 'f@mail.example', '', '', '\\x01', now(), $1 from enquiries`,
    JSON.stringify([{ name: 'Asha', address: OPERATED, isOurs: false }]),
  );
  const restore = await backup();
  await sql('select delete_subscription($1)', left?.['id']);
  await cli('erase', '--email', OPERATED);
  await keep();
  await restore();
  expect(await doctor()).toMatchObject({ bad: true });
  await keep();
  expect(await naming()).toEqual([]);
  expect(await doctor()).toMatchObject({ bad: false });
  expect(await sql('select 1 from enquiries')).toHaveLength(1);
});

it('who leaves the list under the id of an enquiry erases no enquiry', async () => {
  await enquiryOf(OWN);
  await sql(`select request_subscription(id, 'Mallory', 'mallory@m.example') from enquiries`);
  await sql('select delete_subscription(id) from enquiries');
  await keep();
  expect(readFileSync(file, 'utf8')).toMatch(/^other \S+ \S+\n$/u);
  expect(await sql('select email from enquiries')).toEqual([{ email: OWN }]);
});

it('an entry is kept as long as a backup that may bring the row back', async () => {
  const entry = (days: number) =>
    `enquiry ${randomUUID()} ${new Date(Date.now() - days * 86_400_000).toISOString()}\n`;
  const [old, young] = [entry(36), entry(34)];
  writeFileSync(file, old + young);
  await keep();
  expect(readFileSync(file, 'utf8')).toBe(young);
});

it('a list that cannot be read stops the worker, one that cannot be written is reported', async () => {
  writeFileSync(file, 'half a line');
  await using worker = await startProcess(
    'worker',
    settings(service.database.url, { INTAKE_ERASED_LIST_PATH: file }),
  );
  expect(worker.child.exitCode).toBe(78);
  expect(worker.output()).toContain(
    `Line 1 of ${file} (INTAKE_ERASED_LIST_PATH) is not a kind, an id and a time.`,
  );
  expect(await doctor()).toMatchObject({ bad: true });
  rmSync(file);
  mkdirSync(file);
  await expect(keep()).rejects.toThrow('the list of erasures, cannot be read');
  rmSync(file, { recursive: true });

  await sql(
    `insert into erasures (id, enquiry_id, reference, erased_at)
     values (gen_random_uuid(), gen_random_uuid(), 'T1', now() - interval '2 minutes')`,
  );
  mkdirSync(`${file}.new`);
  await keep();
  expect((await doctor()).sentence).toContain(`1 erasures are not in ${file}.`);
  rmSync(`${file}.new`, { recursive: true });
  await keep();
  expect(await doctor()).toMatchObject({ bad: false });
  expect(await erasedFinding(service.database.db, undefined)).toEqual({
    sentence:
      'Erasures are recorded only in the database, so a restore brings erased people back: set INTAKE_ERASED_LIST_PATH.',
    bad: false,
  });
});
