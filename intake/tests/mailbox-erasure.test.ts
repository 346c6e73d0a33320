import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { beat } from '#jobs/worker-watch.ts';
import { erasePerson, readMailboxErasure } from '#leads/person.store.ts';
import { purgeExpired } from '#leads/retention.ts';
import { ledgerOf } from '#ledger/ledger.store.ts';
import { newClient } from '#mailbox/connection.ts';
import { mailEraser } from '#mailbox/erase-mails.ts';
import { openDatabase, type Database } from '#platform/db.ts';
import { promised } from './support/promised.ts';
import { silentLog } from './support/database.ts';
import { letter, SALES, testRoom, type TestEnquiry, type TestRoom } from './support/mail-room.ts';
import { startProcess } from './support/processes.ts';
import { eventually } from './support/service.ts';

const ledger = ledgerOf('of a test', 'operator', 'test');
let room: TestRoom;
let asRoom: Database;
let erase: () => Promise<void>;
beforeAll(async () => {
  room = await testRoom();
  const config = readConfig(room.env);
  asRoom = openDatabase({
    url: config.mailDatabaseUrl,
    connections: 2,
    statementTimeoutMs: 20_000,
    onIdleError: () => undefined,
  });
  const settings = config.mailbox ?? expect.fail('no mailbox');
  erase = mailEraser({ db: asRoom.db, promised, settings, log: silentLog });
});
beforeEach(async () => {
  await room.rows.empty();
  await room.rows.read('delete from mailbox_erasures');
  await beat(asRoom.db, 'mail-room');
});
afterAll(async () => {
  await asRoom.close();
  await room[Symbol.asyncDispose]();
});

const erasePersonOf = (email: string) =>
  erasePerson(room.rows.database.db, room.rows.queue, ledger, email);
const outcomeOf = async (id: string | null) =>
  readMailboxErasure(room.rows.database.db, id ?? expect.fail('nobody was asked'));

/** The bodies of what lies in a folder. */
async function bodiesIn(folder: string): Promise<string[]> {
  const client = newClient(readConfig(room.env).mailbox ?? expect.fail('no mailbox'));
  await client.connect();
  try {
    const { exists } = await client.mailboxOpen(folder, { readOnly: true });
    const mails = exists === 0 ? [] : await client.fetchAll('1:*', { source: true });
    return mails.map(({ source }) => source?.toString('utf8').trim().split('\r\n').at(-1) ?? '');
  } finally {
    client.close();
  }
}

let serial = 0;
const came = (headers: Record<string, string>, body: string) =>
  room.server.deliver(
    SALES,
    letter({ To: SALES, 'Message-ID': `<${(serial += 1)}@x.example>`, ...headers }, body),
  );

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

describe('whoever is erased', () => {
  it('is taken out of inbox and Sent by the mail room; everybody else stays', async () => {
    const enquiry = await room.addEnquiry();
    await correspondence(enquiry);
    const { mailboxErasure } = await erasePersonOf(enquiry.email);
    {
      await using _room = await startProcess('mail-room.ts', room.env);
      await eventually(async () => {
        expect((await outcomeOf(mailboxErasure))?.isDone).toBe(true);
      });
    }
    expect((await bodiesIn('Trash')).sort()).toEqual([
      'a letter without a thread',
      'of their colleague',
      'our answer',
      'sent on to Ravi',
      'their answer',
      'their enquiry',
    ]);
    expect(await bodiesIn('INBOX')).toEqual(['erased here', 'of a namesake']);
    expect(await bodiesIn('Sent')).toEqual(['to a namesake']);
    expect(await outcomeOf(mailboxErasure)).toEqual({ isDone: true, moved: 6, problem: null });
    const [row] = await room.rows.read('select email, own_mails, mails from mailbox_erasures');
    expect(row).toEqual({ email: null, own_mails: [], mails: [] });
  });

  it('with an address of ours takes nothing with them but the enquiry', async () => {
    const enquiry = await room.addEnquiry(SALES);
    await came({ From: 'friend@elsewhere.example' }, 'no matter of theirs');
    await came({ From: SALES, 'Message-ID': enquiry.ids.sales }, 'in our name');
    const { mailboxErasure } = await erasePersonOf(SALES);
    await erase();
    expect(await outcomeOf(mailboxErasure)).toMatchObject({
      isDone: true,
      moved: 1,
      problem: expect.stringContaining('one of our own') as unknown,
    });
    expect(await bodiesIn('INBOX')).toContain('no matter of theirs');
  });

  it('takes no mail of another with them by using its Message-ID', async () => {
    const enquiry = await room.addEnquiry('mallory@m.example');
    await came({ From: 'bank@b.example', 'Message-ID': '<same@b.example>' }, 'of the bank');
    await room.rows.read(
      `insert into thread_mails (id, lead_id, direction, nature, message_id, subject, body, at, body_hash, sender)
       values ($1, $2, 'in', 'message', 'same@b.example', '', '', now(), 'x', 'mallory@m.example')`,
      randomUUID(),
      enquiry.id,
    );
    const { mailboxErasure } = await erasePersonOf(enquiry.email);
    await erase();
    expect(await outcomeOf(mailboxErasure)).toMatchObject({ isDone: true, moved: 0 });
    expect(await bodiesIn('INBOX')).toContain('of the bank');
  });

  it('while the mailbox is away waits there: said, tried again, told', async () => {
    const enquiry = await room.addEnquiry('latha@weavers.example');
    await came({ From: enquiry.email }, 'of Latha');
    const { mailboxErasure } = await erasePersonOf(enquiry.email);
    const alarms = () =>
      room.rows.read<{ sentence: string }>(
        `select sentence from alarms where kind = 'mailbox' and subject = 'erasure' and cleared_at is null`,
      );
    await room.server.kill();
    await erase();
    expect(await outcomeOf(mailboxErasure)).toMatchObject({
      isDone: false,
      problem: expect.stringContaining('cannot be reached or went away') as unknown,
    });
    expect(await alarms()).toEqual([]);
    await room.rows.read(`update mailbox_erasures set asked_at = now() - interval '2 minutes'`);
    await erase();
    expect((await alarms())[0]?.sentence).toMatch(
      /^Mails of somebody who was erased are still in the mailbox\. The IMAP server/u,
    );

    await room.server.start();
    await room.rows.read(`update mailbox_erasures set look_after = now()`);
    await erase();
    expect(await outcomeOf(mailboxErasure)).toEqual({ isDone: true, moved: 1, problem: null });
    expect(await alarms()).toEqual([]);
    expect(await bodiesIn('INBOX')).not.toContain('of Latha');
  });
});

it('of one enquiry of several, only its own mails go', async () => {
  const [one, other] = [
    await room.addEnquiry('two@e.example'),
    await room.addEnquiry('two@e.example'),
  ];
  await came({ From: one.email, 'In-Reply-To': one.ids.sales }, 'about the first');
  await came({ From: one.email, 'In-Reply-To': other.ids.sales }, 'about the second');
  await room.rows.read('select ask_mailbox_erasure($1, null, $2)', randomUUID(), [one.id]);
  await erase();
  const left = await bodiesIn('INBOX');
  expect(left).not.toContain('about the first');
  expect(left).toContain('about the second');
});

it('where nobody reads a mailbox nothing is asked and nothing kept', async () => {
  await room.rows.read(`delete from heartbeats`);
  const { email } = await room.addEnquiry();
  expect((await erasePersonOf(email)).mailboxErasure).toBeNull();
  expect(await room.rows.read('select 1 from mailbox_erasures')).toEqual([]);
});

it('an address that could not be taken out is forgotten with the backups', async () => {
  await erasePersonOf('never@reached.example');
  await room.rows.read(`update mailbox_erasures set asked_at = now() - interval '36 days'`);
  await purgeExpired(room.rows.database.db, ledger);
  expect(await room.rows.read('select 1 from mailbox_erasures')).toEqual([]);
});
