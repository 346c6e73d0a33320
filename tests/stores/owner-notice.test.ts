import { noNotices, type Notices } from '@studio/contract/desk/notices';
import { readNotices, saveNotices } from '@studio/enquiries/notices/notice-settings.store.ts';
import { decideNotices, readOwnerNotice } from '@studio/enquiries/notices/owner-notice.store.ts';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { addWork } from '../support/desk-rows.ts';
import { addColleague } from '../support/replies.ts';
import { hours } from '../support/response-target.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
let staffId: string;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(async () => {
  await kept.empty();
  staffId = await addColleague(kept.database, 'Asha');
});
afterAll(() => kept[Symbol.asyncDispose]());

const wants = (change: Partial<Notices> = {}) =>
  saveNotices(kept.database.db, staffId, {
    ...noNotices,
    mail: { ...noNotices.mail, late: true, warn: true },
    onlyWorkingTime: false,
    ...change,
  });
const decide = (open = hours) =>
  kept.database.db.transaction().execute((trx) => decideNotices(trx, open));
async function hers(warn: string, due: string): Promise<string> {
  const id = await addWork(kept, warn, due);
  await kept.read('update enquiry_work set owner_id = $2 where enquiry_id = $1', id, staffId);
  return id;
}
const noticeOf = async (id: string | undefined) =>
  readOwnerNotice(kept.database.db, id ?? expect.fail('no notice'));

it('a notice names the enquiry and when an answer is due, and no one unless its owner chose so', async () => {
  await wants();
  const id = await hers('-1 minute', '1 hour');
  const [enquiry] = await kept.read<Record<string, unknown>>(
    `select reference, name, companyname as company, subject from enquiries where id = $1`,
    id,
  );
  const { reference, ...about } = enquiry ?? {};
  const [row] = await kept.read<{ due_at: Date }>('select due_at from enquiry_work');
  const [notice] = await decide();
  const plain = {
    kind: 'warn',
    enquiryId: id,
    reference,
    to: 'staff@company.example',
    dueAt: row?.due_at,
    about: null,
  };
  expect(await noticeOf(notice)).toEqual(plain);
  await wants({ showsNames: true });
  expect(await noticeOf(notice)).toEqual({ ...plain, about });
  await kept.read(`update enquiry_work set state = 'waiting'`);
  expect(await noticeOf(notice)).toMatchObject({ dueAt: null });
});

test('without settings a notice names no one', async () => {
  await wants();
  await hers('-2 hours', '-1 hour');
  const [notice] = await decide();
  await kept.read('delete from notice_settings');
  expect(await noticeOf(notice)).toMatchObject({ kind: 'late', about: null });
});

test('a notice that was erased is an error', async () => {
  await expect(readOwnerNotice(kept.database.db, null)).rejects.toThrow(/no result/u);
});

it('decides each notice once, and none for a user who wants none or is disabled', async () => {
  await wants();
  await hers('-1 minute', '1 hour');
  expect(await decide()).toHaveLength(1);
  expect(await decide()).toEqual([]);
  await wants({ mail: noNotices.mail });
  await hers('-1 minute', '1 hour');
  expect(await decide()).toEqual([]);
  await wants();
  await kept.read('update staff set disabled_at = now()');
  await hers('-1 minute', '1 hour');
  expect(await decide()).toEqual([]);
  expect(await kept.read('select from owner_notices where is_mailed')).toHaveLength(1);
});

it('sends nothing five days late', async () => {
  await wants();
  await hers('-6 days', '-121 hours');
  expect(await decide()).toEqual([]);
  await hers('-6 days', '-119 hours');
  expect(await decide()).toHaveLength(1);
});

it('notices that wait for the next working day do not hold up those of others', async () => {
  await wants({ onlyWorkingTime: true });
  // One more than are decided at once, each due earlier than the colleague's.
  for (let count = 0; count < 201; count += 1) await hers('-3 hours', '-2 hours');
  staffId = await addColleague(kept.database, 'Ravi');
  await wants();
  await hers('-2 hours', '-1 hour');
  expect(await decide({ ...hours, week: [] })).toHaveLength(1);
});

it('decides the oldest first if there are more than it decides at once', async () => {
  await wants();
  for (let hour = 1; hour <= 3; hour += 1)
    for (let count = 0; count < 67; count += 1) await hers('-9 hours', `-${hour} hours`);
  expect(await decide()).toHaveLength(200);
  const undecided = await kept.read<{ hours: number }>(
    `select round(extract(epoch from now() - due_at) / 3600)::int as hours from enquiry_work
     where enquiry_id not in (select enquiry_id from owner_notices)`,
  );
  expect(undecided).toEqual([{ hours: 1 }]);
});

test('settings of an earlier version get the missing fields; unreadable ones count as none', async () => {
  expect(await readNotices(kept.database.db, staffId)).toEqual(noNotices);
  const store = (stored: unknown) =>
    kept.read(
      `insert into notice_settings (staff_id, wants) values ($1, $2)
       on conflict (staff_id) do update set wants = excluded.wants`,
      staffId,
      JSON.stringify(stored),
    );
  await store({ showsNames: true });
  expect(await readNotices(kept.database.db, staffId)).toEqual({ ...noNotices, showsNames: true });
  await store({ quiet: 'always' });
  expect(await readNotices(kept.database.db, staffId)).toEqual(noNotices);
});
