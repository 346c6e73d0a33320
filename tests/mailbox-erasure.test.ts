import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownSettings } from '@studio/contract/own-secrets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readApiConfig } from '@studio/api/config.ts';
import { readInboundMailConfig } from '@studio/inbound-mail/config.ts';
import { recordHeartbeat } from '@studio/enquiries/alarms/heartbeat.store.ts';
import { enquirer } from '@studio/enquiries/enquirer/enquirer.store.ts';
import { erasePerson, readMailboxErasure } from '@studio/enquiries/persons/person.store.ts';
import { purgeExpired } from '@studio/enquiries/persons/retention.ts';
import { auditLogFor } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { mailEraser } from '@studio/mailbox/erase-mails.ts';
import { openDatabase, type Database } from '@studio/enquiries/database/db.ts';
import { responseTarget } from './support/response-target.ts';
import { silentLog } from './support/database.ts';
import {
  letter,
  SALES,
  testInboundMail,
  type TestEnquiry,
  type TestInboundMail,
} from './support/inbound-mail.ts';
import { startProcess } from './support/processes.ts';
import { eventually } from './support/service.ts';

const auditLog = auditLogFor('of a test', 'operator', 'test');
let room: TestInboundMail;
let asRoom: Database;
let asApi: Database;
let erase: () => Promise<void>;
beforeAll(async () => {
  room = await testInboundMail();
  const config = readInboundMailConfig(ownSettings('inbound-mail', room.env));
  const rights = { connections: 2, statementTimeoutMs: 20_000, onIdleError: () => undefined };
  asRoom = openDatabase({ url: config.mailDatabaseUrl, ...rights });
  const { databaseUrl } = readApiConfig(ownSettings('api', room.env));
  asApi = openDatabase({ url: databaseUrl, ...rights });
  const settings = config.mailbox ?? expect.fail('no mailbox');
  erase = mailEraser({ db: asRoom.db, responseTarget, settings, log: silentLog });
});
beforeEach(async () => {
  await room.rows.empty();
  await room.rows.read('delete from mailbox_erasures');
  await recordHeartbeat(asRoom.db, 'inbound-mail');
});
afterAll(async () => {
  await asRoom.close();
  await asApi.close();
  await room[Symbol.asyncDispose]();
});

const erasePersonOf = (email: string) =>
  erasePerson(room.rows.database.db, room.rows.queue, auditLog, email);
const outcomeOf = async (id: string | null) =>
  readMailboxErasure(room.rows.database.db, id ?? expect.fail('no erasure was requested'));

/** Erases as the enquirer does on their own page, with the rights of the public API. */
async function eraseOnOwnPage({ id }: TestEnquiry): Promise<void> {
  const key = randomBytes(32);
  await room.rows.read(
    `insert into enquiry_links (key_hash, enquiry_id, person_key, expires_at)
     values ($1, $2, 'x', now() + interval '1 day')`,
    createHash('sha256').update(key).digest(),
    id,
  );
  const erased = await enquirer(asApi.db, room.rows.queue, responseTarget).erase(key);
  expect(erased).toMatchObject({ is_mailbox_asked: true });
}

const bodiesIn = (folder: string) => room.bodiesIn(folder);

let serial = 0;
const came = (headers: Record<string, string>, body: string) =>
  room.server.deliver(
    SALES,
    letter({ To: SALES, 'Message-ID': `<${(serial += 1)}@x.example>`, ...headers }, body),
  );

/** Runs the inbound mail process until it has stored this many mails of the enquiry. */
async function readThread({ id }: TestEnquiry, count: number): Promise<void> {
  room.open();
  await eventually(async () => {
    expect(await room.thread(id)).toHaveLength(count);
  });
  await room.close();
}

async function correspondence(enquiry: TestEnquiry): Promise<void> {
  const { email, ids } = enquiry;
  const ours = { From: 'site@company.example', To: SALES };
  await came({ ...ours, 'Message-ID': ids.sales, 'Reply-To': email }, 'their enquiry');
  await came({ From: email, 'In-Reply-To': ids.sales }, 'their answer');
  await came({ From: `Asha <${email.toUpperCase()}>` }, 'a letter without a thread');
  await came({ From: 'boss@menon.example', 'In-Reply-To': ids.sales }, 'of their colleague');
  const sent = { From: SALES, 'In-Reply-To': ids.sales };
  await room.fileInSent(letter({ ...sent, To: email }, 'our answer'));
  await room.fileInSent(letter({ ...sent, To: 'ravi@company.example' }, 'sent on to Ravi'));
  const notice = { ...ours, 'Message-ID': ids.sales.replace('.sales', '.erasure') };
  await came({ ...notice, 'In-Reply-To': ids.sales }, 'erased here');
  await came({ From: `nat${email}` }, 'of a namesake');
  await room.fileInSent(letter({ From: SALES, To: `nat${email}` }, 'to a namesake'));
}

describe('an erased person', () => {
  it('loses the mails of their enquiries in inbox and Sent; every other mail stays', async () => {
    const enquiry = await room.addEnquiry();
    await correspondence(enquiry);
    const { mailboxErasure } = await erasePersonOf(enquiry.email);
    {
      await using _room = await startProcess('inbound-mail', room.env);
      await eventually(async () => {
        expect((await outcomeOf(mailboxErasure))?.isDone).toBe(true);
      });
    }
    expect((await bodiesIn('Trash')).sort()).toEqual([
      'of their colleague',
      'our answer',
      'sent on to Ravi',
      'their answer',
      'their enquiry',
    ]);
    expect(await bodiesIn('INBOX')).toEqual([
      'a letter without a thread',
      'erased here',
      'of a namesake',
    ]);
    expect(await bodiesIn('Sent')).toEqual(['to a namesake']);
    expect(await outcomeOf(mailboxErasure)).toEqual({ isDone: true, moved: 5, problem: null });
    const [row] = await room.rows.read(
      'select email, sent_message_ids, mails from mailbox_erasures',
    );
    expect(row).toEqual({ email: null, sent_message_ids: [], mails: [] });
  });

  it('on their own page moves the mails of that thread, and none that only names them', async () => {
    const enquiry = await room.addEnquiry('xavier@x.example');
    const { email, ids } = enquiry;
    await came({ From: email, 'Message-ID': '<contract@x.example>' }, 'the contract');
    await came({ From: 'client@other.example', Cc: email }, 'of another client');
    await room.fileInSent(letter({ From: SALES, To: email }, 'the notice'));
    await came({ From: email, 'In-Reply-To': ids.sales, 'Message-ID': '<a@x.example>' }, 'answer');
    await readThread(enquiry, 1);
    await came({ From: 'boss@x.example', 'In-Reply-To': '<a@x.example>' }, 'further down');
    await readThread(enquiry, 2);
    await eraseOnOwnPage(enquiry);
    await erase();
    const [inbox, sent] = [await bodiesIn('INBOX'), await bodiesIn('Sent')];
    expect(inbox).toEqual(expect.arrayContaining(['the contract', 'of another client']));
    expect(sent).toContain('the notice');
    expect(inbox).not.toContain('answer');
    expect(inbox).not.toContain('further down');
  });

  it('loses mails they wrote without an enquiry; what others answered into the same conversation stays', async () => {
    const first = '<first@no-form.example>';
    await came({ From: 'x@no-form.example', 'Message-ID': first }, 'written without the form');
    const answer = { From: 'y@no-form.example', 'In-Reply-To': first };
    await came({ ...answer, 'Message-ID': '<y@no-form.example>' }, 'answered by another person');
    room.open();
    await eventually(async () => {
      expect(
        await room.rows.read(
          `select m.sender from thread_mails m join other_mails o on o.id = m.other_id
           where o.sender = 'x@no-form.example' order by m.sender`,
        ),
      ).toEqual([{ sender: 'x@no-form.example' }, { sender: 'y@no-form.example' }]);
    });
    await room.close();
    const { mailboxErasure } = await erasePersonOf('X@no-form.example');
    await erase();
    expect(await outcomeOf(mailboxErasure)).toEqual({ isDone: true, moved: 1, problem: null });
    expect(await bodiesIn('Trash')).toContain('written without the form');
    expect(await bodiesIn('INBOX')).toContain('answered by another person');
  });

  it('cannot have other mails removed by forging a Message-ID and a sender', async () => {
    const enquiry = await room.addEnquiry('mallory@m.example');
    const bank = { From: 'bank@b.example', Cc: enquiry.email, 'Message-ID': '<same@b.example>' };
    await came(bank, 'of the bank');
    // Our mail server stores whole seconds.
    await sleep(1_100);
    await came({ ...bank, 'In-Reply-To': enquiry.ids.sales }, 'forged in its name');
    const without = { 'Message-ID': '<same@b.example>', 'In-Reply-To': enquiry.ids.sales };
    await came({ ...without, To: SALES }, 'forged without a sender');
    await readThread(enquiry, 2);
    await eraseOnOwnPage(enquiry);
    await erase();
    const left = await bodiesIn('INBOX');
    expect(left).toContain('of the bank');
    expect(left).not.toContain('forged in its name');
    expect(left).not.toContain('forged without a sender');
  });

  it('is still erased when the mailbox comes back: reported, retried, alarm raised', async () => {
    const enquiry = await room.addEnquiry('latha@weavers.example');
    await came({ From: enquiry.email, 'In-Reply-To': enquiry.ids.sales }, 'of Latha');
    const { mailboxErasure } = await erasePersonOf(enquiry.email);
    const alarms = () =>
      room.rows.read<{ message: string }>(
        `select message from alarms where kind = 'mailbox' and subject = 'erasure' and resolved_at is null`,
      );
    await room.server.kill();
    await erase();
    expect(await outcomeOf(mailboxErasure)).toMatchObject({
      isDone: false,
      problem: expect.stringContaining('cannot be reached or went away') as unknown,
    });
    expect(await alarms()).toEqual([]);
    await room.rows.read(`update mailbox_erasures set requested_at = now() - interval '2 minutes'`);
    await erase();
    expect((await alarms())[0]?.message).toMatch(
      /^Mails of an erased person are still in the mailbox\. The IMAP server/u,
    );

    await room.server.start();
    await room.rows.read(`update mailbox_erasures set next_attempt_at = now()`);
    await erase();
    expect(await outcomeOf(mailboxErasure)).toEqual({ isDone: true, moved: 1, problem: null });
    expect(await alarms()).toEqual([]);
    expect(await bodiesIn('INBOX')).not.toContain('of Latha');
  });
});

it('removes only the mails of the erased enquiry of several', async () => {
  const [one, other] = [
    await room.addEnquiry('two@e.example'),
    await room.addEnquiry('two@e.example'),
  ];
  await came({ From: one.email, 'In-Reply-To': one.ids.sales }, 'about the first');
  await came({ From: one.email, 'In-Reply-To': other.ids.sales }, 'about the second');
  await room.rows.read('select request_mailbox_erasure($1, null, $2)', randomUUID(), [one.id]);
  await erase();
  const left = await bodiesIn('INBOX');
  expect(left).not.toContain('about the first');
  expect(left).toContain('about the second');
});

it('requests and stores nothing if no mailbox is read', async () => {
  await room.rows.read(`delete from heartbeats`);
  const { email } = await room.addEnquiry();
  expect((await erasePersonOf(email)).mailboxErasure).toBeNull();
  expect(await room.rows.read('select 1 from mailbox_erasures')).toEqual([]);
});

it('deletes failed requests when the backups expire', async () => {
  await erasePersonOf('never@reached.example');
  await room.rows.read(`update mailbox_erasures set requested_at = now() - interval '36 days'`);
  await purgeExpired(room.rows.database.db, auditLog);
  expect(await room.rows.read('select 1 from mailbox_erasures')).toEqual([]);
});
