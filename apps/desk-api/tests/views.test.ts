import { VIEWS_AT_MOST, type SavedView } from '@studio/contract/desk/views';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';

let desk: TestDesk;
let asha: Browser;
let ravi: Browser;
let meera: Browser;
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
  ravi = await plantSession(desk, 'sales');
  meera = await plantSession(desk, 'manager');
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.sql('delete from saved_views'));

const view = (change: object = {}) => ({
  name: 'Big ones',
  isShared: false,
  queue: 'to-answer',
  filters: { owner: 'nobody', country: 'SE' },
  ...change,
});
const add = (one: Browser, change: object = {}) => one.post('/api/views', view(change));
const seen = async (one: Browser) => (await one.get('/api/views')).json<SavedView[]>();
const firstOf = async (one: Browser) => (await seen(one))[0]?.id ?? '';
const edit = (one: Browser, id: string, body: object) =>
  one.ask({ method: 'PUT', url: `/api/views/${id}`, body });
const remove = (one: Browser, id: string) => one.ask({ method: 'DELETE', url: `/api/views/${id}` });

it('a private view is seen by its author, a shared one by everyone', async () => {
  const made = await add(asha);
  expect(made.json<SavedView[]>()).toMatchObject([
    { ...view(), by: { id: asha.staffId }, id: expect.any(String) as string },
  ]);
  expect(await seen(ravi)).toEqual([]);
  expect((await edit(asha, await firstOf(asha), { name: 'Ours', isShared: true })).statusCode).toBe(
    200,
  );
  expect(await seen(ravi)).toMatchObject([{ name: 'Ours', isShared: true }]);
});

it('a view is renamed and removed by its author, a shared one by a manager too', async () => {
  await add(asha, { isShared: true });
  await add(asha, { name: 'Mine' });
  const [shared = '', own = ''] = (await seen(asha)).map(({ id }) => id);
  for (const id of [shared, own]) {
    expect((await edit(ravi, id, { name: 'x', isShared: true })).statusCode).toBe(404);
    expect((await remove(ravi, id)).statusCode).toBe(404);
  }
  expect((await remove(meera, own)).statusCode).toBe(404);
  expect((await edit(meera, shared, { name: 'Large', isShared: true })).json()).toMatchObject([
    { id: shared, name: 'Large', by: { id: asha.staffId } },
  ]);
  expect((await remove(meera, shared)).json()).toEqual([]);
  expect((await remove(asha, own)).json()).toEqual([]);
  expect((await remove(asha, own)).statusCode).toBe(404);
});

it('at most eight private and eight shared views exist, also when all are added at once', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => add(asha, { name: `View ${at}` })));
  expect(await seen(asha)).toHaveLength(VIEWS_AT_MOST);
  const full = await add(asha);
  expect([full.statusCode, full.json<{ message: string }>().message]).toEqual([
    409,
    'You have eight views already. Remove one of them first.',
  ]);
  for (let at = 0; at < VIEWS_AT_MOST; at += 1) await add(ravi, { isShared: true });
  const shared = await add(meera, { isShared: true });
  expect([shared.statusCode, shared.json<{ message: string }>().message]).toEqual([
    409,
    'Eight views are shared already. Remove one of them first.',
  ]);
  const own = (await seen(asha)).find(({ isShared }) => !isShared)?.id ?? '';
  expect((await edit(asha, own, { name: 'x', isShared: true })).statusCode).toBe(409);
  expect((await add(meera)).statusCode).toBe(200);
});

test.each<[string, object]>([
  ['without a name', { name: ' ' }],
  ['with a long name', { name: 'x'.repeat(41) }],
  ['of no queue', { queue: 'held' }],
  ['with a filter that no list has', { filters: { colour: 'red' } }],
  ['with a filter of no sense', { filters: { label: 'big' } }],
])('a view %s is refused', async (_name, change) => {
  expect((await add(asha, change)).statusCode).toBe(422);
  expect(await seen(asha)).toEqual([]);
});

it('is deleted with its author', async () => {
  const leaver = await plantSession(desk, 'sales');
  await add(leaver, { isShared: true, filters: { label: randomUUID() } });
  await desk.sql('delete from staff where id = $1', leaver.staffId);
  expect(await seen(asha)).toEqual([]);
});
