import { randomUUID } from 'node:crypto';
import { validLead } from '@old/contract/fixtures/leads';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { planForgottenReplies, planReplies } from '#jobs/plan-replies.store.ts';
import { redrive } from '#jobs/redrive.store.ts';
import { openRoutes } from '#jobs/routes.ts';
import { clearSettledAlarms, watchOldest } from '#jobs/watch.store.ts';
import { changeWork } from '#leads/change-work.store.ts';
import { takeBackReply } from '#leads/reply.store.ts';
import { ledgerOf } from '#ledger/ledger.store.ts';
import type { Trx } from '#platform/db.ts';
import { promised } from './support/promised.ts';
import { addColleague, letTimePass, storeReply } from './support/replies.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let service: TestService;
let staffId: string;
let leadId: string;
let reference: string;
beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_SALES_TO: 'Sales <sales@company.example>, archive@company.example',
    INTAKE_ACKNOWLEDGE: 'no',
  });
  staffId = await addColleague(service.database, 'Asha “the first” Menon');
});
beforeEach(async () => {
  smtp.mood = 'takes';
  const answer = await service.postLead({ projectdetails: `A loom, ${randomUUID()}.` });
  reference = answer.json<{ reference: string }>().reference;
  const [lead] = await sql<{ id: string }>('select id from leads where reference = $1', reference);
  leadId = lead?.id ?? '';
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const sql = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await service.database.pool.query<Row>(text, values)).rows;
const store = (change: Parameters<typeof storeReply>[2] | object = {}) =>
  storeReply(service.database, service.queue, { leadId, staffId, ...change });
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

  it('a reply leaves from the sales mailbox, as it was written and in its thread', async () => {
    const first = await store({ text: 'Dear Asha,\n\n  “yes” – தமிழ்.\nRavi' });
    await letTimePass(service.database);
    const [received] = await eventually(() => {
      expect(mailOf(first)).toHaveLength(1);
      return mailOf(first);
    });
    const { mail, envelopeTo } = received ?? expect.fail('no mail');
    const acknowledged = `<${leadId}.acknowledgement@company.example>`;
    expect(envelopeTo).toEqual([validLead.email]);
    expect(mail.from).toEqual({
      name: 'Asha “the first” Menon, Test & Söhne',
      address: 'sales@company.example',
    });
    expect(mail.replyTo?.[0]).toMatchObject({ address: `sales+${reference}@company.example` });
    expect(mail.subject).toBe('Re: A warehouse app');
    expect(mail.text?.trimEnd()).toBe('Dear Asha,\n\n  “yes” – தமிழ்.\nRavi');
    expect(mail.html).toBeUndefined();
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

  describe('a reply that no server takes', () => {
    const alarms = () =>
      sql<{ sentence: string }>(
        `select sentence from alarms where kind = 'parked' and cleared_at is null`,
      );
    const enquiry = async () => {
      const [row] = await sql(
        `select w.state, w.owner_id, w.first_answered_at, l.answered_at
         from desk_leads w join leads l on l.id = w.lead_id where w.lead_id = $1`,
        leadId,
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
    /** As the desk does: what becomes of the enquiry is stored with the reply. */
    async function answer(mood: TestSmtp['mood']): Promise<string> {
      await eventually(async () => {
        const told = await sql('select state from deliveries where lead_id = $1', leadId);
        expect(told).toEqual([{ state: 'delivered' }]);
      });
      smtp.mood = mood;
      const reply = randomUUID();
      const command = { kind: 'answered', by: 'mail', then: 'waiting' } as const;
      const order = { leadId, staffId, command, version: undefined, reply };
      await changeWork(service.database.db, promised, order);
      expect(await enquiry()).toMatchObject({ state: 'waiting' });
      await store({ id: reply });
      await letTimePass(service.database);
      return reply;
    }
    const parked = (id: string) =>
      eventually(async () => {
        expect((await deliveryOf(id))?.state).toBe('parked');
      });

    test.each([
      ['refuses-recipient', 'The address does not take mail.'],
      ['refuses', 'The SMTP server answered 554 for good.'],
    ] as const)('%s: it is back with its writer, and an alarm says so', async (mood, problem) => {
      const id = await answer(mood);
      await parked(id);
      expect(await deliveryOf(id)).toEqual({ state: 'parked', problem });
      expect(await enquiry()).toEqual(unanswered());
      const events = await sql(
        `select kind, staff_id, data from desk_events where lead_id = $1 order by id desc limit 1`,
        leadId,
      );
      expect(events).toEqual([
        { kind: 'not-sent', staff_id: staffId, data: { reply: id, why: problem } },
      ]);
      await reconcile();
      expect(await alarms()).toEqual([
        { sentence: `A reply message is parked on smtp. ${problem}` },
      ]);

      smtp.mood = 'takes';
      const { queue, database } = service;
      const ledger = ledgerOf(service.config.secret, 'operator', 'test');
      expect(await redrive(database.db, queue, ledger, reference)).toBe(1);
      expect(await alarms()).toEqual([]);
      await eventually(async () => {
        expect(await enquiry()).toMatchObject({ state: 'waiting', owner_id: staffId });
      });
      expect(mailOf(id)).toHaveLength(1);
      const { first_answered_at: first, answered_at: told } = (await enquiry()) ?? {};
      expect(first).toBeInstanceOf(Date);
      expect(told).toEqual(first);
    });

    it('rests once they were answered in another way', async () => {
      const id = await answer('refuses-recipient');
      await parked(id);
      smtp.mood = 'takes';
      const command = { kind: 'answered', by: 'telephone', then: 'answered' } as const;
      const order = { leadId, staffId, command, version: undefined };
      await changeWork(service.database.db, promised, order);
      await reconcile();
      expect(await alarms()).toEqual([]);
      const ledger = ledgerOf(service.config.secret, 'operator', 'test');
      expect(await redrive(service.database.db, service.queue, ledger)).toBe(0);
      expect((await deliveryOf(id))?.state).toBe('parked');
    });
  });

  it('a fourth reply within the hour leaves as well: a person wrote it', async () => {
    const ids = [await store(), await store(), await store(), await store()];
    await letTimePass(service.database);
    await eventually(() => {
      expect(ids.flatMap(mailOf)).toHaveLength(4);
    });
  });

  it('a job that comes too early sends nothing', async () => {
    const id = await store();
    await sql(`update pgboss.job_common set start_after = now() where name = 'deliver-reply'`);
    await eventually(async () => {
      const done = await sql(
        `select 1 from pgboss.job_common
         where name = 'deliver-reply' and state = 'completed' and data ->> 'replyId' = $1`,
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
  const routes = () => openRoutes(service.config.channels);

  it('a reply is taken back while nobody has taken it up, and not after that', async () => {
    const [early, late] = [await store(), await store()];
    expect(await inTrx((trx) => takeBackReply(trx, early))).toBe(true);
    expect(await sql('select 1 from thread_mails where id = $1', early)).toEqual([]);
    await letTimePass(service.database);
    await inTrx((trx) => planReplies(trx, service.queue, routes(), [early, late]));
    expect(await deliveryOf(early)).toBeUndefined();
    expect((await deliveryOf(late))?.state).toBe('pending');
    expect(await inTrx((trx) => takeBackReply(trx, late))).toBe(false);
    expect(await inTrx((trx) => takeBackReply(trx, early))).toBe(false);
  });

  it('one whose job was lost is found again, once', async () => {
    const id = await store();
    await sql(`delete from pgboss.job_common where name = 'deliver-reply'`);
    await sql(`update desk_replies set send_after = now() - interval '2 minutes'`);
    await inTrx((trx) => planForgottenReplies(trx, service.queue, routes()));
    await inTrx((trx) => planForgottenReplies(trx, service.queue, routes()));
    expect(await sql('select 1 from deliveries where reply_id = $1', id)).toHaveLength(1);
  });

  it('where no channel carries mail it waits, and an alarm says so', async () => {
    await sql('delete from deliveries');
    await sql('delete from leads where id <> $1', leadId);
    await sql(`update leads set state = 'planned'`);
    const id = await store();
    await sql(`update desk_replies set send_after = now() - interval '6 minutes'`);
    const noWay = { ...routes(), reply: undefined };
    await inTrx((trx) => planForgottenReplies(trx, service.queue, noWay));
    await inTrx(watchOldest);
    expect(await deliveryOf(id)).toBeUndefined();
    const [alarm] = await sql<{ sentence: string }>(
      `select sentence from alarms where kind = 'waiting' and cleared_at is null`,
    );
    expect(alarm?.sentence).toContain('It is a reply of the desk');
  });

  it('with the enquiry its whole thread is gone', async () => {
    const id = await store();
    await sql('delete from leads where id = $1', leadId);
    expect(await sql('select 1 from thread_mails where id = $1', id)).toEqual([]);
    expect(await sql('select 1 from desk_replies where mail_id = $1', id)).toEqual([]);
  });
});
