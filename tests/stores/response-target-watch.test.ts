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
  kept.read<{ kind: string; message: string }>(
    'select kind, message from alarms where resolved_at is null order by kind',
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
      message: 'One enquiry must be answered within two business hours, and no one has taken it.',
    },
  ]);
  await kept.read('update enquiry_work set owner_id = $2 where enquiry_id = $1', id, staff?.id);
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
      message: '2 enquiries were not answered within the working time we promise.',
    },
  ]);
  for (const id of ids) {
    await kept.read(
      `update enquiry_work set state = 'answered', first_answered_at = now() where enquiry_id = $1`,
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
    `update enquiry_work set first_answered_at = now() - interval '1 day', owed_since = now()
     where enquiry_id = any($1)`,
    [again, closed],
  );
  await kept.read(
    `update enquiry_work set state = 'closed', close_reason = 'lost' where enquiry_id = $1`,
    closed,
  );
  await kept.read(
    `update enquiry_work set put_off_until = now() + interval '1 hour' where enquiry_id = any($1)`,
    [putOff, soon],
  );
  await watch();
  expect(await open()).toEqual([
    { kind: 'late', message: expect.stringMatching(/^One enquiry was not/u) as string },
  ]);
});

it('says nothing if no one works at the desk', async () => {
  await addWork(kept, '-2 hours', '-1 minute');
  await watch();
  expect(await open()).toEqual([]);
});
