import type { Page } from '@studio/contract/desk/responses';
import type { HeldRow } from '@studio/contract/desk/held';
import type { Reports } from '@studio/contract/desk/reports';
import { responseTargetOf } from '@studio/contract/response-target';
import { HOUR_MS } from '@studio/contract/working-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hoursBefore, writeSeed } from './write-seed.ts';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from '../tests/support/desk.ts';

let desk: TestDesk;
let asha: Browser;
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
  const staff = new Map([['asha', asha.staffId]]);
  await writeSeed(desk.database, responseTargetOf(desk.config.hours), staff);
});
afterAll(() => desk[Symbol.asyncDispose]());

it('finds the moment that many working hours ago', () => {
  const { time } = responseTargetOf(desk.config.hours);
  const now = new Date();
  for (const hours of [0.2, 7, 30, 400])
    expect(time.between(hoursBefore(time, now, hours), now) / HOUR_MS).toBeCloseTo(hours, 2);
});

it('every queue has an enquiry, and one is late', async () => {
  const counts = (await asha.get('/api/counts')).json<Record<string, number>>();
  expect(counts).toMatchObject({ toAnswer: 11, late: 2, mine: 2, waiting: 2, held: 6 });
});

it('one held enquiry is from a person, and three are alike', async () => {
  const { rows } = (await asha.get('/api/held')).json<Page<HeldRow>>();
  expect(rows.filter(({ speaksFor }) => speaksFor.length > 0).map(({ name }) => name)).toEqual([
    'Ștefania Dobrogeanu',
  ]);
  expect(rows.filter(({ alike }) => alike.length === 2)).toHaveLength(3);
});

it('no event is in the future', async () => {
  expect(
    await desk.sql(
      `select kind, at from enquiry_events where at > now()
       union all select 'note', written_at from enquiry_notes where written_at > now()
       union all select 'answer', first_answered_at from enquiry_work where first_answered_at > now()`,
    ),
  ).toEqual([]);
});

it('enquirers we wait for have not written since our answer', async () => {
  const rows = await desk.sql<{ same: boolean }>(
    `select state_since = first_answered_at as same from enquiry_work where state = 'waiting'`,
  );
  expect(rows).toEqual([{ same: true }, { same: true }]);
});

it('reports have twelve weeks, with late answers', async () => {
  const { weeks } = (await asha.get('/api/reports')).json<Reports>();
  expect(weeks.length).toBeGreaterThanOrEqual(11);
  expect(weeks.reduce((sum, { late }) => sum + late, 0)).toBeGreaterThan(2);
});
