import { randomUUID } from 'node:crypto';
import * as work from '@studio/enquiries/work/change-work.store.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';

vi.mock(import('@studio/enquiries/work/change-work.store.ts'), { spy: true });

let desk: TestDesk;
beforeAll(async () => {
  desk = await testDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

it('a reply whose second change is refused leaves nothing behind', async () => {
  const asha = await plantSession(desk, 'sales');
  const id = await addEnquiry(desk);
  const read = () =>
    desk.sql(
      `select state, version, first_answered_at,
         (select count(*) from enquiry_events where enquiry_id = $1) as events,
         (select count(*) from thread_mails where enquiry_id = $1) as mails
       from enquiry_work where enquiry_id = $1`,
      id,
    );
  const before = await read();
  const { changeWorkInTransaction } = work;
  // Today's rules never refuse closing after an answer; a later rule may.
  vi.mocked(changeWorkInTransaction).mockImplementation(async (trx, responseTarget, order) => {
    const original = await vi.importActual<typeof work>(
      '@studio/enquiries/work/change-work.store.ts',
    );
    const done = await original.changeWorkInTransaction(trx, responseTarget, order);
    return order.command.kind === 'closed' && done.kind === 'changed'
      ? { kind: 'refused', sentence: 'It cannot be closed.', now: done.now }
      : done;
  });
  const answer = await asha.post(`/api/enquiries/${id}/replies`, {
    id: randomUUID(),
    text: 'Thank you for writing.',
    then: 'won',
    seen: '0',
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ message: 'It cannot be closed.' });
  expect(await read()).toEqual(before);
});
