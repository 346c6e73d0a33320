import { readPerson } from '@studio/enquiries/persons/person-records.store.ts';
import { erasePerson } from '@studio/enquiries/persons/person.store.ts';
import { purgeExpired } from '@studio/enquiries/persons/retention.ts';
import { auditLogFor } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { createWork } from '@studio/enquiries/submission/create-work.store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  letter,
  OUR_SERVER,
  SALES,
  testInboundMail,
  type TestInboundMail,
} from './support/inbound-mail.ts';
import { responseTarget } from './support/response-target.ts';
import { eventually } from './support/service.ts';

let room: TestInboundMail;
beforeAll(async () => {
  room = await testInboundMail();
  room.open();
});
afterAll(() => room[Symbol.asyncDispose]());

let serial = 0;
const nextId = (): string => `<other-${(serial += 1)}@stadtwerke.example>`;

interface Other extends Record<string, unknown> {
  readonly id: string;
  readonly sender: string;
  readonly is_automatic: boolean;
  readonly set_aside_at: Date | null;
}

/** Waits until this sender's conversation has so many mails. */
const conversation = (sender: string, mails = 1) =>
  eventually(async () => {
    const found = await room.rows.read<Other & { mails: number }>(
      `select o.*, (select count(*)::int from thread_mails where other_id = o.id) as mails
       from other_mails o where sender = $1`,
      sender,
    );
    expect(found.map((one) => one.mails)).toEqual([mails]);
    return found[0] as Other;
  });

const write = (headers: Readonly<Record<string, string>>, body = 'Guten Tag.') =>
  room.server.deliver(
    SALES,
    letter({ To: SALES, 'Message-ID': nextId(), Subject: 'Anfrage', ...headers }, body),
  );

/** As the desk does it, by the session of a colleague. */
async function makeEnquiry(other: Other): Promise<string> {
  const staff = await room.addStaff(`maker-${(serial += 1)}@company.example`);
  const [session] = await room.rows.read<{ id: string }>(
    `insert into staff_sessions (staff_id, id_hash, user_agent, ends_at)
     values ($1, $2, 'a test', now() + interval '1 hour') returning id`,
    staff,
    Buffer.from(staff),
  );
  const [made] = await room.rows.read<{ id: string }>(
    `with new as (select gen_random_uuid() as id)
     select new.id, make_enquiry_from_mail($1, $2, new.id, $3, 'Birgit', 'Stadtwerke', 'Anfrage', 365) from new`,
    session?.id,
    other.id,
    `T${serial}`,
  );
  return made?.id ?? '';
}

describe('a mail that belongs to no enquiry', () => {
  it('is listed with its sender, words and files, and stays unread in the mailbox', async () => {
    const boundary = 'b';
    await room.server.deliver(
      SALES,
      letter(
        {
          'Authentication-Results': `${OUR_SERVER}; dmarc=pass header.from=stadtwerke.example`,
          From: '"Birgit Aschenbrenner" <birgit@stadtwerke.example>',
          To: SALES,
          Subject: 'Anfrage',
          'Message-ID': nextId(),
          'Content-Type': `multipart/mixed; boundary=${boundary}`,
        },
        [
          `--${boundary}\r\nContent-Type: text/plain\r\n\r\nWir haben 2800 Zähler.`,
          `--${boundary}\r\nContent-Type: text/plain; name=list.txt\r\nContent-Disposition: attachment; filename=list.txt\r\n\r\nA, B`,
          `--${boundary}--`,
        ].join('\r\n'),
      ),
    );
    const other = await conversation('birgit@stadtwerke.example');
    expect(other).toMatchObject({
      name: 'Birgit Aschenbrenner',
      is_automatic: false,
      set_aside_at: null,
    });
    await eventually(async () => {
      const files = await room.rows.read(
        `select f.name, f.state, m.body, m.sender_verified from mail_files f join thread_mails m on m.id = f.mail_id
         where m.other_id = $1`,
        other.id,
      );
      expect(files).toEqual([
        {
          name: 'list.txt',
          state: 'not-scanned',
          body: expect.stringContaining('2800') as string,
          sender_verified: true,
        },
      ]);
    });
  });

  it.each([
    ['a newsletter', { 'List-Unsubscribe': '<mailto:leave@news.example>' }],
    ['an automatic answer', { 'Auto-Submitted': 'auto-replied' }],
    ['spam', { 'X-Spam-Flag': 'YES' }],
  ])('%s is kept apart, and is not lost', async (what, header) => {
    const sender = `${what.replaceAll(' ', '-')}@news.example`;
    await write({ From: sender, ...header });
    expect(await conversation(sender)).toMatchObject({ is_automatic: true });
  });

  it('through a list of our own is from a person', async () => {
    await write({
      From: 'through@list.example',
      'List-Id': 'Sales <sales.company.example>',
      'List-Unsubscribe': '<mailto:leave@company.example>',
    });
    expect(await conversation('through@list.example')).toMatchObject({ is_automatic: false });
  });

  it('is one conversation with what follows it, also with our answers from a mail program', async () => {
    const first = nextId();
    await write({ From: 'pia@follow.example', 'Message-ID': first });
    await conversation('pia@follow.example');
    await room.fileInSent(
      letter(
        { From: SALES, To: 'pia@follow.example', 'In-Reply-To': first, 'Message-ID': nextId() },
        'Gern.',
      ),
    );
    await conversation('pia@follow.example', 2);
    await write({ From: 'pia@follow.example', 'In-Reply-To': first });
    const { id } = await conversation('pia@follow.example', 3);
    // Sent on to a colleague it is no part of it.
    await room.addStaff('ravi@company.example');
    await room.fileInSent(
      letter({ From: SALES, To: 'ravi@company.example', 'In-Reply-To': first }, 'Yours?'),
    );
    await write({ From: 'last@follow.example' });
    await conversation('last@follow.example');
    const [row] = await room.rows.read<{ mails: number }>(
      'select count(*)::int as mails from thread_mails where other_id = $1',
      id,
    );
    expect(row?.mails).toBe(3);
  });

  it('comes back when they write again after it was said to be none', async () => {
    const first = nextId();
    await write({ From: 'again@back.example', 'Message-ID': first });
    const { id } = await conversation('again@back.example');
    await room.rows.read('update other_mails set set_aside_at = now() where id = $1', id);
    await write({ From: 'again@back.example', 'In-Reply-To': first }, 'Hello?');
    expect(await conversation('again@back.example', 2)).toMatchObject({ set_aside_at: null });
  });

  it('is listed once, however often the mailbox is read', async () => {
    await write({ From: 'once@twice.example' });
    await conversation('once@twice.example');
    await room.close();
    await room.rows.read('delete from mail_folders');
    room.open();
    await write({ From: 'after@twice.example' });
    await conversation('after@twice.example');
    await conversation('once@twice.example');
  });
});

describe('made an enquiry', () => {
  it('counts since the mail came, has its words and files, and later mails belong to it', async () => {
    const first = nextId();
    await write(
      { From: '"Birgit" <birgit@made.example>', 'Message-ID': first },
      'Wir suchen Hilfe.',
    );
    const other = await conversation('birgit@made.example');
    const enquiryId = await makeEnquiry(other);
    const { db } = room.rows.database;
    const enquiry = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', enquiryId)
      .executeTakeFirstOrThrow();
    expect(enquiry).toMatchObject({
      email: 'birgit@made.example',
      from_page: 'mail',
      notice_version: '',
      projectdetails: 'Wir suchen Hilfe.',
      received_at: other['received_at'],
      state: 'accepted',
    });
    await db.transaction().execute((trx) => createWork(trx, responseTarget, [enquiry]));
    // Dovecot's moments are seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await write({ From: 'birgit@made.example', 'In-Reply-To': first }, 'Und noch etwas.');
    await eventually(async () => {
      const thread = await room.thread(enquiryId);
      expect(thread.map(({ body }) => body)).toEqual(['Wir suchen Hilfe.', 'Und noch etwas.']);
    });
    expect(await room.rows.read('select id from other_mails where id = $1', other.id)).toEqual([]);
    expect(await room.events(enquiryId)).toEqual(['received', 'enquirer-replied']);
    // Read again, the mail it was made from does not become “other mail” again.
    await room.close();
    await room.rows.read('delete from mail_folders');
    room.open();
    await write({ From: 'later@made.example' });
    await conversation('later@made.example');
    expect(
      await room.rows.read(`select id from other_mails where sender = 'birgit@made.example'`),
    ).toEqual([]);
  });

  it('is answered if a colleague answered the mail before', async () => {
    const first = nextId();
    const staff = await room.addStaff('kavya@company.example');
    await write({ From: 'jonas@before.example', 'Message-ID': first });
    await conversation('jonas@before.example');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await room.fileInSent(
      letter(
        {
          From: 'kavya@company.example',
          To: 'jonas@before.example',
          'In-Reply-To': first,
          'Message-ID': nextId(),
        },
        'Gern.',
      ),
    );
    const enquiryId = await makeEnquiry(await conversation('jonas@before.example', 2));
    const { db } = room.rows.database;
    const enquiry = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', enquiryId)
      .executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => createWork(trx, responseTarget, [enquiry]));
    expect(await room.work(enquiryId)).toMatchObject({ state: 'waiting', owner_id: staff });
  });
});

it('goes with the person, and after its time', async () => {
  await write({ From: 'gone@erased.example' });
  await write({ From: 'old@erased.example' });
  await conversation('gone@erased.example');
  await conversation('old@erased.example');
  const { db } = room.rows.database;
  const auditLog = auditLogFor('a secret of this test', 'operator');
  await room.rows.read(
    `insert into heartbeats (process) values ('inbound-mail') on conflict do nothing`,
  );
  const erased = await erasePerson(db, room.rows.queue, auditLog, 'Gone@erased.example');
  expect(erased.otherMails).toBe(1);
  const [asked] = await room.rows.read<{ mails: Record<string, string>[] }>(
    'select mails from mailbox_erasures where id = $1',
    erased.mailboxErasure,
  );
  expect(asked?.mails).toEqual([
    {
      id: expect.stringMatching(/@stadtwerke\.example$/u) as unknown,
      at: expect.any(String) as unknown,
      sender: expect.stringMatching(/^[\da-f]{64}$/u) as unknown,
    },
  ]);
  await room.rows.read(
    `update other_mails set purge_after = now() - interval '1 second' where sender = 'old@erased.example'`,
  );
  expect((await purgeExpired(db, auditLog)).otherMails).toBe(1);
  expect(
    await room.rows.read(`select m.id from thread_mails m where m.sender like '%@erased.example'`),
  ).toEqual([]);
});

it('what a person wrote in another’s thread is exported and goes with them', async () => {
  const { db } = room.rows.database;
  const auditLog = auditLogFor('a secret of this test', 'operator');
  const enquiry = await room.addEnquiry('asha@loom.example');
  const from = (sender: string, body: string) =>
    write({ From: sender, 'In-Reply-To': enquiry.ids.sales }, body);
  await from('Mira@loom.example', 'Written by Mira.');
  await from(enquiry.email, 'Written by Asha.');
  const bodies = async () => (await room.thread(enquiry.id)).map(({ body }) => body).sort();
  await eventually(async () => {
    expect(await bodies()).toEqual(['Written by Asha.', 'Written by Mira.']);
  });
  // A colleague sent a file of hers back in a reply.
  await room.rows.read(
    `with mail as (select id, enquiry_id from thread_mails where sender = 'mira@loom.example'),
       reply as (insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, content_hash, at)
         select gen_random_uuid(), enquiry_id, 'out', 'message', 'reply', '', 'Ours.', '', now() from mail returning id),
       file as (insert into mail_files (id, mail_id, nth, name, bytes, state)
         select gen_random_uuid(), id, 0, 'plan.pdf', 1, 'clean' from mail returning id)
     insert into mail_files (id, mail_id, nth, name, bytes, state, copy_of)
     select gen_random_uuid(), reply.id, 0, 'plan.pdf', 1, 'clean', file.id from reply, file`,
  );

  const person = await readPerson(db, 'mira@LOOM.example');
  expect(person.otherMails.flatMap(({ mails }) => mails.map(({ body }) => body))).toEqual([
    'Written by Mira.',
  ]);
  expect((await readPerson(db, enquiry.email)).otherMails).toEqual([]);

  await room.rows.read(
    `insert into heartbeats (process) values ('inbound-mail') on conflict do nothing`,
  );
  const erased = await erasePerson(db, room.rows.queue, auditLog, 'mira@LOOM.example');
  expect(await bodies()).toEqual(['Ours.', 'Written by Asha.']);
  expect(await room.files(enquiry.id)).toEqual([]);
  const [asked] = await room.rows.read<{ mails: unknown[] }>(
    'select mails from mailbox_erasures where id = $1',
    erased.mailboxErasure,
  );
  expect(asked?.mails).toHaveLength(1);
});

it('is kept, as an enquiry too, for a year from its latest mail', async () => {
  const { db } = room.rows.database;
  const first = nextId();
  await write({ From: 'year@stadtwerke.example', 'Message-ID': first });
  const { id } = await conversation('year@stadtwerke.example');
  await room.rows.read(
    `update other_mails set received_at = now() - interval '400 days', latest_at = now() - interval '400 days',
       purge_after = now() - interval '35 days' where id = $1`,
    id,
  );
  await write({ From: 'year@stadtwerke.example', 'In-Reply-To': first }, 'An order.');
  const enquiryId = await makeEnquiry(await conversation('year@stadtwerke.example', 2));
  await purgeExpired(db, auditLogFor('a secret of this test', 'operator'));
  const kept = await room.rows.read(
    `select received_at < now() - interval '399 days' as "isOld",
       purge_after = (select max(at) from thread_mails where enquiry_id = enquiries.id) + interval '365 days' as "isYear"
     from enquiries where id = $1`,
    enquiryId,
  );
  expect(kept).toEqual([{ isOld: true, isYear: true }]);
});

it('a flood of new conversations does not hide what continues one', async () => {
  const first = nextId();
  await write({ From: 'before@stadtwerke.example', 'Message-ID': first });
  await conversation('before@stadtwerke.example');
  await room.rows.read(
    `insert into other_mails (id, name, sender, received_at, latest_at, is_automatic, purge_after)
     select gen_random_uuid(), '', 'flood@spam.example', now(), now(), false, now() from generate_series(1, 2000)`,
  );
  await write({ From: 'new@stadtwerke.example' });
  await write({ From: 'before@stadtwerke.example', 'In-Reply-To': first });
  await conversation('before@stadtwerke.example', 2);
  expect(
    await room.rows.read(`select id from other_mails where sender = 'new@stadtwerke.example'`),
  ).toEqual([]);
});
