import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { responseTargetWatch } from '@studio/enquiries/alarms/response-target-watch.ts';
import { addStaff, addWork } from '../support/desk-rows.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

const watch = () => responseTargetWatch(kept.database.db)();
const open = () =>
  kept.read<{ kind: string; sentence: string }>(
    'select kind, sentence from alarms where cleared_at is null order by kind',
  );

it('warns before it is late, while no one has taken it, and ends when a colleague has', async () => {
  const [staff] = await addStaff(kept);
  const id = await addWork(kept, '-1 minute', '2 hours');
  await addWork(kept, '1 hour', '3 hours');
  await watch();
  await watch();
  expect(await open()).toEqual([
    {
      kind: 'due',
      sentence: 'One enquiry must be answered within two business hours, and no one has taken it.',
    },
  ]);
  await kept.read('update desk_leads set owner_id = $2 where lead_id = $1', id, staff?.id);
  await watch();
  expect(await open()).toEqual([]);
});

it('tells what is late, taken or not, until it is answered', async () => {
  await addStaff(kept);
  const ids = [
    await addWork(kept, '-2 hours', '-1 minute'),
    await addWork(kept, '-2 hours', '-1 hour'),
  ];
  await watch();
  expect(await open()).toEqual([
    {
      kind: 'late',
      sentence: '2 enquiries were not answered within the working time we promise.',
    },
  ]);
  for (const id of ids) {
    await kept.read(
      `update desk_leads set state = 'answered', first_answered_at = now() where lead_id = $1`,
      id,
    );
  }
  await watch();
  expect(await open()).toEqual([]);
});

it('tells what is late of a second question, and nothing of what is closed or put off', async () => {
  await addStaff(kept);
  const [again, closed, putOff, soon] = [
    await addWork(kept, '-2 hours', '-1 minute'),
    await addWork(kept, '-2 hours', '-1 minute'),
    await addWork(kept, '-2 hours', '-1 minute'),
    await addWork(kept, '-1 minute', '2 hours'),
  ];
  await kept.read(
    `update desk_leads set first_answered_at = now() - interval '1 day', asked_again_at = now()
     where lead_id = any($1)`,
    [again, closed],
  );
  await kept.read(
    `update desk_leads set state = 'closed', close_reason = 'lost' where lead_id = $1`,
    closed,
  );
  await kept.read(
    `update desk_leads set snoozed_until = now() + interval '1 hour' where lead_id = any($1)`,
    [putOff, soon],
  );
  await watch();
  expect(await open()).toEqual([
    { kind: 'late', sentence: expect.stringMatching(/^One enquiry was not/u) as string },
  ]);
});

it('says nothing if no one works at the desk', async () => {
  await addWork(kept, '-2 hours', '-1 minute');
  await watch();
  expect(await open()).toEqual([]);
});
