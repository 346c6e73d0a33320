import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownSettings } from '@studio/contract/own-secrets';
import { readInboundMailConfig } from '@studio/inbound-mail/config.ts';
import { newClient } from '@studio/mailbox/connection.ts';
import { accountOf } from '@studio/mailbox/folder.store.ts';
import { readNewMails } from '@studio/mailbox/read-folder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_WAYS, hostileMail, hostileNumber, whyNotKept } from './support/hostile-mails.ts';
import {
  letter,
  SALES,
  testInboundMail,
  type TestEnquiry,
  type TestInboundMail,
} from './support/inbound-mail.ts';
import { silentLog } from './support/database.ts';
import { startProcess } from './support/processes.ts';
import { responseTarget } from './support/response-target.ts';
import { eventually } from './support/service.ts';

/** `npm run fault -- inbound-mail` does the same at full length. */

const MAILS = 60;
let room: TestInboundMail;
let enquiry: TestEnquiry;
beforeAll(async () => {
  room = await testInboundMail();
  enquiry = await room.addEnquiry();
});
afterAll(() => room[Symbol.asyncDispose]());

const reply = (to: TestEnquiry, name: string): string =>
  letter(
    { From: to.email, To: SALES, 'Message-ID': `<${name}@m.example>`, 'In-Reply-To': to.ids.sales },
    `Words of ${name}.`,
  );
const threadHas = (of: TestEnquiry, count: number) =>
  eventually(async () => {
    expect(await room.thread(of.id)).toHaveLength(count);
  });
const alarms = async (): Promise<string[]> =>
  (
    await room.rows.read<{ message: string }>(
      `select message from alarms where kind = 'mailbox' and resolved_at is null order by subject`,
    )
  ).map(({ message }) => message);

describe('nothing is lost and nothing is there twice', () => {
  it('when the process is killed while mails arrive', async () => {
    const arriving = (async () => {
      for (let at = 0; at < MAILS; at += 1)
        await room.server.deliver(SALES, reply(enquiry, `m${at}`));
    })();
    for (let kills = 0; kills < 2; kills += 1) {
      const victim = await startProcess('inbound-mail', room.env);
      await sleep(100);
      expect(await victim.end('SIGKILL')).toBe('SIGKILL');
    }
    await arriving;
    room.open();
    await threadHas(enquiry, MAILS);
    const bodies = new Set((await room.thread(enquiry.id)).map(({ body }) => body));
    expect(bodies.size).toBe(MAILS);
    const events = await room.events(enquiry.id);
    expect(events.filter((kind) => kind === 'enquirer-replied')).toHaveLength(MAILS);
  });

  it('when the mail server restarts and renumbers its mails', async () => {
    const validity = async () =>
      (
        await room.rows.read<{ uid_validity: string; last_uid: string }>(
          `select uid_validity, last_uid from mail_folders where folder = 'inbox'`,
        )
      )[0];
    const before = await validity();
    await room.server.kill();
    const mail = path.join(room.server.homeOf('sales'), 'mail');
    for (const name of readdirSync(mail)) {
      if (name.startsWith('dovecot')) rmSync(path.join(mail, name), { recursive: true });
    }
    // The new UIDVALIDITY is the current second.
    await sleep(1_100);
    await room.server.start();
    await eventually(async () => {
      const now = await validity();
      expect(now?.uid_validity).not.toBe(before?.uid_validity);
      expect(Number(now?.last_uid)).toBe(MAILS);
    });
    expect(await room.thread(enquiry.id)).toHaveLength(MAILS);
    await room.server.deliver(SALES, reply(enquiry, 'later'));
    await threadHas(enquiry, MAILS + 1);
  });
});

describe('a connection that closes', () => {
  // Headers, text, structure: nothing of the mail may be stored without the rest.
  it.each([1, 2, 3])('before fetch %d loses neither the mail nor its file', async (nth) => {
    await room.close();
    const { mailbox: settings } = readInboundMailConfig(ownSettings('inbound-mail', room.env));
    if (!settings) throw new Error('These settings name no mailbox.');
    const of = await room.addEnquiry();
    await room.server.deliver(
      SALES,
      letter(
        {
          From: of.email,
          To: SALES,
          'Message-ID': `<closed-${nth}@m.example>`,
          'In-Reply-To': of.ids.sales,
          'Content-Type': 'multipart/mixed; boundary=b',
        },
        '--b\r\n\r\nWords.\r\n--b\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nFile\r\n--b--',
      ),
    );
    const client = newClient(settings);
    await client.connect();
    const { uidValidity } = await client.mailboxOpen('INBOX', { readOnly: true });
    const fetch = client.fetch.bind(client);
    let fetches = 0;
    client.fetch = (...call) => {
      fetches += 1;
      if (fetches === nth) client.close();
      return fetch(...call);
    };
    const place = {
      account: accountOf(settings),
      folder: 'inbox',
      uidValidity: String(uidValidity),
    } as const;
    const { db } = room.rows.database;
    const parts = { db, responseTarget, settings, log: silentLog };
    await expect(readNewMails(client, place, parts)).rejects.toThrow('The connection ended.');
    room.open();
    await threadHas(of, 1);
    expect((await room.thread(of.id))[0]).toMatchObject({ attachments: [{ name: 'a.txt' }] });
  });
});

/** Three bytes a character, without repetition: longer than an entry of an index may be, also compressed. */
const endless = (length: number): string =>
  String.fromCodePoint(...Array.from({ length }, (_, at) => 0x4e00 + ((at * 7919) % 20_000)));

it.each([
  ['address', { From: `${endless(1_000)}@y.example`, 'Message-ID': '<long-address@y.example>' }],
  ['id', { From: 'x@y.example', 'Message-ID': `<${endless(990)}>` }],
])('an endless %s does not stop the reading, and its mail is listed', async (what, headers) => {
  const subject = `An endless ${what}`;
  await room.server.deliver(SALES, letter({ ...headers, To: SALES, Subject: subject }, 'Words.'));
  await eventually(async () => {
    const [mail] = await room.rows.read<{ sender: string; message_id: string }>(
      'select sender, message_id from thread_mails where subject = $1',
      subject,
    );
    if (what === 'address') expect(mail?.sender).toBe('');
    else expect(mail?.message_id).toMatch(/^[\da-f]{64}@no-id$/u);
  });
});

const listed = (subject: string) =>
  room.rows.read<{ sender: string }>(
    'select sender from thread_mails where subject = $1 and other_id is not null order by sender',
    subject,
  );

it('the same mail from two senders is listed once, and the one after it is read', async () => {
  const copy = (sender: string): string =>
    letter(
      { From: sender, To: SALES, 'Message-ID': '<forwarded@y.example>', Subject: 'Forwarded' },
      'The same words.',
    );
  await room.server.deliver(SALES, copy('first@y.example'));
  await room.server.deliver(SALES, copy('second@y.example'));
  const order = { From: 'buyer@y.example', To: SALES, 'Message-ID': '<order@y.example>' };
  await room.server.deliver(SALES, letter({ ...order, Subject: 'Order 2' }, 'We order.'));
  await eventually(async () => {
    expect(await listed('Order 2')).toEqual([{ sender: 'buyer@y.example' }]);
  });
  expect(await listed('Forwarded')).toEqual([{ sender: 'first@y.example' }]);
  expect(await alarms()).toEqual([]);
});

it('a mail that the database refuses is skipped, and an alarm names it until it is moved', async () => {
  await room.rows.read(
    `alter table thread_mails add constraint refuses check (subject <> 'Refused')`,
  );
  const headers = { From: 'buyer@y.example', To: SALES };
  await room.server.deliver(
    SALES,
    letter({ ...headers, 'Message-ID': '<refused@y.example>', Subject: 'Refused' }, 'Words.'),
  );
  const honest = await room.addEnquiry();
  await room.server.deliver(SALES, reply(honest, 'behind'));
  await threadHas(honest, 1);
  const [alarm] = await alarms();
  expect(alarm).toMatch(/^The mail with UID \d+ of the inbox could not be stored \(23514\)\./u);
  await room.emptyMailbox();
  await room.server.deliver(SALES, reply(honest, 'next'));
  await eventually(async () => {
    expect(await alarms()).toEqual([]);
  });
});

it('reports a wrong password in a sentence, and the end of the problem too', async () => {
  await room.close();
  const env = { ...room.env, INTAKE_IMAP_URL: room.server.imapUrl('sales', 'wrong') };
  {
    await using _refused = await startProcess('inbound-mail', env);
    await eventually(async () => {
      const [inbox] = await alarms();
      expect(inbox).toMatch(/refuses our name or password\. Look at INTAKE_IMAP_URL/u);
      expect(inbox).not.toContain('wrong');
    });
  }
  room.open();
  await eventually(async () => {
    expect(await alarms()).toEqual([]);
  });
});

it('no hostile mail has an effect, and the one after them is read', async () => {
  await room.addStaff('ravi@company.example');
  const target = await room.addEnquiry('target@y.example');
  for (let at = 0; at < HOSTILE_WAYS; at += 1) {
    await room.server.deliver(SALES, hostileMail(target, at));
  }
  const honest = await room.addEnquiry();
  await room.server.deliver(SALES, reply(honest, 'honest'));
  await threadHas(honest, 1);
  const thread = await room.thread(target.id);
  const mustBeKept = Array.from({ length: HOSTILE_WAYS }, (_, at) => at).filter(
    (at) => whyNotKept(at) === undefined,
  );
  expect(thread.map(hostileNumber).sort((a, b) => a - b)).toEqual(mustBeKept);
  expect(thread.filter(({ direction }) => direction === 'out')).toEqual([]);
  expect(new Set(await room.events(target.id))).toEqual(
    new Set(['received', 'enquirer-replied', 'auto-replied', 'bounced']),
  );
  for (const { attachments, subject, body, quoted_text } of thread) {
    expect(`${String(subject)}${String(body)}${String(quoted_text)}`).not.toMatch(/[^\P{Cc}\n\t]/u);
    const names = (attachments as { name: string }[]).map(({ name }) => name).join('');
    expect(names).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069/\\]/u);
  }
});

it('without a mailbox in the settings the process has nothing to do, and says so', async () => {
  const { INTAKE_IMAP_URL: _, ...env } = room.env;
  const idle = await startProcess('inbound-mail', env);
  await eventually(() => {
    expect(idle.output()).toContain('INTAKE_IMAP_URL is not set');
  });
  await idle[Symbol.asyncDispose]();
});
