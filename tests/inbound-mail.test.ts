import { randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { changeWork } from '@studio/enquiries/work/change-work.store.ts';
import { replyUrl } from '@studio/mail/smtp/reply-instructions.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  afterEverything,
  letter,
  nextId,
  OUR_SERVER,
  proven,
  SALES,
  testInboundMail,
  threadOf,
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

describe('an answer from a mail program', () => {
  it('in Sent stops the clock, and theirs starts another one in the owner’s queue', async () => {
    const enquiry = await room.addEnquiry();
    const staff = await room.addStaff('ravi@company.example');
    await room.fileInSent(
      letter(
        {
          From: 'Ravi <ravi@company.example>',
          To: enquiry.email,
          'Message-ID': '<first@company.example>',
          'In-Reply-To': enquiry.ids.sales,
          Subject: 'Re: A shop for our looms',
        },
        'Tuesday at ten?\r\n\r\nOn Monday Asha wrote:\r\n> We sell cloth.',
      ),
    );
    const [mail] = await threadOf(room, enquiry.id, 1);
    expect(mail).toMatchObject({
      direction: 'out',
      kind: 'message',
      staff_id: staff,
      body: 'Tuesday at ten?',
      quoted_text: 'On Monday Asha wrote:\n> We sell cloth.',
    });
    const answered = await room.work(enquiry.id);
    expect(answered).toMatchObject({ state: 'waiting', owner_id: staff, owed_since: null });
    const [row] = await room.rows.read<{ answered_at: Date | null }>(
      'select answered_at from enquiries where id = $1',
      enquiry.id,
    );
    expect(row?.answered_at).toEqual(answered['first_answered_at']);

    await room.server.deliver(
      SALES,
      letter(
        {
          From: enquiry.email,
          To: `sales+${enquiry.reference.toLowerCase()}@company.example`,
          'Message-ID': nextId(),
          References: `${enquiry.ids.acknowledgement} <first@company.example>`,
        },
        'Ten is good.',
      ),
    );
    await threadOf(room, enquiry.id, 2);
    const work = await room.work(enquiry.id);
    expect(work).toMatchObject({ state: 'to-answer', owner_id: staff });
    expect(work['first_answered_at']).toEqual(answered['first_answered_at']);
    expect(work['first_due_at']).toEqual(answered['due_at']);
    expect(work['due_at']).not.toEqual(answered['due_at']);
    expect(await room.events(enquiry.id)).toEqual(['received', 'answered', 'enquirer-replied']);
  });

  it('from a colleague’s own mailbox counts only with our server’s authentication result', async () => {
    await room.addStaff('meera@company.example');
    const [real, forged, none] = [
      await room.addEnquiry(),
      await room.addEnquiry(),
      await room.addEnquiry(),
    ];
    const answerTo = ({ reference, email, ids }: typeof real, results: readonly string[]) =>
      letter(
        {
          'Authentication-Results': results,
          From: 'meera@company.example',
          To: `${email}, sales+${reference}@company.example`,
          'Message-ID': nextId(),
          'In-Reply-To': ids.sales,
        },
        'I can help.',
      );
    await room.server.deliver(SALES, answerTo(real, [proven('company.example')]));
    await room.server.deliver(
      SALES,
      answerTo(forged, [
        `${OUR_SERVER}; dmarc=fail header.from=company.example`,
        proven('company.example'),
      ]),
    );
    await room.server.deliver(
      SALES,
      answerTo(none, ['elsewhere.example; dmarc=pass header.from=company.example']),
    );
    expect((await threadOf(room, real.id, 1))[0]).toMatchObject({
      direction: 'out',
      sender_verified: true,
    });
    expect(await room.work(real.id)).toMatchObject({ state: 'waiting' });
    for (const { id } of [forged, none]) {
      expect((await threadOf(room, id, 1))[0]).toMatchObject({
        direction: 'in',
        sender_verified: false,
      });
      expect(await room.work(id)).toMatchObject({ state: 'to-answer', version: 1 });
    }
  });

  it('by the link in the mail to sales has no thread, and is assigned by its copy', async () => {
    const staff = await room.addStaff('noor@company.example');
    const [own, shared] = [await room.addEnquiry(), await room.addEnquiry()];
    const written = ({ id, reference, email }: typeof own) => {
      const enquiry = { ...validEnquiry, email };
      const message = {
        purpose: 'message',
        kind: 'addition',
        deliveryId: '',
        messageId: '',
      } as const;
      const link = new URL(
        replyUrl(
          { ...message, enquiryId: id, reference, enquiry, words: '', receivedAt: new Date() },
          { salesTo: SALES, isMailboxRead: true, deskUrl: undefined },
        ),
      );
      return letter(
        {
          'Authentication-Results': proven('company.example'),
          From: 'noor@company.example',
          To: decodeURIComponent(link.pathname),
          Cc: link.searchParams.get('cc') ?? '',
          Subject: link.searchParams.get('subject') ?? '',
          'Message-ID': nextId(),
        },
        'I can help.',
      );
    };
    await room.server.deliver(SALES, written(own));
    await room.fileInSent(written(shared));
    for (const { id } of [own, shared]) {
      expect((await threadOf(room, id, 1))[0]).toMatchObject({ direction: 'out', staff_id: staff });
      expect(await room.work(id)).toMatchObject({ state: 'waiting', owner_id: staff });
    }
  });

  it('from the enquirer is verified only by our server’s result, however much of the thread it quotes', async () => {
    const [real, forged] = [await room.addEnquiry(), await room.addEnquiry()];
    const mailOf = ({ reference, email, ids }: typeof real, results: readonly string[]) =>
      letter(
        {
          'Authentication-Results': results,
          From: email,
          To: `sales+${reference}@company.example`,
          'Message-ID': nextId(),
          'In-Reply-To': ids.acknowledgement,
          References: `${ids.sales} ${ids.acknowledgement}`,
        },
        'Please use our new bank account.',
      );
    const domainOf = ({ email }: typeof real) => email.slice(email.lastIndexOf('@') + 1);
    await room.server.deliver(SALES, mailOf(real, [proven(domainOf(real))]));
    await room.server.deliver(SALES, mailOf(forged, []));
    expect((await threadOf(room, real.id, 1))[0]).toMatchObject({
      direction: 'in',
      sender_verified: true,
    });
    expect((await threadOf(room, forged.id, 1))[0]).toMatchObject({
      direction: 'in',
      sender_verified: false,
    });
  });

  it('to another recipient is not an answer; nor is one of our automatic mails', async () => {
    const enquiry = await room.addEnquiry();
    const head = { From: SALES, 'In-Reply-To': enquiry.ids.sales };
    await room.fileInSent(letter({ ...head, To: 'ravi@company.example' }, 'Yours?'));
    await room.fileInSent(
      letter({ ...head, To: enquiry.email, 'Auto-Submitted': 'auto-replied' }, 'We are away.'),
    );
    // As mail providers file what was sent through their SMTP server.
    await room.fileInSent(
      letter(
        {
          From: 'site@company.example',
          To: enquiry.email,
          'Message-ID': enquiry.ids.acknowledgement,
        },
        'We have it.',
      ),
    );
    await afterEverything(room);
    expect(await room.thread(enquiry.id)).toEqual([]);
    expect(await room.work(enquiry.id)).toMatchObject({ state: 'to-answer', version: 1 });
  });

  it('of the desk, seen again in Sent, is recognized as the same one', async () => {
    const enquiry = await room.addEnquiry();
    await room.rows.database.pool.query(
      `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, at, content_hash)
       values (gen_random_uuid(), $1, 'out', 'message', 'desk-1@company.example', 'Re', 'Hello', now(), 'x')`,
      [enquiry.id],
    );
    await room.fileInSent(
      letter(
        {
          From: SALES,
          To: enquiry.email,
          'Message-ID': '<desk-1@company.example>',
          'In-Reply-To': enquiry.ids.acknowledgement,
        },
        'Hello',
      ),
    );
    await afterEverything(room);
    expect(await room.thread(enquiry.id)).toHaveLength(1);
  });

  it('case 19: to what was closed without a word is an answer, and it stays closed', async () => {
    const enquiry = await room.addEnquiry();
    await room.rows.read(
      `update enquiry_work set state = 'closed', close_reason = 'not-for-us' where enquiry_id = $1`,
      enquiry.id,
    );
    await room.fileInSent(
      letter({ From: SALES, To: enquiry.email, 'In-Reply-To': enquiry.ids.sales }, 'Not ours.'),
    );
    await threadOf(room, enquiry.id, 1);
    expect(await room.work(enquiry.id)).toMatchObject({
      state: 'closed',
      close_reason: 'not-for-us',
      first_answered_at: expect.any(Date) as Date,
    });
    const [row] = await room.rows.read(
      'select answered_at from enquiries where id = $1',
      enquiry.id,
    );
    expect(row).toEqual({ answered_at: expect.any(Date) as Date });
  });

  it('case 20: read after a forged one in a colleague’s name starts no other clock', async () => {
    await room.addStaff('ilse@company.example');
    const enquiry = await room.addEnquiry();
    await room.rows.read(
      `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, content_hash, at, sender)
       values (gen_random_uuid(), $1, 'in', 'message', 'forged@else.example', '', '', '',
         now() + interval '1 hour', 'ilse@company.example')`,
      enquiry.id,
    );
    await room.fileInSent(
      letter({ From: SALES, To: enquiry.email, 'In-Reply-To': enquiry.ids.sales }, 'Yes.'),
    );
    await threadOf(room, enquiry.id, 2);
    expect(await room.work(enquiry.id)).toMatchObject({ state: 'waiting', owed_since: null });
    expect(await room.events(enquiry.id)).toEqual(['received', 'answered']);
  });

  it('read late is sorted by its time', async () => {
    const enquiry = await room.addEnquiry();
    await room.close();
    const reply = { From: enquiry.email, To: SALES, 'In-Reply-To': enquiry.ids.acknowledgement };
    await room.server.deliver(SALES, letter({ ...reply, 'Message-ID': nextId() }, 'And in blue?'));
    // Dovecot's moments are seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await room.fileInSent(
      letter({ From: SALES, To: enquiry.email, 'In-Reply-To': enquiry.ids.sales }, 'Also in blue.'),
    );
    room.open();
    await threadOf(room, enquiry.id, 2);
    await eventually(async () => {
      expect(await room.work(enquiry.id)).toMatchObject({ state: 'waiting' });
    });
  });
});

describe('what no person wrote', () => {
  test.each([
    ['Auto-Submitted', { 'Auto-Submitted': 'auto-replied' }],
    ['Precedence', { Precedence: 'bulk' }],
    ['X-Autoreply', { 'X-Autoreply': 'yes' }],
  ])('%s: shown, and does not change who must answer', async (_what, header) => {
    const enquiry = await room.addEnquiry();
    await room.fileInSent(
      letter({ From: SALES, To: enquiry.email, 'In-Reply-To': enquiry.ids.sales }, 'Hello'),
    );
    await threadOf(room, enquiry.id, 1);
    const before = await room.work(enquiry.id);
    await room.server.deliver(
      SALES,
      letter(
        {
          From: enquiry.email,
          To: SALES,
          'Message-ID': nextId(),
          'In-Reply-To': enquiry.ids.acknowledgement,
          ...header,
        },
        'I am away.',
      ),
    );
    const thread = await threadOf(room, enquiry.id, 2);
    expect(thread.map(({ kind }) => kind).sort()).toEqual(['auto-reply', 'message']);
    expect(await room.work(enquiry.id)).toEqual(before);
    expect((await room.events(enquiry.id)).at(-1)).toBe('auto-replied');
  });

  /** A report of another mail server about one of our mails. */
  const report = (about: string, recipient: string, action: string, status: string) => {
    const parts = [
      '--b\r\nContent-Type: text/plain\r\n\r\nYour mail was not delivered.',
      `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${recipient}\r\nAction: ${action}\r\nStatus: ${status}`,
      `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${about}\r\nSubject: We have your enquiry`,
      '--b--',
    ];
    return room.server.deliver(
      SALES,
      letter(
        {
          From: 'MAILER-DAEMON@mx.example',
          To: 'site@company.example',
          'Message-ID': nextId(),
          'Auto-Submitted': 'auto-replied',
          'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
        },
        parts.join('\r\n'),
      ),
    );
  };

  test.each([
    ['failed', '5.1.1', 'bounce', { of: 'acknowledgement', why: 'no-such-address' }],
    ['failed', '5.2.2', 'bounce', { of: 'acknowledgement', why: 'mailbox-full' }],
    ['delayed', '4.4.1', 'auto-reply', {}],
  ])('a delivery report, %s %s: %s', async (action, status, kind, data) => {
    const enquiry = await room.addEnquiry();
    await report(enquiry.ids.acknowledgement, enquiry.email, action, status);
    const [mail] = await threadOf(room, enquiry.id, 1);
    expect(mail).toMatchObject({ kind, direction: 'in', body: 'Your mail was not delivered.' });
    expect(await room.work(enquiry.id)).toMatchObject({ state: 'to-answer', version: 1 });
    const [event] = await room.rows.read(
      `select data from enquiry_events where enquiry_id = $1 and version is null`,
      enquiry.id,
    );
    expect(event).toEqual({ data });
  });

  it('case 12: an answer that came back never counted, and its writer has the enquiry again', async () => {
    const staffId = await room.addStaff('anand@company.example');
    const enquiry = await room.addEnquiry('asha@wäscherei.example');
    const [reply, messageId] = [randomUUID(), `${enquiry.id}.reply@desk.company.example`];
    await room.rows.read(
      `insert into thread_mails (id, enquiry_id, direction, kind, staff_id, message_id, subject, body, content_hash, at)
       values ($1, $2, 'out', 'message', $3, $4, '', '', '', now())`,
      reply,
      enquiry.id,
      staffId,
      messageId,
    );
    const command = { kind: 'answered', by: 'mail', then: 'waiting' } as const;
    const order = { enquiryId: enquiry.id, staffId, command, version: undefined, reply };
    await changeWork(room.rows.database.db, responseTarget, order);

    // A person in copy did not get it: the enquirer did.
    await report(`<${messageId}>`, 'per@menon.example', 'failed', '5.1.1');
    await threadOf(room, enquiry.id, 2);
    expect(await room.work(enquiry.id)).toMatchObject({ state: 'waiting', version: 2 });
    expect((await room.events(enquiry.id)).at(-1)).toBe('bounced');

    await report(`<${messageId}>`, 'asha@xn--wscherei-0za.example', 'failed', '5.1.1');
    await eventually(async () => {
      expect((await room.events(enquiry.id)).at(-1)).toBe('send-failed');
    });
    expect(await room.work(enquiry.id)).toMatchObject({
      state: 'to-answer',
      first_answered_at: null,
      owner_id: staffId,
      unread_since: expect.any(Date) as Date,
    });
    const [row] = await room.rows.read(
      `select data, answered_at from enquiry_events e join enquiries q on q.id = enquiry_id where q.id = $1 and kind = 'send-failed'`,
      enquiry.id,
    );
    const data = { reply, why: 'It came back: the address does not exist.' };
    expect(row).toEqual({ data, answered_at: null });
  });
});
