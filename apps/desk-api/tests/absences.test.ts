import type { AbsenceView } from '@studio/contract/desk/absence';
import type { EnquiryRow, EnquiryDetail, Page } from '@studio/contract/desk/responses';
import type { Member } from '@studio/contract/desk/staff';
import { DAY_MS, dayIn } from '@studio/contract/zone-time';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, test } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';
import { outsideOf, type Outside } from './support/outside.ts';
import { checkConsistency } from './support/check-consistency.ts';

let desk: TestDesk;
let outside: Outside;
let joseph: Browser;
let ravi: Browser;
let meera: Browser;
beforeAll(async () => {
  desk = await testDesk();
  outside = await outsideOf(desk);
  joseph = await plantSession(desk, 'sales');
  ravi = await plantSession(desk, 'sales');
  meera = await plantSession(desk, 'manager');
});
afterAll(async () => {
  await outside[Symbol.asyncDispose]();
  await desk[Symbol.asyncDispose]();
});
beforeEach(() => desk.sql('delete from absences'));
afterEach(async () => {
  expect((await checkConsistency(desk)).wrong).toEqual([]);
});

/** A day in the office's time zone. */
const officeDay = (days: number): string =>
  dayIn(Date.now() + days * DAY_MS, desk.config.hours.zone);
const away = (change: object = {}) => ({
  firstDay: officeDay(0),
  lastDay: officeDay(3),
  handTo: null,
  ...change,
});
const put = (who: Browser, url: string, body: object) => who.ask({ method: 'PUT', url, body });
const goAway = (change: object = {}) => put(joseph, '/api/absence', away(change));
const open = async (id: string) => (await meera.get(`/api/enquiries/${id}`)).json<EnquiryDetail>();
const change = async (who: Browser, id: string, command: object) =>
  who.post(`/api/enquiries/${id}/changes`, { command, version: (await open(id)).version });
const given = async (to: Browser) => {
  const id = await addEnquiry(desk);
  await change(to, id, { kind: 'claimed' });
  return id;
};

it('open work is handed on at the start, with an event in each enquiry and news for the new owner', async () => {
  const ids = [await given(joseph), await given(joseph)];
  const closed = await given(joseph);
  await change(joseph, closed, { kind: 'closed', reason: 'spam' });
  await goAway({ firstDay: officeDay(1), handTo: ravi.staffId });
  await outside.handOn();
  expect(await open(ids[0] ?? '')).toMatchObject({ ownerId: joseph.staffId });
  await desk.sql('update absences set first_day = $1', officeDay(0));
  await desk.sql(`update enquiry_events set at = at - interval '2 days'`);
  await desk.sql(`update absences set noted_at = noted_at - interval '1 day'`);
  await outside.handOn();
  await outside.handOn();
  for (const id of ids) {
    const { ownerId, unreadSince, events } = await open(id);
    expect([ownerId, unreadSince === null]).toEqual([ravi.staffId, false]);
    expect(events.filter(({ kind }) => kind === 'assigned')).toMatchObject([
      { by: { id: joseph.staffId }, data: { to: ravi.staffId, forAbsence: true } },
    ]);
  }
  expect(await open(closed)).toMatchObject({ ownerId: joseph.staffId });
  const mine = (await ravi.get('/api/enquiries?queue=mine')).json<Page<EnquiryRow>>();
  expect(mine.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

test.each<[string, () => Promise<unknown>]>([
  ['no one is named', () => goAway()],
  [
    'the colleague is away as well',
    async () => {
      await put(ravi, '/api/absence', away());
      await goAway({ handTo: ravi.staffId });
    },
  ],
])('open work loses its owner if %s', async (_name, happen) => {
  const id = await given(joseph);
  await happen();
  await outside.handOn();
  expect(await open(id)).toMatchObject({ ownerId: null });
});

it('an answered enquiry is handed on when they write again', async () => {
  const id = await given(joseph);
  await change(joseph, id, { kind: 'answered', by: 'telephone', then: 'answered' });
  await goAway({ handTo: ravi.staffId });
  await outside.handOn();
  expect(await open(id)).toMatchObject({ ownerId: joseph.staffId, state: 'answered' });
  await outside.mail(id);
  await outside.handOn();
  expect(await open(id)).toMatchObject({ ownerId: ravi.staffId, state: 'to-answer' });
});

it('assigning to a colleague who is away asks once, then assigns', async () => {
  await goAway();
  const id = await addEnquiry(desk);
  const to = joseph.staffId;
  const refused = await change(ravi, id, { kind: 'assigned', to });
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ message: string }>().message).toMatch(
    / is away until .+ Open the enquiry to assign it anyway\.$/u,
  );
  expect((await change(ravi, id, { kind: 'assigned', to, away: true })).statusCode).toBe(200);
  await outside.handOn();
  expect(await open(id)).toMatchObject({ ownerId: to });
  const colleagues = (await ravi.get('/api/colleagues')).json<Member[]>();
  expect(colleagues.find((one) => one.id === to)).toMatchObject({ awayUntil: officeDay(3) });
});

it('a manager enters an absence for a colleague, and either of them ends it; others cannot', async () => {
  const url = `/api/colleagues/${joseph.staffId}/absence`;
  expect((await put(ravi, url, away())).statusCode).toBe(403);
  const answer = await put(meera, url, away({ handTo: ravi.staffId }));
  expect(answer.json<AbsenceView[]>()).toMatchObject([
    {
      staff: { id: joseph.staffId },
      handTo: { id: ravi.staffId },
      notedBy: { id: meera.staffId },
      firstDay: officeDay(0),
      lastDay: officeDay(3),
      isNow: true,
    },
  ]);
  expect((await ravi.ask({ method: 'DELETE', url })).statusCode).toBe(403);
  const back = await joseph.ask({ method: 'DELETE', url: '/api/absence' });
  expect(back.json()).toEqual([]);
});

test.each<[string, () => object]>([
  ['days that are over', () => away({ firstDay: officeDay(-3), lastDay: officeDay(-1) })],
  ['the last before the first', () => away({ firstDay: officeDay(2), lastDay: officeDay(1) })],
  ['more than a year', () => away({ lastDay: officeDay(400) })],
  ['oneself as the heir', () => away({ handTo: joseph.staffId })],
  ['a stranger as the heir', () => away({ handTo: '00000000-0000-4000-8000-000000000009' })],
])('%s are refused', async (_name, body) => {
  expect((await put(joseph, '/api/absence', body())).statusCode).toBe(422);
  expect((await joseph.get('/api/absences')).json()).toEqual([]);
});
