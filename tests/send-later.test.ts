import { randomUUID } from 'node:crypto';
import { reminderAt } from '@studio/contract/desk/reminder';
import {
  addWaitingReply,
  dueReplies,
  sendWaiting,
} from '@studio/enquiries/replies/waiting-reply.store.ts';
import { readWorkRow } from '@studio/enquiries/work/change-work.store.ts';
import { openChannels } from '@studio/mail/channel-routing.ts';
import { planWaitingReplies } from '@studio/worker/jobs/plan-replies.store.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { responseTarget } from './support/response-target.ts';
import { addColleague, sessionOf } from './support/replies.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let service: TestService;
let staffId: string;
let enquiryId: string;
beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url, INTAKE_SEND_RECEIPTS: 'false' });
  staffId = await addColleague(service.database, 'Asha');
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const sql = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await service.database.pool.query<Row>(text, values)).rows;
const parts = () => ({
  responseTarget,
  reminderAt: (from: Date, days: number) => reminderAt(service.config.hours, from, days),
});
const mailsOf = (id: string) =>
  smtp.received.filter(({ mail }) => mail.messageId === `<${id}.reply@desk.company.example>`);
const state = async () =>
  (
    await sql<{ state: string; answers: number; waits: number }>(
      `select state, (select count(*)::int from enquiry_events e where e.enquiry_id = d.enquiry_id and kind = 'answered')
         as answers, (select count(*)::int from waiting_replies w where w.enquiry_id = d.enquiry_id) as waits
       from enquiry_work d where enquiry_id = $1`,
      enquiryId,
    )
  )[0];

async function later(): Promise<string> {
  const id = randomUUID();
  const sessionId = await sessionOf(service.database, staffId);
  await service.database.db.transaction().execute(async (trx) => {
    const row = await readWorkRow(trx, enquiryId, true);
    if (!row) throw new Error('The enquiry is not on the desk.');
    await addWaitingReply(trx, row, {
      id,
      sessionId,
      staffId,
      messageId: `${id}.reply@desk.company.example`,
      subject: 'Re: A warehouse app',
      text: 'Tuesday.',
      cc: ['per@menon.example'],
      bcc: [],
      copied: [],
      sendAt: new Date(Date.now() + 86_400_000).toISOString(),
      then: 'waiting',
      remindAfter: 5,
    });
  });
  return id;
}
const passes = () => sql('update waiting_replies set send_at = now()');

let stop: () => Promise<void>;
beforeAll(async () => {
  stop = await service.startWorker();
});
afterAll(() => stop());
beforeEach(async () => {
  const answer = await service.postEnquiry({ projectdetails: `A loom, ${randomUUID()}.` });
  const { reference } = answer.json<{ reference: string }>();
  await eventually(async () => {
    const [row] = await sql<{ id: string }>(
      'select id from enquiries join enquiry_work on enquiry_id = id where reference = $1',
      reference,
    );
    enquiryId = row?.id ?? expect.fail('not on the desk yet');
  });
});

it('goes through the mail server once its time has come, and not before', async () => {
  const id = await later();
  expect(await dueReplies(service.database.db)).toEqual([]);
  expect(await state()).toEqual({ state: 'to-answer', answers: 0, waits: 1 });
  await passes();
  const [sent] = await eventually(() => {
    expect(mailsOf(id)).toHaveLength(1);
    return mailsOf(id);
  });
  expect(sent?.mail.text).toContain('Tuesday.');
  expect(sent?.envelopeTo).toContain('per@menon.example');
  expect(await state()).toEqual({ state: 'waiting', answers: 1, waits: 0 });
});

it('a worker that dies while sending leaves it waiting, and the next one sends it once', async () => {
  await stop();
  const id = await later();
  await passes();
  const dies = service.database.db.transaction().execute(async (trx) => {
    expect(await sendWaiting(trx, parts(), id)).toBe(true);
    throw new Error('killed');
  });
  await expect(dies).rejects.toThrow('killed');
  expect(await state()).toEqual({ state: 'to-answer', answers: 0, waits: 1 });
  const routing = openChannels(service.config.channels);
  const turn = () =>
    planWaitingReplies(service.database.db, service.queue, routing, parts()).catch(() => undefined);
  await Promise.all([turn(), turn(), turn()]);
  expect(await state()).toEqual({ state: 'waiting', answers: 1, waits: 0 });
  expect(await sql('select state from deliveries where reply_id = $1', id)).toHaveLength(1);
  stop = await service.startWorker();
  await eventually(() => {
    expect(mailsOf(id)).toHaveLength(1);
  });
});
