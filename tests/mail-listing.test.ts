import { randomUUID } from 'node:crypto';
import { ownSettings } from '@studio/contract/own-secrets';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readInboundMailConfig } from '@studio/inbound-mail/config.ts';
import { recordHeartbeat } from '@studio/enquiries/alarms/heartbeat.store.ts';
import { purgeExpired } from '@studio/enquiries/persons/retention.ts';
import { mailLister } from '@studio/mailbox/list-mails.ts';
import { openDatabase, type Database } from '@studio/enquiries/database/db.ts';
import type { MailInFolder } from '@studio/enquiries/database/tables.ts';
import { silentLog } from './support/database.ts';
import { addSession } from './support/desk-rows.ts';
import { testAuditLog } from './support/audit-log.ts';
import { letter, SALES, testInboundMail, type TestInboundMail } from './support/inbound-mail.ts';
import { startProcess } from './support/processes.ts';
import { responseTarget } from './support/response-target.ts';
import { eventually } from './support/service.ts';

const EMAIL = 'xavier@x.example';
let room: TestInboundMail;
let asRoom: Database;
let answer: () => Promise<void>;
let session: string;
beforeAll(async () => {
  room = await testInboundMail();
  const config = readInboundMailConfig(ownSettings('inbound-mail', room.env));
  const rights = { connections: 2, statementTimeoutMs: 20_000, onIdleError: () => undefined };
  asRoom = openDatabase({ url: config.mailDatabaseUrl, ...rights });
  const settings = config.mailbox ?? expect.fail('no mailbox');
  answer = mailLister({ db: asRoom.db, responseTarget, settings, log: silentLog });
});
beforeEach(async () => {
  await room.rows.empty();
  await room.rows.read('delete from mailbox_listings');
  await room.emptyMailbox();
  await recordHeartbeat(asRoom.db, 'inbound-mail');
  session = await addSession(room.rows);
  await room.server.deliver(
    SALES,
    letter({ From: EMAIL, To: SALES, Subject: '=?utf-8?q?Contract_f=C3=BCr_X?=' }, 'the contract'),
  );
  await room.server.deliver(
    SALES,
    letter({ From: 'client@other.example', To: SALES, Cc: EMAIL, Subject: 'Offer' }, 'in copy'),
  );
  await room.server.deliver(SALES, letter({ From: `not${EMAIL}`, To: SALES }, 'of a namesake'));
  await room.fileInSent(letter({ From: SALES, To: EMAIL, Subject: 'Notice' }, 'the notice'));
});
afterAll(async () => {
  await asRoom.close();
  await room[Symbol.asyncDispose]();
});

async function ask(email = EMAIL): Promise<string> {
  const id = randomUUID();
  await room.rows.read('select request_mailbox_listing($1, $2, $3)', session, id, email);
  return id;
}
const confirm = async (id: string, keys: readonly number[], by = session, email = EMAIL) => {
  const [row] = await room.rows.read<{ taken: boolean }>(
    'select confirm_mailbox_listing($1, $2, $3, $4) as taken',
    by,
    id,
    email,
    keys,
  );
  return row?.taken;
};
interface Listing extends Record<string, unknown> {
  readonly mails: readonly MailInFolder[];
  readonly unlisted: readonly MailInFolder[];
}
async function listing(id: string): Promise<Listing> {
  const [row] = await room.rows.read<Listing>('select * from mailbox_listings where id = $1', id);
  return row ?? expect.fail('no such list');
}
const keysOf = (mails: readonly MailInFolder[], ...subjects: readonly string[]) =>
  mails.filter(({ subject }) => subjects.includes(subject)).map(({ key }) => key);

it('is listed within seconds, with folder, time, people and subject, and nothing moves', async () => {
  const id = await ask();
  {
    await using _room = await startProcess('inbound-mail', room.env);
    await eventually(async () => {
      expect((await listing(id))['listed_at']).not.toBeNull();
    });
  }
  const { mails } = await listing(id);
  expect(mails).toHaveLength(3);
  expect(mails).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        folder: 'inbox',
        from: EMAIL,
        to: SALES,
        subject: 'Contract für X',
      }),
      expect.objectContaining({ folder: 'inbox', to: `${SALES}, ${EMAIL}`, subject: 'Offer' }),
      expect.objectContaining({ folder: 'sent', from: SALES, to: EMAIL, subject: 'Notice' }),
    ]),
  );
  expect(await room.bodiesIn('Trash')).toEqual([]);
});

it('moves exactly what was confirmed; a mail that came later stays and is named', async () => {
  const id = await ask();
  await answer();
  const { mails } = await listing(id);
  const late = letter({ From: EMAIL, To: SALES, Subject: 'Later' }, 'came later');
  await room.server.deliver(SALES, late);
  expect(await confirm(id, keysOf(mails, 'Contract für X', 'Notice'))).toBe(true);
  await answer();
  expect((await room.bodiesIn('Trash')).sort()).toEqual(['the contract', 'the notice']);
  expect((await room.bodiesIn('INBOX')).sort()).toEqual(['came later', 'in copy', 'of a namesake']);
  expect(await room.bodiesIn('Sent')).toEqual([]);
  const done = await listing(id);
  expect(done).toMatchObject({ moved: 2, missing: 0, problem: null, email: null, mails: [] });
  expect(done.unlisted).toMatchObject([{ folder: 'inbox', from: EMAIL, subject: 'Later' }]);
});

it('counts mails that are gone, and moves no other mail instead', async () => {
  const id = await ask();
  await answer();
  const { mails } = await listing(id);
  await room.rows.read(
    `update mailbox_listings set mails = jsonb_set(mails, '{0,validity}', '"1"') where id = $1`,
    id,
  );
  expect(await confirm(id, [mails[0]?.key ?? -1])).toBe(true);
  await answer();
  expect(await listing(id)).toMatchObject({ moved: 0, missing: 1 });
  expect(await room.bodiesIn('Trash')).toEqual([]);
});

it('is confirmed once, by the person who requested it, for that address and listed mails', async () => {
  const id = await ask();
  expect(await confirm(id, [0])).toBe(false);
  await answer();
  const other = await addSession(room.rows, 'ravi@company.example');
  expect(await confirm(id, [0], other)).toBe(false);
  expect(await confirm(id, [0], session, 'else@x.example')).toBe(false);
  expect(await confirm(id, [0, 99])).toBe(false);
  expect(await confirm(id, [0])).toBe(true);
  expect(await confirm(id, [1])).toBe(false);
  await expect(ask('a@b.example')).resolves.toBeDefined();
  await room.rows.read('delete from staff_sessions');
  await expect(ask('a@b.example')).rejects.toThrow('This session has ended.');
});

it('expires after an hour and is deleted after a day', async () => {
  const id = await ask();
  await answer();
  await room.rows.read(`update mailbox_listings set requested_at = now() - interval '61 minutes'`);
  await answer();
  expect(await confirm(id, [0])).toBe(false);
  expect(await listing(id)).toMatchObject({ mails: [], email: null });
  await room.rows.read(`update mailbox_listings set requested_at = now() - interval '25 hours'`);
  await purgeExpired(room.rows.database.db, testAuditLog);
  expect(await room.rows.read('select 1 from mailbox_listings')).toEqual([]);
});

it('lists nothing for our own address, and says why', async () => {
  const id = await ask(SALES.toUpperCase());
  await answer();
  const { mails, problem } = await listing(id);
  expect(mails).toEqual([]);
  expect(problem).toContain('one of our own');
});

it('waits while the mailbox is unreachable, and says so', async () => {
  const id = await ask();
  await room.server.kill();
  await answer();
  expect((await listing(id))['problem']).toContain('cannot be reached or went away');
  await room.server.start();
  await room.rows.read('update mailbox_listings set next_attempt_at = now()');
  await answer();
  expect((await listing(id)).mails).toHaveLength(3);
});
