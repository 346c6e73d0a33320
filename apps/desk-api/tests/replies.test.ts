import { randomUUID } from 'node:crypto';
import type { AlreadyAnswered, EnquiryDetail } from '@studio/contract/desk/responses';
import type { ReplySent, UndoneReply } from '@studio/contract/desk/mails';
import type { Work } from '@studio/contract/desk/work';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';
import { checkConsistency } from './support/check-consistency.ts';

let desk: TestDesk;
let asha: Browser;
let ravi: Browser;
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
  ravi = await plantSession(desk, 'sales');
});
afterAll(() => desk[Symbol.asyncDispose]());
// After every test, each row must match its events.
afterEach(async () => {
  expect((await checkConsistency(desk)).wrong).toEqual([]);
});

const open = async (one: Browser, id: string) =>
  (await one.get(`/api/enquiries/${id}`)).json<EnquiryDetail>();
const lastSeen = async (one: Browser, id: string) => (await open(one, id)).events.at(-1)?.id ?? '0';
const reply = async (one: Browser, id: string, change: object = {}) =>
  one.post(`/api/enquiries/${id}/replies`, {
    id: randomUUID(),
    text: 'Yes, we can.',
    then: 'waiting',
    seen: await lastSeen(one, id),
    ...change,
  });
const undoSend = (one: Browser, replyId: string) =>
  one.ask({ method: 'DELETE', url: `/api/replies/${replyId}` });
const jobs = (replyId: string) =>
  desk.sql(
    `select 1 from pgboss.job_common where name = 'plan-reply' and data ->> 'replyId' = $1`,
    replyId,
  );

describe('a reply', () => {
  it('is stored with its event and its job before the response', async () => {
    const id = await addEnquiry(desk, { subject: 'A loom' });
    const answer = await reply(asha, id, { text: 'Yes.\r\n\r\nAsha' });
    expect(answer.statusCode).toBe(200);
    const sent = answer.json<ReplySent>();
    const leavesIn = Date.parse(sent.undoUntil ?? '') - Date.now();
    expect(leavesIn).toBeGreaterThan(10_000);
    expect(leavesIn).toBeLessThan(30_000);
    expect(sent.now).toMatchObject({ state: 'waiting', ownerId: asha.staffId });
    const { mails, events, reference } = await open(ravi, id);
    expect(mails).toMatchObject([
      {
        id: sent.id,
        direction: 'out',
        body: 'Yes.\n\nAsha',
        subject: `Re: A loom [${reference}]`,
        by: { id: asha.staffId },
        delivery: 'waiting',
        undoUntil: sent.undoUntil,
      },
    ]);
    expect(events.at(-1)).toMatchObject({ kind: 'answered', data: { by: 'mail', reply: sent.id } });
    expect(await jobs(sent.id)).toHaveLength(1);
    const [enquiry] = await desk.sql('select answered_at from enquiries where id = $1', id);
    expect(enquiry?.['answered_at']).not.toBeNull();
  });

  it('sent twice with the same key is one reply, also concurrently', async () => {
    const id = await addEnquiry(desk);
    const body = {
      id: randomUUID(),
      text: 'Once.',
      then: 'answered',
      seen: await lastSeen(asha, id),
    };
    const send = () => asha.post(`/api/enquiries/${id}/replies`, body);
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(
      1,
    );
    expect(answers[0].statusCode).toBe(200);
    const { mails, events } = await open(asha, id);
    expect(mails).toHaveLength(1);
    expect(events.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
    expect(await jobs(body.id)).toHaveLength(1);
  });

  it('with the key of another reply is refused', async () => {
    const [one, other] = [await addEnquiry(desk), await addEnquiry(desk)];
    const key = randomUUID();
    expect((await reply(asha, one, { id: key })).statusCode).toBe(200);
    expect((await reply(asha, one, { id: key, text: 'Other words.' })).statusCode).toBe(409);
    expect((await reply(asha, other, { id: key })).statusCode).toBe(409);
    expect((await reply(ravi, one, { id: key })).statusCode).toBe(409);
    expect((await open(asha, other)).mails).toEqual([]);
  });

  it('closes the enquiry if its author chose that', async () => {
    const id = await addEnquiry(desk);
    expect((await reply(asha, id, { then: 'not-for-us' })).json()).toMatchObject({
      now: { state: 'closed', closeReason: 'not-for-us' },
    });
    const again = await reply(asha, id, { then: 'waiting' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ message: 'This enquiry is closed. Open it again first.' });
    expect((await open(asha, id)).mails).toHaveLength(1);
  });

  it.each(['Shall we say [day]?', 'Dear {name},', 'Dear {{first name}},'])(
    'is never sent with an unfilled placeholder: %s',
    async (text) => {
      const id = await addEnquiry(desk);
      const answer = await reply(asha, id, { text });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ message: string }>().message).toMatch(/^Fill in “.+” first\.$/u);
      expect((await open(asha, id)).mails).toEqual([]);
    },
  );

  it('answers their last mail, with its subject, even if others wrote since', async () => {
    const id = await addEnquiry(desk, { email: 'Priya@Mill.example' });
    const keep = (sender: string, messageId: string, subject: string, age: string) =>
      desk.sql(
        `insert into thread_mails
           (id, enquiry_id, direction, kind, sender, sender_verified, message_id, subject, body, at, content_hash)
         values ($1, $2, 'in', 'message', $3, true, $4, $5, 'More.', now() - $6::interval, '')`,
        randomUUID(),
        id,
        sender,
        messageId,
        subject,
        age,
      );
    await keep('priya@mill.example', 'theirs@mail.example', 'AW: We have your enquiry', '1 hour');
    await keep('someone@else.example', 'other@mail.example', 'You have won', '1 minute');
    const sent = (await reply(asha, id)).json<ReplySent>();
    const [mail] = await desk.sql('select * from thread_mails where id = $1', sent.id);
    expect(mail).toMatchObject({
      in_reply_to: 'theirs@mail.example',
      subject: 'Re: AW: We have your enquiry',
      message_id: `${sent.id}.reply@desk.company.example`,
    });
  });
});

describe('an answer from a mail program', () => {
  it('is shown once although its copy reached the mailbox; the same name with other text is another mail', async () => {
    const id = await addEnquiry(desk);
    const keep = (direction: 'in' | 'out', body: string) =>
      desk.sql(
        `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, at, content_hash)
         values ($1, $2, $3, 'message', 'one@mail.example', 'Re: A loom', $4, now(), sha256(convert_to($4, 'UTF8')))`,
        randomUUID(),
        id,
        direction,
        body,
      );
    await keep('in', 'Tuesday?');
    await keep('in', 'Send money.');
    await keep('out', 'Tuesday?');
    const { mails } = await open(asha, id);
    expect(mails.map(({ direction, body }) => `${direction}: ${body}`)).toEqual([
      'in: Send money.',
      'out: Tuesday?',
    ]);
  });
});

describe('two replies to one enquiry', () => {
  it('the second author is shown who answered and when, and may send it anyway', async () => {
    const id = await addEnquiry(desk);
    const seen = await lastSeen(ravi, id);
    await reply(asha, id);
    await desk.sql(
      `update enquiry_events set at = at - interval '2 minutes 10 seconds' where enquiry_id = $1 and kind = 'answered'`,
      id,
    );
    const [staff] = await desk.sql<{ name: string }>(
      'select name from staff where id = $1',
      asha.staffId,
    );
    const key = randomUUID();
    const refused = await reply(ravi, id, { seen, id: key });
    expect(refused.statusCode).toBe(409);
    const alreadyAnswered = refused.json<AlreadyAnswered>();
    expect(alreadyAnswered.message).toBe(`${staff?.name ?? ''} answered 2 minutes ago.`);
    expect(alreadyAnswered.since).toMatchObject([{ kind: 'answered', by: { id: asha.staffId } }]);
    expect((await open(ravi, id)).mails).toHaveLength(1);
    expect((await reply(ravi, id, { seen: alreadyAnswered.seen, id: key })).statusCode).toBe(200);
    expect((await open(ravi, id)).mails).toHaveLength(2);
    await desk.sql('delete from enquiries where id = $1', id);
  });

  it('sent at the same moment: one author is asked first', async () => {
    const id = await addEnquiry(desk);
    const seen = await lastSeen(asha, id);
    const answers = await Promise.all([reply(asha, id, { seen }), reply(ravi, id, { seen })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('the same person in another window is asked as well', async () => {
    const id = await addEnquiry(desk);
    const seen = await lastSeen(asha, id);
    await reply(asha, id);
    expect((await reply(asha, id, { seen })).json()).toMatchObject({
      message: 'You answered just now.',
    });
  });

  it('other actions of a colleague do not stop a reply', async () => {
    const id = await addEnquiry(desk);
    const seen = await lastSeen(asha, id);
    await ravi.post(`/api/enquiries/${id}/changes`, { command: { kind: 'claimed' } });
    expect((await reply(asha, id, { seen })).statusCode).toBe(200);
  });
});

describe('an undone reply', () => {
  it('leaves no trace of being sent, and its text is a draft again', async () => {
    const id = await addEnquiry(desk);
    const sent = (await reply(asha, id, { text: 'Too soon.', then: 'won' })).json<ReplySent>();
    const back = await undoSend(asha, sent.id);
    expect(back.json<UndoneReply>()).toMatchObject({
      text: 'Too soon.',
      now: { state: 'to-answer', ownerId: null, closeReason: null, firstAnsweredAt: null },
    });
    const { mails, drafts, events } = await open(asha, id);
    expect(mails).toEqual([]);
    expect(drafts.reply?.text).toBe('Too soon.');
    expect(events.at(-1)).toMatchObject({ kind: 'send-undone', by: { id: asha.staffId } });
    const [enquiry] = await desk.sql('select answered_at from enquiries where id = $1', id);
    expect(enquiry?.['answered_at']).toBeNull();
    const reports = await asha.get('/api/reports?weeks=1');
    expect(reports.statusCode).toBe(200);
  });

  it('is put above a reply that its author began meanwhile', async () => {
    const id = await addEnquiry(desk);
    const sent = (await reply(asha, id, { text: 'Too soon.' })).json<ReplySent>();
    await asha.ask({
      method: 'PUT',
      url: `/api/enquiries/${id}/drafts/reply`,
      payload: { key: randomUUID(), text: 'One more thing.', writtenAt: new Date().toISOString() },
    });
    const text = 'Too soon.\n\nOne more thing.';
    expect((await undoSend(asha, sent.id)).json()).toMatchObject({ text });
    expect((await open(asha, id)).drafts.reply?.text).toBe(text);
  });

  it('case 8: an enquiry put off meanwhile comes back before it is due', async () => {
    const id = await addEnquiry(desk);
    const sent = (await reply(asha, id)).json<ReplySent>();
    const until = new Date(Date.now() + 60 * 86_400_000).toISOString();
    const putOff = await asha.post(`/api/enquiries/${id}/changes`, {
      command: { kind: 'put-off', until },
      version: 2,
    });
    expect(putOff.json<Work>().putOffUntil).toBe(until);
    const { now } = (await undoSend(asha, sent.id)).json<UndoneReply>();
    expect(Date.parse(now.putOffUntil ?? '')).toBe(Date.parse(now.dueAt) - 30 * 60_000);
  });

  it('is not sent by a late repetition of the request', async () => {
    const id = await addEnquiry(desk);
    const key = randomUUID();
    await reply(asha, id, { id: key });
    await undoSend(asha, key);
    expect((await reply(asha, id, { id: key })).statusCode).toBe(409);
    expect((await open(asha, id)).mails).toEqual([]);
    expect((await reply(asha, id)).statusCode).toBe(200);
  });

  it('keeps what colleagues did meanwhile', async () => {
    const id = await addEnquiry(desk);
    const sent = (await reply(asha, id)).json<ReplySent>();
    await ravi.post(`/api/enquiries/${id}/changes`, {
      command: { kind: 'assigned', to: ravi.staffId },
      version: sent.now.version,
    });
    expect((await undoSend(asha, sent.id)).json()).toMatchObject({
      now: { state: 'to-answer', ownerId: ravi.staffId },
    });
  });

  it('counts silence from the reply before it', async () => {
    const id = await addEnquiry(desk);
    const since = async () => (await open(asha, id)).stateSince;
    await reply(asha, id);
    const first = await since();
    const { id: second } = (await reply(asha, id)).json<ReplySent>();
    expect(await since()).not.toBe(first);
    expect((await undoSend(asha, second)).statusCode).toBe(200);
    expect(await since()).toBe(first);
  });

  it('keeps the first of two replies', async () => {
    const id = await addEnquiry(desk);
    await reply(asha, id, { then: 'waiting' });
    const second = (await reply(asha, id, { then: 'answered' })).json<ReplySent>();
    expect((await undoSend(asha, second.id)).json<UndoneReply>().now).toMatchObject({
      state: 'waiting',
      firstAnsweredAt: second.now.firstAnsweredAt,
    });
    const [enquiry] = await desk.sql('select answered_at from enquiries where id = $1', id);
    expect(enquiry?.['answered_at']).not.toBeNull();
  });

  it('cannot be undone by a colleague, or once a worker has planned it', async () => {
    const id = await addEnquiry(desk);
    const sent = (await reply(asha, id)).json<ReplySent>();
    expect((await undoSend(ravi, sent.id)).statusCode).toBe(404);
    await desk.sql(`update replies set state = 'planned' where mail_id = $1`, sent.id);
    const late = await undoSend(asha, sent.id);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({ message: 'It is on its way and can no longer be canceled.' });
    expect((await open(asha, id)).mails).toHaveLength(1);
  });
});

describe('the state of a mail', () => {
  it.each([
    ['pending', 'waiting', 'under way'],
    ['sending', 'waiting', 'under way'],
    ['delivered', 'sent', 'delivered'],
    ['failed', 'failed', 'failed'],
  ])('a reply that is %s is shown as %s, a receipt as %s', async (state, shown, said) => {
    const id = await addEnquiry(desk);
    const sent = (await reply(asha, id)).json<ReplySent>();
    await desk.sql(
      `insert into deliveries (reply_id, purpose, channel, state, problem) values ($1, 'reply', 'smtp', $2, 'So.')`,
      sent.id,
      state,
    );
    await desk.sql(
      `insert into deliveries (enquiry_id, purpose, channel, state) values ($1, 'acknowledgement', 'smtp', $2)`,
      id,
      state,
    );
    const { mails, notifications } = await open(asha, id);
    expect(mails[0]).toMatchObject({ delivery: shown, problem: 'So.', undoUntil: null });
    expect(notifications).toMatchObject([{ purpose: 'acknowledgement', state: said }]);
  });

  it('shows no receipt if none was sent', async () => {
    expect((await open(asha, await addEnquiry(desk))).notifications).toEqual([]);
  });
});

it('a person’s export has the messages of both sides', async () => {
  const id = await addEnquiry(desk, { email: 'thread@mail.example' });
  await reply(asha, id, { text: 'What we wrote to them.' });
  const manager = await plantSession(desk, 'manager');
  const answer = await manager.post('/api/persons/export', { email: 'thread@mail.example' });
  expect(answer.body).toContain('What we wrote to them.');
});
