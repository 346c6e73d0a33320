import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { promiseWatch } from '#jobs/promise-watch.ts';
import { enterForgotten } from '#leads/desk-entry.store.ts';
import { promised } from '../support/promised.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(async () => {
  await kept.empty();
  await kept.read('delete from staff');
});
afterAll(() => kept[Symbol.asyncDispose]());

const watch = () => promiseWatch(kept.database.db)();
const open = () =>
  kept.read<{ kind: string; sentence: string }>(
    'select kind, sentence from alarms where cleared_at is null order by kind',
  );

async function addWork(warn: string, due: string): Promise<string> {
  const id = await kept.addLead();
  await enterForgotten(kept.database.db, promised);
  await kept.read(
    `update desk_leads set warn_at = now() + $2::interval, due_at = now() + $3::interval where lead_id = $1`,
    id,
    warn,
    due,
  );
  return id;
}
const addStaff = () =>
  kept.read<{ id: string }>(
    `insert into staff (issuer, subject, name, email, roles)
     values ('i', 's', 'Asha', 'asha@company.example', '{sales}') returning id`,
  );

it('tells before it is late, while nobody has taken it, and is over when somebody has', async () => {
  const [staff] = await addStaff();
  const id = await addWork('-1 minute', '2 hours');
  await addWork('1 hour', '3 hours');
  await watch();
  await watch();
  expect(await open()).toEqual([
    {
      kind: 'due',
      sentence: 'One enquiry must be answered within two working hours, and nobody has taken it.',
    },
  ]);
  await kept.read('update desk_leads set owner_id = $2 where lead_id = $1', id, staff?.id);
  await watch();
  expect(await open()).toEqual([]);
});

it('tells what is late, taken or not, until it is answered', async () => {
  await addStaff();
  const ids = [await addWork('-2 hours', '-1 minute'), await addWork('-2 hours', '-1 hour')];
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

it('says nothing where nobody works at the desk', async () => {
  await addWork('-2 hours', '-1 minute');
  await watch();
  expect(await open()).toEqual([]);
});
