import { randomUUID } from 'node:crypto';
import type { EnquiryRow, EnquiryDetail, Page } from '@studio/contract/desk/responses';
import type { ReplySent } from '@studio/contract/desk/mails';
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
beforeAll(async () => {
  desk = await testDesk();
  outside = await outsideOf(desk);
  asha = await plantSession(desk, 'sales');
});
afterAll(async () => {
  await outside[Symbol.asyncDispose]();
  await desk[Symbol.asyncDispose]();
});
afterEach(async () => {
  expect((await checkConsistency(desk)).wrong).toEqual([]);
});

const open = async (id: string) => (await asha.get(`/api/enquiries/${id}`)).json<EnquiryDetail>();
const reply = async (id: string, change: object = {}) =>
  (
    await asha.post(`/api/enquiries/${id}/replies`, {
      id: randomUUID(),
      text: 'Yes.',
      then: 'waiting',
      seen: (await open(id)).events.at(-1)?.id ?? '0',
      ...change,
    })
  ).json<ReplySent>();
/** Makes the reminder due. */
const passes = (id: string) =>
  desk.sql(
    `update enquiry_work set remind_at = now() where enquiry_id = $1 and remind_at is not null`,
    id,
  );
const silences = async (id: string) =>
  (await open(id)).events.filter(({ kind }) => kind === 'silent');

it('a reply sets a reminder five working days ahead, by the company’s calendar', async () => {
  const id = await addEnquiry(desk);
  await reply(id);
  const { remindAt, stateSince } = await open(id);
  expect(remindAt).toBe(reminderAt(desk.config.hours, new Date(stateSince), 5).toISOString());
  await reply(id, { remindAfter: 2 });
  const later = await open(id);
  expect(later.remindAt).toBe(
    reminderAt(desk.config.hours, new Date(later.stateSince), 2).toISOString(),
  );
});

it('its owner is reminded once, and the enquiry is unread under Mine', async () => {
  const id = await addEnquiry(desk);
  await reply(id);
  await outside.remind();
  expect(await silences(id)).toEqual([]);
  const { stateSince } = await open(id);
  await passes(id);
  await outside.remind();
  await outside.remind();
  const page = (await asha.get('/api/enquiries?queue=mine')).json<Page<EnquiryRow>>();
  const row = page.rows.find((one) => one.id === id);
  expect(row).toMatchObject({ state: 'waiting', news: { kind: 'silent' } });
  expect(row?.unreadSince).not.toBeNull();
  expect(await silences(id)).toMatchObject([{ by: null, data: { since: stateSince } }]);
});

test.each<[string, object, (id: string) => Promise<unknown>]>([
  ['none is wanted', { remindAfter: null }, () => Promise.resolve()],
  ['no answer is expected', { then: 'answered' }, () => Promise.resolve()],
  ['they wrote', {}, (id) => outside.mail(id)],
  ['they added something', {}, (id) => outside.add(id)],
  ['they withdrew', {}, (id) => outside.withdraw(id)],
  [
    'it was closed',
    {},
    async (id) =>
      asha.post(`/api/enquiries/${id}/changes`, {
        command: { kind: 'closed', reason: 'lost' },
        version: (await open(id)).version,
      }),
  ],
])('no reminder is sent if %s', async (_name, change, happen) => {
  const id = await addEnquiry(desk);
  await reply(id, change);
  await happen(id);
  expect((await open(id)).remindAt).toBeNull();
  await passes(id);
  await outside.remind();
  expect(await silences(id)).toEqual([]);
});

it('undoing a reply restores the reminder of the reply before', async () => {
  const id = await addEnquiry(desk);
  await reply(id, { remindAfter: 10 });
  const first = (await open(id)).remindAt;
  const { id: second } = await reply(id, { remindAfter: 1 });
  expect((await open(id)).remindAt).not.toBe(first);
  await asha.ask({ method: 'DELETE', url: `/api/replies/${second}` });
  expect((await open(id)).remindAt).toBe(first);
});

it('the reminder for a put-off enquiry comes when it is back', async () => {
  const id = await addEnquiry(desk);
  const { now } = await reply(id);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await asha.post(`/api/enquiries/${id}/changes`, {
    command: { kind: 'put-off', until },
    version: now.version,
  });
  await passes(id);
  await outside.remind();
  expect(await silences(id)).toEqual([]);
  await desk.sql('update enquiry_work set put_off_until = now() where enquiry_id = $1', id);
  await outside.bringBack();
  await outside.remind();
  expect(await silences(id)).toHaveLength(1);
});
