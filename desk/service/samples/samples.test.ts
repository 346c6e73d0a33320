import type { HeldRow, Page } from '@old/contract/desk/answers';
import type { Figures } from '@old/contract/desk/figures';
import { promises } from '@old/contract/promise';
import { HOUR_MS } from '@old/contract/working-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hoursBefore, writeSamples } from './write-samples.ts';
import type { Browser } from '../tests/support/browser.ts';
import { plantSession, testDesk, type TestDesk } from '../tests/support/desk.ts';

let desk: TestDesk;
let asha: Browser;
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
  const staff = new Map([['asha', asha.staffId]]);
  await writeSamples(desk.database, promises(desk.config.hours), staff);
});
afterAll(() => desk[Symbol.asyncDispose]());

it('finds the moment so many working hours ago', () => {
  const { time } = promises(desk.config.hours);
  const now = new Date();
  for (const hours of [0.2, 7, 30, 400])
    expect(time.between(hoursBefore(time, now, hours), now) / HOUR_MS).toBeCloseTo(hours, 2);
});

it('there is something in every queue, and a late one among them', async () => {
  const counts = (await asha.get('/api/counts')).json<Record<string, number>>();
  expect(counts).toMatchObject({ toAnswer: 11, late: 2, mine: 2, waiting: 2, held: 6 });
});

it('one of those held back is a person, three are alike', async () => {
  const { rows } = (await asha.get('/api/held')).json<Page<HeldRow>>();
  expect(rows.filter(({ speaksFor }) => speaksFor.length > 0).map(({ name }) => name)).toEqual([
    'Ștefania Dobrogeanu',
  ]);
  expect(rows.filter(({ alike }) => alike.length === 2)).toHaveLength(3);
});

it('figures have twelve weeks, with late answers', async () => {
  const { weeks } = (await asha.get('/api/figures')).json<Figures>();
  expect(weeks.length).toBeGreaterThanOrEqual(11);
  expect(weeks.reduce((sum, { late }) => sum + late, 0)).toBeGreaterThan(2);
});
