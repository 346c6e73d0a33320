import { randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { planMissedReplies, planReplies } from '@studio/worker/jobs/plan-replies.store.ts';
import { retryFailedDeliveries } from '@studio/enquiries/jobs/retry-deliveries.store.ts';
import { openChannels } from '@studio/mail/channel-routing.ts';
import { clearSettledAlarms, watchOldest } from '@studio/enquiries/alarms/watch.store.ts';
import { changeWork } from '@studio/enquiries/work/change-work.store.ts';
import { undoReply } from '@studio/enquiries/replies/reply.store.ts';
import { readMails } from '@studio/enquiries/work/thread.store.ts';
import { auditLogFor } from '@studio/enquiries/audit-log/audit-log.store.ts';
import type { Trx } from '@studio/enquiries/database/db.ts';
import { responseTarget } from './support/response-target.ts';
import { addColleague, letTimePass, sessionOf, storeReply } from './support/replies.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let service: TestService;
let staffId: string;
let enquiryId: string;
let reference: string;
beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_SALES_TO: 'Sales <sales@company.example>, archive@company.example',
    INTAKE_SEND_RECEIPTS: 'false',
  });
  staffId = await addColleague(service.database, 'Asha “the first” Menon');
});
beforeEach(async () => {
  smtp.behavior = 'takes';
  const answer = await service.postEnquiry({ projectdetails: `A loom, ${randomUUID()}.` });
  reference = answer.json<{ reference: string }>().reference;
  const [enquiry] = await sql<{ id: string }>(
    'select id from enquiries where reference = $1',
    reference,
  );
  enquiryId = enquiry?.id ?? '';
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const sql = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await service.database.pool.query<Row>(text, values)).rows;
const store = (change: Parameters<typeof storeReply>[2] | object = {}) =>
  storeReply(service.database, service.queue, { enquiryId, staffId, ...change });
const deliveryOf = async (id: string) =>
  (
    await sql<{ state: string; problem: string | null }>(
      'select state, problem from deliveries where reply_id = $1',
      id,
    )
  )[0];
const mailOf = (id: string) =>
  smtp.received.filter(({ mail }) => mail.messageId === `<${id}.reply@desk.company.example>`);

describe('while a worker runs', () => {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await service.startWorker();
  });
  afterAll(() => stop());

  it('sends a reply from the sales mailbox, as it was written and in its thread', async () => {
    const first = await store({ text: 'Dear Asha,\n\n  “yes” – தமிழ்.\nRavi' });
    await letTimePass(service.database);
    const [received] = await eventually(() => {
      expect(mailOf(first)).toHaveLength(1);
      return mailOf(first);
    });
    const { mail, envelopeTo } = received ?? expect.fail('no mail');
    const acknowledged = `<${enquiryId}.acknowledgement@company.example>`;
    expect(envelopeTo).toEqual([validEnquiry.email]);
    expect(mail.from).toEqual({
      name: 'Asha “the first” Menon, Test & Söhne',
      address: 'sales@company.example',
    });
    expect(mail.replyTo?.[0]).toMatchObject({ address: `sales+${reference}@company.example` });
    expect(mail.subject).toBe('Re: A warehouse app');
    expect(mail.text?.trimEnd()).toBe('Dear Asha,\n\n  “yes” – தமிழ்.\nRavi');
    expect(mail.html).toContain('Dear Asha,<br>\n<br>\n&nbsp; “yes” – தமிழ்.<br>\nRavi');
    expect(mail.cc).toBeUndefined();
    expect(mail.inReplyTo).toBe(acknowledged);
    expect(mail.references).toBe(acknowledged);
    await eventually(async () => {
      expect(await deliveryOf(first)).toEqual({ state: 'delivered', problem: null });
    });

    const second = await store({ inReplyTo: 'their-answer@mail.example' });
    await letTimePass(service.database);
    const [later] = await eventually(() => {
      expect(mailOf(second)).toHaveLength(1);
      return mailOf(second);
    });
    expect(later?.mail.inReplyTo).toBe('<their-answer@mail.example>');
    expect(later?.mail.references).toBe(
      `${acknowledged} <${first}.reply@desk.company.example> <their-answer@mail.example>`,
    );
  });

  it('sends it to those in Cc too; those in Bcc are in the envelope alone', async () => {
    const addressing = {
      way: 'reply',
      to: [],
      cc: ['per@menon.example', 'ilse@zaehler.example'],
      bcc: ['boss@company.example'],
    } as const;
    const id = await store({ addressing, text: 'See https://company.example/a?b=1&c.' });
    await letTimePass(service.database);
    const [received] = await eventually(() => {
      expect(mailOf(id)).toHaveLength(1);
      return mailOf(id);
    });
    const { mail, envelopeTo, raw } = received ?? expect.fail('no mail');
    expect(envelopeTo).toEqual([validEnquiry.email, ...addressing.cc, ...addressing.bcc]);
    expect(mail.cc?.map(({ address }) => address)).toEqual(addressing.cc);
    expect(mail.bcc).toBeUndefined();
    expect(raw).not.toMatch(/boss@company/iu);
    expect(mail.html).toContain('<a href="https://company.example/a?b=1&amp;c">');
  });

  it('a forward goes to others and not to the enquirer', async () => {
    const addressing = {
      way: 'forward',
      to: ['partner@else.example'],
      cc: [],
      bcc: [],
    } as const;
    const id = await store({ addressing });
    await letTimePass(service.database);
    await eventually(() => {
      expect(mailOf(id).map(({ envelopeTo }) => envelopeTo)).toEqual([['partner@else.example']]);
    });
  });

  describe('a reply that no server accepts', () => {
    const alarms = () =>
      sql<{ message: string }>(
        `select message from alarms where kind = 'failed' and resolved_at is null`,
      );
    const enquiry = async () => {
      const [row] = await sql(
        `select w.state, w.owner_id, w.first_answered_at, l.answered_at
         from enquiry_work w join enquiries l on l.id = w.enquiry_id where w.enquiry_id = $1`,
        enquiryId,
      );
      return row;
    };
    const unanswered = () => ({
      state: 'to-answer',
      owner_id: staffId,
      first_answered_at: null,
      answered_at: null,
    });
    const reconcile = () => service.database.db.transaction().execute(clearSettledAlarms);
    /** Stores the reply with the enquiry's new state, as the desk does. */
    async function answer(behavior: TestSmtp['behavior'], change: object = {}): Promise<string> {
      await eventually(async () => {
        const states = await sql('select state from deliveries where enquiry_id = $1', enquiryId);
        expect(states).toEqual([{ state: 'delivered' }]);
      });
      smtp.behavior = behavior;
      const reply = randomUUID();
      const command = { kind: 'answered', by: 'mail', then: 'waiting' } as const;
      const sessionId = await sessionOf(service.database, staffId);
      const order = { enquiryId, staffId, sessionId, command, version: undefined, reply };
      await changeWork(service.database.db, responseTarget, order);
      expect(await enquiry()).toMatchObject({ state: 'waiting' });
      await store({ id: reply, ...change });
      await letTimePass(service.database);
      return reply;
    }
    const failed = (id: string) =>
      eventually(async () => {
        expect((await deliveryOf(id))?.state).toBe('failed');
      });

    test.each([
      ['refuses-recipient', 'The address does not take mail.'],
      ['refuses', 'The SMTP server answered 554 for good.'],
    ] as const)(
      '%s: it is back with its writer, and an alarm says so',
      async (behavior, problem) => {
        const id = await answer(behavior);
        await failed(id);
        expect(await deliveryOf(id)).toEqual({ state: 'failed', problem });
        expect(await enquiry()).toEqual(unanswered());
        const events = await sql(
          `select kind, staff_id, data from enquiry_events where enquiry_id = $1 order by id desc limit 1`,
          enquiryId,
        );
        expect(events).toEqual([
          { kind: 'send-failed', staff_id: staffId, data: { reply: id, why: problem } },
        ]);
        await reconcile();
        expect(await alarms()).toEqual([{ message: `A reply message failed on smtp. ${problem}` }]);

        smtp.behavior = 'takes';
        const { queue, database } = service;
        const auditLog = auditLogFor(service.config.secret, 'operator', 'test');
        expect(await retryFailedDeliveries(database.db, queue, auditLog, reference)).toBe(1);
        expect(await alarms()).toEqual([]);
        await eventually(async () => {
          expect(await enquiry()).toMatchObject({ state: 'waiting', owner_id: staffId });
        });
        expect(mailOf(id)).toHaveLength(1);
        const { first_answered_at: first, answered_at: latest } = (await enquiry()) ?? {};
        expect(first).toBeInstanceOf(Date);
        expect(latest).toEqual(first);
      },
    );

    it.each([validEnquiry.email, validEnquiry.email.replace('menon', 'Menon')])(
      'is the writer’s again if the enquirer %s is refused, even if a person in Cc got it',
      async (email) => {
        await sql('update enquiries set email = $1 where id = $2', email, enquiryId);
        const addressing = { way: 'reply', to: [], cc: ['per@menon.example'], bcc: [] } as const;
        const id = await answer('refuses-enquirer', { addressing });
        await failed(id);
        expect(await enquiry()).toEqual(unanswered());
        expect(mailOf(id).map(({ envelopeTo }) => envelopeTo)).toEqual([['per@menon.example']]);
        await sql('delete from enquiries where id = $1', enquiryId);
      },
    );

    it('stays an answer if a person in copy is refused, and the thread names them', async () => {
      const others = { cc: ['per@menon.example'], bcc: ['boss@company.example'] };
      const id = await answer('refuses-others', {
        addressing: { way: 'reply', to: [], ...others },
      });
      await eventually(async () => {
        expect((await deliveryOf(id))?.state).toBe('delivered');
      });
      expect(mailOf(id).map(({ envelopeTo }) => envelopeTo)).toEqual([[validEnquiry.email]]);
      expect((await readMails(service.database.db, enquiryId)).at(-1)).toMatchObject({
        delivery: 'sent',
        bcc: others.bcc,
        refused: [...others.cc, ...others.bcc],
      });
      expect(await enquiry()).toMatchObject({ state: 'waiting' });
    });

    it('case 10: a follow-up stays with those we wait for, keeps its alarm and is tried again', async () => {
      const first = await answer('takes');
      await eventually(async () => {
        expect((await deliveryOf(first))?.state).toBe('delivered');
      });
      const id = await answer('refuses-recipient');
      await failed(id);
      const [row] = await sql<{ state: string; is_due: boolean; is_reminded: boolean }>(
        `select state, remind_at <= now() as is_due, is_reminded from enquiry_work where enquiry_id = $1`,
        enquiryId,
      );
      // To be followed up now; no reminder is sent.
      expect(row).toEqual({ state: 'waiting', is_due: true, is_reminded: true });
      await reconcile();
      expect(await alarms()).toHaveLength(1);
      smtp.behavior = 'takes';
      const auditLog = auditLogFor(service.config.secret, 'operator', 'test');
      expect(await retryFailedDeliveries(service.database.db, service.queue, auditLog)).toBe(1);
      await eventually(async () => {
        expect((await deliveryOf(id))?.state).toBe('delivered');
      });
    });

    it('is not tried again if the enquirer was answered in another way', async () => {
      const id = await answer('refuses-recipient');
      await failed(id);
      smtp.behavior = 'takes';
      const command = { kind: 'answered', by: 'telephone', then: 'answered' } as const;
      const sessionId = await sessionOf(service.database, staffId);
      const order = { enquiryId, staffId, sessionId, command, version: undefined };
      await changeWork(service.database.db, responseTarget, order);
      await reconcile();
      expect(await alarms()).toEqual([]);
      const auditLog = auditLogFor(service.config.secret, 'operator', 'test');
      expect(await retryFailedDeliveries(service.database.db, service.queue, auditLog)).toBe(0);
      expect((await deliveryOf(id))?.state).toBe('failed');
    });
  });

  it('sends a fourth reply within the hour too, because a person wrote it', async () => {
    const ids = [await store(), await store(), await store(), await store()];
    await letTimePass(service.database);
    await eventually(() => {
      expect(ids.flatMap(mailOf)).toHaveLength(4);
    });
  });

  it('a job that comes too early sends nothing', async () => {
    const id = await store();
    await sql(`update pgboss.job_common set start_after = now() where name = 'plan-reply'`);
    await eventually(async () => {
      const done = await sql(
        `select 1 from pgboss.job_common
         where name = 'plan-reply' and state = 'completed' and data ->> 'replyId' = $1`,
        id,
      );
      expect(done).toHaveLength(1);
    });
    expect(await deliveryOf(id)).toBeUndefined();
  });
});

describe('without a worker', () => {
  const inTrx = <Result>(act: (trx: Trx) => Promise<Result>) =>
    service.database.db.transaction().execute(act);
  const routing = () => openChannels(service.config.channels);

  it('a reply can be undone until a worker has planned it', async () => {
    const [early, late] = [await store(), await store()];
    const session = await sessionOf(service.database, staffId);
    expect(await inTrx((trx) => undoReply(trx, session, early))).toBe(true);
    expect(await sql('select 1 from thread_mails where id = $1', early)).toEqual([]);
    await letTimePass(service.database);
    await inTrx((trx) => planReplies(trx, service.queue, routing(), [early, late]));
    expect(await deliveryOf(early)).toBeUndefined();
    expect((await deliveryOf(late))?.state).toBe('pending');
    expect(await inTrx((trx) => undoReply(trx, session, late))).toBe(false);
    expect(await inTrx((trx) => undoReply(trx, session, early))).toBe(false);
  });

  it('a reply whose job was lost is planned again, once', async () => {
    const id = await store();
    await sql(`delete from pgboss.job_common where name = 'plan-reply'`);
    await sql(`update replies set send_after = now() - interval '2 minutes'`);
    await inTrx((trx) => planMissedReplies(trx, service.queue, routing()));
    await inTrx((trx) => planMissedReplies(trx, service.queue, routing()));
    expect(await sql('select 1 from deliveries where reply_id = $1', id)).toHaveLength(1);
  });

  it('a reply waits if no channel sends mail, and an alarm says so', async () => {
    await sql('delete from deliveries');
    await sql('delete from enquiries where id <> $1', enquiryId);
    await sql(`update enquiries set state = 'planned'`);
    const id = await store();
    await sql(`update replies set send_after = now() - interval '6 minutes'`);
    const noWay = { ...routing(), reply: undefined };
    await inTrx((trx) => planMissedReplies(trx, service.queue, noWay));
    await inTrx(watchOldest);
    expect(await deliveryOf(id)).toBeUndefined();
    const [alarm] = await sql<{ message: string }>(
      `select message from alarms where kind = 'waiting' and resolved_at is null`,
    );
    expect(alarm?.message).toContain('It is a reply of the desk');
  });

  it('deleting an enquiry deletes its whole thread', async () => {
    const id = await store();
    await sql('delete from enquiries where id = $1', enquiryId);
    expect(await sql('select 1 from thread_mails where id = $1', id)).toEqual([]);
    expect(await sql('select 1 from replies where mail_id = $1', id)).toEqual([]);
  });
});
