import type { Command, Work } from '@studio/contract/desk/work';
import type { EnquiryRow, Page } from '@studio/contract/desk/responses';
import type { ReasonLists } from '@studio/contract/desk/close-reasons';
import type { OutcomeReport } from '@studio/contract/desk/outcome-report';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';
import { checkConsistency } from './support/check-consistency.ts';

let desk: TestDesk;
let asha: Browser;
let meera: Browser;
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
  meera = await plantSession(desk, 'manager');
});
afterAll(() => desk[Symbol.asyncDispose]());
// After every test, each row must match its events.
afterEach(async () => {
  expect((await checkConsistency(desk)).wrong).toEqual([]);
});

const change = (id: string, command: Command, version: number) =>
  asha.post(`/api/enquiries/${id}/changes`, { command, version });
const answered: Command = { kind: 'answered', by: 'telephone', then: 'answered' };
const value = { amount: 84_000, currency: 'EUR' } as const;

/** Adds an enquiry that was answered and then closed this way. */
async function closed(command: Extract<Command, { kind: 'closed' }>, row: object = {}) {
  const id = await addEnquiry(desk, { ...row });
  expect((await change(id, answered, 1)).statusCode).toBe(200);
  const answer = await change(id, command, 2);
  expect(answer.statusCode, answer.body).toBe(200);
  return { id, work: answer.json<Work>() };
}

describe('an enquiry that is closed', () => {
  it('keeps its reason and value, and loses both when it is reopened', async () => {
    const { id, work } = await closed({ kind: 'closed', reason: 'won', why: 'Price', value });
    expect(work).toMatchObject({ closeReason: 'won', closeWhy: 'Price', closeValue: value });
    const list = await asha.get('/api/enquiries?queue=closed&reason=won');
    const row = list.json<Page<EnquiryRow>>().rows.find((one) => one.id === id);
    expect(row).toMatchObject({ closeWhy: 'Price', closeValue: value });
    const open = (await change(id, { kind: 'reopened', as: 'answered' }, 3)).json<Work>();
    expect(open).toMatchObject({ state: 'answered', closeWhy: null, closeValue: null });
  });

  it('has a reason from the list, and only if it was won or lost', async () => {
    const id = await addEnquiry(desk);
    await change(id, answered, 1);
    const why = 'Because';
    const unknown = await change(id, { kind: 'closed', reason: 'lost', why }, 2);
    expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([
      422,
      'This reason is no longer on the list. Choose another one.',
    ]);
    const spam = await change(id, { kind: 'closed', reason: 'spam', value }, 2);
    expect(spam.json<{ message: string }>().message).toBe(
      'Only won and lost enquiries have a reason and a value.',
    );
    const other = await change(id, { kind: 'closed', reason: 'lost', why: 'Another reason' }, 2);
    expect(other.json<Work>()).toMatchObject({ closeWhy: 'Another reason', closeValue: null });
  });

  it.each([
    { amount: 0, currency: 'EUR' },
    { amount: 1.5, currency: 'EUR' },
    { amount: 1e12, currency: 'EUR' },
    { amount: 10, currency: 'XXX' },
    { amount: '10', currency: 'EUR' },
  ])('%j is not a valid value', async (wrong) => {
    const id = await addEnquiry(desk);
    await change(id, answered, 1);
    const command = { kind: 'closed', reason: 'won', value: wrong };
    const answer = await asha.post(`/api/enquiries/${id}/changes`, { command, version: 2 });
    expect(answer.statusCode).toBe(422);
  });
});

describe('the reasons', () => {
  const read = async () => (await asha.get('/api/close-reasons')).json<ReasonLists>();
  const put = (one: Browser, body: object) =>
    one.ask({ method: 'PUT', url: '/api/close-reasons', payload: body });

  it('are changed by a manager, never over a colleague’s change', async () => {
    const before = await read();
    expect(before.lost).toContain('No budget');
    const lists = { ...before, lost: ['Too far away', ...before.lost] };
    expect((await put(asha, { before, lists })).statusCode).toBe(403);
    expect((await put(meera, { before, lists })).statusCode).toBe(200);
    expect(await read()).toEqual(lists);
    expect((await put(meera, { before, lists: before })).statusCode).toBe(409);
    expect(await read()).toEqual(lists);
    const { work } = await closed({ kind: 'closed', reason: 'lost', why: 'Too far away' });
    expect((await put(meera, { before: lists, lists: before })).statusCode).toBe(200);
    // A reason that was chosen before stays.
    expect(work.closeWhy).toBe('Too far away');
  });

  it.each([
    ['twice the same', { won: ['Price', 'Price'], lost: [] }],
    ['an empty one', { won: [' '], lost: [] }],
    ['the one that is always there', { won: ['Another reason'], lost: [] }],
    ['more than twelve', { won: Array.from({ length: 13 }, (_, at) => `No. ${at}`), lost: [] }],
  ])('%s is refused', async (_what, lists) => {
    expect((await put(meera, { before: await read(), lists })).statusCode).toBe(422);
  });
});

it('the report counts won and lost by week, service and page, with reasons and values', async () => {
  const place = { from_service: 'seo', from_page: '/services/seo' };
  await closed({ kind: 'closed', reason: 'won', why: 'They knew us', value }, place);
  await closed({ kind: 'closed', reason: 'lost', why: 'Too late' }, place);
  await closed({ kind: 'closed', reason: 'spam' }, place);
  const answer = await asha.get('/api/reports/outcomes?weeks=4');
  const report = answer.json<OutcomeReport>();
  expect(report.weeks).toHaveLength(4);
  expect(report.services).toContainEqual({ name: 'seo', won: 1, lost: 1 });
  expect(report.pages).toContainEqual({ name: '/services/seo', won: 1, lost: 1 });
  expect(report.outcomes).toContainEqual({ name: 'spam', count: 1 });
  expect(report.reasons).toContainEqual({ outcome: 'lost', name: 'Too late', count: 1 });
  expect(report.values).toEqual([{ outcome: 'won', currency: 'EUR', count: 1, amount: 84_000 }]);
  const file = await asha.get('/api/reports/outcomes.csv?weeks=4');
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="outcomes.csv"',
  });
  expect(file.body).toContain('"service","seo","","","1","1","",""');
  expect(file.body).toContain('"value","EUR","won","1","","","","84000"');
});
