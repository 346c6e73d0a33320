import { randomUUID } from 'node:crypto';
import type { EnquiryRow, EnquiryDetail, Page } from '@studio/contract/desk/responses';
import type { ReplySent, UndoneReply } from '@studio/contract/desk/mails';
import { reminderAt } from '@studio/contract/desk/reminder';
import { afterAll, afterEach, beforeAll, expect, it, test } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';
import { outsideOf, type Outside } from './support/outside.ts';
import { checkConsistency } from './support/check-consistency.ts';

let desk: TestDesk;
let outside: Outside;
let asha: Browser;
let ravi: Browser;
beforeAll(async () => {
  desk = await testDesk();
  outside = await outsideOf(desk);
  asha = await plantSession(desk, 'sales');
  ravi = await plantSession(desk, 'sales');
});
afterAll(async () => {
  await outside[Symbol.asyncDispose]();
  await desk[Symbol.asyncDispose]();
});
afterEach(async () => {
  expect((await checkConsistency(desk)).wrong).toEqual([]);
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const open = async (id: string, who = asha) =>
  (await who.get(`/api/enquiries/${id}`)).json<EnquiryDetail>();
const ask = async (id: string, change: object = {}, who = asha) =>
  who.post(`/api/enquiries/${id}/replies`, {
    id: randomUUID(),
    text: 'Tuesday.',
    then: 'waiting',
    sendAt: inHours(20),
    seen: (await open(id, who)).events.at(-1)?.id ?? '0',
    ...change,
  });
const later = async (id: string, change: object = {}) =>
  (await ask(id, change)).json<ReplySent>().id;
const undoSend = (reply: string, who = asha) =>
  who.ask({ method: 'DELETE', url: `/api/replies/${reply}` });
const begin = (id: string, text: string) =>
  asha.ask({
    method: 'PUT',
    url: `/api/enquiries/${id}/drafts/reply`,
    payload: { key: randomUUID(), text, writtenAt: new Date().toISOString() },
  });
/** Makes the reply due. */
const passes = () => desk.sql(`update waiting_replies set send_at = now()`);
const mailsOf = async (id: string) => (await open(id)).mails.map(({ body }) => body);
const rowOf = async (id: string) => {
  const page = (await asha.get('/api/enquiries?queue=mine')).json<Page<EnquiryRow>>();
  return page.rows.find((row) => row.id === id);
};

it('a scheduled reply is not an answer yet: the clock runs, and its queue shows it', async () => {
  const id = await addEnquiry(desk);
  const sendAt = inHours(20);
  await later(id, { sendAt });
  const enquiry = await open(id);
  expect(enquiry).toMatchObject({
    state: 'to-answer',
    firstAnsweredAt: null,
    ownerId: asha.staffId,
    waitingReplies: [{ body: 'Tuesday.', sendAt, heldBecause: null, by: { id: asha.staffId } }],
  });
  expect(enquiry.events.at(-1)).toMatchObject({ kind: 'scheduled', data: { at: sendAt } });
  expect(enquiry.mails).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ waitingReply: { at: sendAt, isHeld: false } });
  await outside.sendDue();
  expect(await mailsOf(id)).toEqual([]);
});

it('it stops the clock when it is sent, once, and the reminder counts from then', async () => {
  const id = await addEnquiry(desk);
  await later(id, { remindAfter: 2 });
  await passes();
  await outside.sendDue();
  await outside.sendDue();
  const enquiry = await open(id);
  expect(enquiry).toMatchObject({ state: 'waiting', waitingReplies: [], waitingReply: null });
  expect(enquiry.mails).toMatchObject([{ body: 'Tuesday.', by: { id: asha.staffId } }]);
  const answers = enquiry.events.filter(({ kind }) => kind === 'answered');
  expect(answers).toMatchObject([{ by: { id: asha.staffId } }]);
  expect(enquiry.firstAnsweredAt).toBe(answers[0]?.at);
  expect(enquiry.remindAt).toBe(
    reminderAt(desk.config.hours, new Date(enquiry.stateSince), 2).toISOString(),
  );
  const [stored] = await desk.sql('select answered_at from enquiries where id = $1', id);
  expect(stored?.['answered_at']).not.toBeNull();
});

it('it closes the enquiry when it is sent, if that was chosen', async () => {
  const id = await addEnquiry(desk);
  await later(id, { then: 'not-for-us' });
  await passes();
  await outside.sendDue();
  expect(await open(id)).toMatchObject({ state: 'closed', closeReason: 'not-for-us' });
});

test.each<[string, string, (id: string) => Promise<unknown>]>([
  ['a mail from them', 'enquirer-replied', (id) => outside.mail(id)],
  ['what they add on their page', 'enquirer-replied', (id) => outside.add(id)],
  ['a withdrawal', 'withdrew', (id) => outside.withdraw(id)],
  [
    'a colleague’s answer',
    'answered',
    (id) => ask(id, { sendAt: undefined, text: 'Monday.' }, ravi),
  ],
  [
    'closing it',
    'closed',
    async (id) =>
      ravi.post(`/api/enquiries/${id}/changes`, {
        command: { kind: 'closed', reason: 'spam' },
        version: (await open(id)).version,
      }),
  ],
])('it is paused by %s', async (_name, because, happen) => {
  const id = await addEnquiry(desk);
  await later(id);
  await happen(id);
  await passes();
  await outside.sendDue();
  expect(await open(id)).toMatchObject({
    waitingReplies: [{ heldBecause: because }],
    waitingReply: { isHeld: true },
  });
  expect(await mailsOf(id)).not.toContain('Tuesday.');
});

it('their mail is unread to the owner while the reply is held, and its author may send it anyway', async () => {
  const id = await addEnquiry(desk);
  const reply = await later(id);
  await outside.mail(id);
  const row = await rowOf(id);
  expect(row).toMatchObject({ news: { kind: 'enquirer-replied' }, waitingReply: { isHeld: true } });
  expect(row?.unreadSince).not.toBeNull();
  const now = await asha.post(`/api/replies/${reply}/now`, {});
  expect(now.statusCode).toBe(200);
  expect((await ravi.post(`/api/replies/${reply}/now`, {})).statusCode).toBe(409);
  await outside.sendDue();
  expect(await mailsOf(id)).not.toContain('Tuesday.');
  await passes();
  await outside.sendDue();
  expect(await mailsOf(id)).toContain('Tuesday.');
  // It answers the mail they sent meanwhile.
  const [mail] = await desk.sql(
    `select o.in_reply_to = i.message_id as "isTheirs" from thread_mails o
     join thread_mails i on i.enquiry_id = o.enquiry_id and i.direction = 'in' where o.id = $1`,
    reply,
  );
  expect(mail).toEqual({ isTheirs: true });
  expect((await asha.post(`/api/replies/${reply}/now`, {})).statusCode).toBe(409);
});

it('a reply that was held by a close is not sent until the enquiry is open again', async () => {
  const id = await addEnquiry(desk);
  const reply = await later(id);
  const { version } = await open(id);
  const closing = { command: { kind: 'closed', reason: 'spam' }, version };
  expect((await ravi.post(`/api/enquiries/${id}/changes`, closing)).statusCode).toBe(200);
  const refused = await asha.post(`/api/replies/${reply}/now`, {});
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { message: 'This enquiry is closed. Open it again first.', now: { state: 'closed' } },
  ]);
});

it('an undone scheduled reply is a draft again, and the enquiry has no owner', async () => {
  const id = await addEnquiry(desk);
  const reply = await later(id, {
    cc: ['per@vattern.example'],
    strangers: ['per@vattern.example'],
  });
  expect((await undoSend(reply, ravi)).statusCode).toBe(404);
  const back = (await undoSend(reply)).json<UndoneReply>();
  expect(back).toMatchObject({ text: 'Tuesday.', addressing: { cc: ['per@vattern.example'] } });
  expect(await open(id)).toMatchObject({
    ownerId: null,
    waitingReplies: [],
    drafts: { reply: { text: 'Tuesday.' } },
  });
  await passes();
  await outside.sendDue();
  expect(await mailsOf(id)).toEqual([]);
});

it('a scheduled reply is not undone while its author writes another one, and nothing is lost', async () => {
  const id = await addEnquiry(desk);
  const reply = await later(id);
  await begin(id, 'Or Wednesday?');
  const refused = await undoSend(reply);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: 'You have begun another reply. Send it or empty it first.' },
  ]);
  expect(await open(id)).toMatchObject({
    waitingReplies: [{ body: 'Tuesday.' }],
    drafts: { reply: { text: 'Or Wednesday?' } },
  });
  await begin(id, '');
  expect((await undoSend(reply)).statusCode).toBe(200);
});

it('a paused reply is not undone either while its author writes another one', async () => {
  const id = await addEnquiry(desk);
  const reply = await later(id);
  await outside.mail(id);
  await passes();
  await begin(id, 'Or Wednesday?');
  expect((await undoSend(reply)).statusCode).toBe(409);
});

it('one that leaves within seconds is undone, above the reply that was begun since', async () => {
  const id = await addEnquiry(desk);
  const reply = await later(id);
  await begin(id, 'Or Wednesday?');
  await asha.post(`/api/replies/${reply}/now`, {});
  const text = 'Tuesday.\n\nOr Wednesday?';
  expect((await undoSend(reply)).json()).toMatchObject({ text });
  expect(await open(id)).toMatchObject({ waitingReplies: [], drafts: { reply: { text } } });
});

it('the same reply requested twice is one; at another time it is refused', async () => {
  const id = await addEnquiry(desk);
  const reply = { id: randomUUID(), sendAt: inHours(3) };
  await ask(id, reply);
  expect((await ask(id, reply)).statusCode).toBe(200);
  for (const sendAt of [undefined, inHours(4)]) {
    const refused = await ask(id, { ...reply, sendAt });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toBe(
      'An earlier version of this reply was sent or undone. Look at the thread, then send this one again.',
    );
  }
  expect((await open(id)).waitingReplies).toHaveLength(1);
});

it('the same reply requested again once it was sent is one', async () => {
  const id = await addEnquiry(desk);
  const reply = { id: randomUUID(), sendAt: new Date(Date.now() + 2_000).toISOString() };
  expect((await ask(id, reply)).statusCode).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, Date.parse(reply.sendAt) - Date.now() + 100));
  await outside.sendDue();
  expect((await ask(id, reply)).statusCode).toBe(200);
  expect(await mailsOf(id)).toEqual(['Tuesday.']);
});

it('a reply that was sent at once is not the same at a later time', async () => {
  const id = await addEnquiry(desk);
  const key = randomUUID();
  expect((await ask(id, { id: key, sendAt: undefined })).statusCode).toBe(200);
  expect((await ask(id, { id: key })).statusCode).toBe(409);
  expect((await open(id)).waitingReplies).toEqual([]);
});

test.each<[string, object, string]>([
  ['the past', { sendAt: inHours(-1) }, 'Choose a time in the future.'],
  ['a year ahead', { sendAt: inHours(24 * 365) }, 'Choose a time within 60 days.'],
  [
    'a forward',
    { way: 'forward', to: ['per@vattern.example'], strangers: ['per@vattern.example'] },
    'A forward is sent immediately.',
  ],
])('%s is refused, and nothing is stored', async (_name, change, message) => {
  const id = await addEnquiry(desk);
  const answer = await ask(id, change);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ message });
  expect(await open(id)).toMatchObject({ waitingReplies: [], version: 1 });
});

it('an erased person gets no copy either', async () => {
  const id = await addEnquiry(desk);
  await later(id, { cc: ['Gone@person.example'], strangers: ['Gone@person.example'] });
  await desk.sql(`select remove_from_copies('gone@person.example')`);
  const [row] = await desk.sql('select cc, copied from waiting_replies where enquiry_id = $1', id);
  expect(row).toEqual({ cc: [], copied: [] });
  await desk.sql('delete from enquiries where id = $1', id);
  expect(await desk.sql('select from waiting_replies where enquiry_id = $1', id)).toEqual([]);
});
