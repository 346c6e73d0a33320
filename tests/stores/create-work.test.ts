import { randomUUID } from 'node:crypto';
import { BY_MAIL } from '@studio/contract/desk/by-mail';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { planDeliveriesHandler } from '@studio/worker/jobs/plan-deliveries.handler.ts';
import { backfillWork } from '@studio/enquiries/submission/create-work.store.ts';
import { erasePerson } from '@studio/enquiries/persons/person.store.ts';
import { testAuditLog } from '../support/audit-log.ts';
import { responseTarget } from '../support/response-target.ts';
import { routing } from '../support/channel-routing.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

const plan = (...enquiryIds: string[]) =>
  planDeliveriesHandler(
    kept.database.db,
    kept.queue,
    routing,
    responseTarget,
  )(enquiryIds.map((enquiryId) => ({ enquiryId })));
const found = (word: string) =>
  kept.read(
    'select enquiry_id from enquiry_search where search_vector @@ $1::tsquery',
    `'${word}'`,
  );

it('a planned enquiry is on the desk: its row, its first event and its words', async () => {
  const id = await kept.addEnquiry({ state: 'accepted', projectdetails: 'மென்பொருள் 移动应用' });
  await plan(id);
  const [row] = await kept.read<Record<string, unknown>>('select * from enquiry_work');
  expect(row).toMatchObject({ enquiry_id: id, version: 1, state: 'to-answer', owner_id: null });
  const received = row?.['received_at'] as Date;
  expect(row?.['due_at']).toEqual(responseTarget.deadlinesFrom(received).dueAt);
  const events = await kept.read(
    'select enquiry_id, kind, version, staff_id, data from enquiry_events',
  );
  expect(events).toEqual([
    {
      enquiry_id: id,
      kind: 'received',
      version: 1,
      staff_id: null,
      data: {
        dueAt: (row?.['due_at'] as Date).toISOString(),
        warnAt: (row?.['warn_at'] as Date).toISOString(),
      },
    },
  ]);
  for (const word of ['மென்பொருள்', '移动']) expect(await found(word)).toHaveLength(1);
});

it('planned twice it is there once', async () => {
  const id = await kept.addEnquiry({ state: 'accepted' });
  await plan(id);
  await kept.set('enquiries', id, { state: `'accepted'` });
  await plan(id);
  expect(await kept.read('select kind from enquiry_events')).toEqual([{ kind: 'received' }]);
});

it('probes and held enquiries are not on the desk', async () => {
  await plan(
    await kept.addEnquiry({ state: 'accepted', is_probe: true }),
    await kept.addEnquiry({ state: 'held' }),
  );
  expect(await kept.read('select enquiry_id from enquiry_work')).toEqual([]);
});

it('enquiries of a version without a desk are entered later, each once', async () => {
  const id = await kept.addEnquiry();
  await kept.addEnquiry({ is_probe: true });
  expect(await backfillWork(kept.database.db, responseTarget)).toBe(1);
  expect(await backfillWork(kept.database.db, responseTarget)).toBe(0);
  expect(await kept.read('select enquiry_id from enquiry_search')).toEqual([{ enquiry_id: id }]);
});

const addMail = (enquiryId: string, direction: 'in' | 'out', hours: number) =>
  kept.read(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, at, content_hash)
     values ($1, $2, $3, 'message', $4, 'Looms', 'Words.', now() - make_interval(hours => $5), $6)`,
    randomUUID(),
    enquiryId,
    direction,
    randomUUID(),
    hours,
    Buffer.from(randomUUID()),
  );
const kinds = (enquiryId: string) =>
  kept.read('select kind from enquiry_events where enquiry_id = $1 order by id', enquiryId);

it('later mails of an enquiry that came by mail stop and start its clock; its first mail does not', async () => {
  const answered = await kept.addEnquiry({ from_page: BY_MAIL });
  await addMail(answered, 'in', 5);
  await addMail(answered, 'out', 4);
  const again = await kept.addEnquiry({ from_page: BY_MAIL });
  for (const [direction, hours] of [
    ['out', 4],
    ['in', 3],
    ['in', 5],
  ] as const)
    await addMail(again, direction, hours);
  const byForm = await kept.addEnquiry();
  await addMail(byForm, 'in', 5);
  await addMail(byForm, 'out', 4);
  expect(await backfillWork(kept.database.db, responseTarget)).toBe(3);
  expect(
    await kept.read(
      `select enquiry_id, state, first_answered_at is not null as "isAnswered",
         owed_since is not null as "isOwed"
       from enquiry_work order by array_position($1, enquiry_id)`,
      [answered, again, byForm],
    ),
  ).toEqual([
    { enquiry_id: answered, state: 'waiting', isAnswered: true, isOwed: false },
    { enquiry_id: again, state: 'to-answer', isAnswered: true, isOwed: true },
    { enquiry_id: byForm, state: 'to-answer', isAnswered: false, isOwed: false },
  ]);
  expect(await kinds(byForm)).toEqual([{ kind: 'received' }]);
});

it('one that was withdrawn before is closed, and is entered once', async () => {
  const id = await kept.addEnquiry();
  await kept.set('enquiries', id, { withdrawn_at: 'now()' });
  await kept.addEnquiry();
  await backfillWork(kept.database.db, responseTarget);
  expect(
    await kept.read(
      'select enquiry_id, close_reason from enquiry_work order by enquiry_id = $1',
      id,
    ),
  ).toMatchObject([{ close_reason: null }, { enquiry_id: id, close_reason: 'withdrawn' }]);
  const events = await kinds(id);
  await kept.set('enquiries', id, { state: `'accepted'` });
  await plan(id);
  expect(await kinds(id)).toEqual(events);
});

it('an erased person leaves nothing on the desk', async () => {
  const id = await kept.addEnquiry({ state: 'accepted', email: 'asha@menon.example' });
  await plan(id);
  await erasePerson(kept.database.db, kept.queue, testAuditLog, 'asha@menon.example');
  for (const table of ['enquiry_work', 'enquiry_events', 'enquiry_search']) {
    expect(await kept.read(`select enquiry_id from ${table}`)).toEqual([]);
  }
});
