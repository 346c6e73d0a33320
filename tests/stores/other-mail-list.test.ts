import { randomUUID } from 'node:crypto';
import { staffAuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { makeEnquiry, setAside } from '@studio/enquiries/other-mail/decide.store.ts';
import { readConversation, readOtherMail } from '@studio/enquiries/other-mail/other-mail.store.ts';
import { readCursor } from '@studio/enquiries/work/cursor.ts';
import { PAGE_SIZE } from '@studio/enquiries/work/queue.store.ts';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { addColleague, sessionOf } from '../support/replies.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
let staffId: string;
let sessionId: string;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(async () => {
  await kept.empty();
  await kept.read('delete from other_mails');
  staffId = await addColleague(kept.database, 'Asha');
  sessionId = await sessionOf(kept.database, staffId);
});
afterAll(async () => {
  await kept.read('delete from other_mails');
  await kept[Symbol.asyncDispose]();
});

/** Adds as many mails; each one is older than the one before it by `apart`. */
async function add(many: number, apart = '1 microsecond'): Promise<string[]> {
  const added = await kept.read<{ id: string; nth: number }>(
    `with other as (
       insert into other_mails (id, name, sender, received_at, latest_at, is_automatic, purge_after)
       select gen_random_uuid(), n, 'birgit@stadtwerke.example', '2026-07-01T08:00:00Z',
         '2026-07-02T08:00:00Z'::timestamptz - n * $2::interval, false, '2027-07-01T08:00:00Z'
       from generate_series(1, $1::int) as n returning id, name, latest_at),
     mail as (
       insert into thread_mails (id, other_id, direction, kind, message_id, subject, body, sender, sender_verified,
         attachments, content_hash, at)
       select gen_random_uuid(), id, 'in', 'auto-reply', id || '@stadtwerke.example', 'Anfrage', repeat('x', 301),
         'birgit@stadtwerke.example', true, '[{"name": "plan.pdf", "bytes": 9}]', 'x', latest_at from other)
     select id, name::int as nth from other order by nth`,
    many,
    apart,
  );
  return added.map(({ id }) => id);
}
const addOne = async () => (await add(1))[0] ?? expect.fail('no mail');
const page = (next: string | null = null) =>
  readOtherMail(kept.database.db, 'open', next === null ? undefined : readCursor(next, 1));
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const make = (otherId: string) =>
  makeEnquiry(kept.database.db, kept.queue, staffAuditLog('a secret', sessionId), {
    otherId,
    sessionId,
    name: 'Birgit Aschenbrenner',
    companyname: 'Stadtwerke',
    subject: 'Meters',
  });
const aside = (ids: readonly string[], isAside = true) =>
  setAside(kept.database.db, sessionId, ids, isAside);

test.each([0, 1, PAGE_SIZE])('%i mails are one page, the latest first', async (many) => {
  const ids = await add(many);
  const { rows, next } = await page();
  expect(idsOf(rows)).toEqual(ids);
  expect(next).toBeNull();
});

test('one mail more is on the next page', async () => {
  const ids = await add(PAGE_SIZE + 1);
  const { rows, next } = await page();
  expect(idsOf(rows)).toEqual(ids.slice(0, PAGE_SIZE));
  const last = await page(next ?? expect.fail('no next page'));
  expect([idsOf(last.rows), last.next]).toEqual([ids.slice(PAGE_SIZE), null]);
});

test('mails of the same moment are each on one of the pages', async () => {
  const ids = await add(PAGE_SIZE + 2, '0 seconds');
  const { rows, next } = await page();
  const last = await page(next ?? expect.fail('no next page'));
  expect(idsOf([...rows, ...last.rows])).toEqual(ids.sort().reverse());
});

it('shows who wrote, how it begins and what else there is', async () => {
  const id = await addOne();
  await kept.read(
    `insert into thread_mails (id, other_id, direction, kind, message_id, subject, body, content_hash, at)
     values (gen_random_uuid(), $1, 'out', 'message', 'ours', 'Re: Anfrage', 'Danke', 'y', now())`,
    id,
  );
  expect((await page()).rows).toEqual([
    {
      id,
      name: '1',
      sender: 'birgit@stadtwerke.example',
      senderVerified: true,
      subject: 'Anfrage',
      opening: 'x'.repeat(300),
      receivedAt: '2026-07-01T08:00:00.000Z',
      latestAt: '2026-07-02T07:59:59.999Z',
      keptUntil: '2027-07-01T08:00:00.000Z',
      mails: 2,
      files: 1,
      isAnswered: true,
      setAsideBy: null,
    },
  ]);
  const conversation = await readConversation(kept.database.db, id);
  expect(conversation).toMatchObject({
    sender: 'birgit@stadtwerke.example',
    mails: [{ subject: 'Anfrage', at: '2026-07-02T07:59:59.999Z' }, { subject: 'Re: Anfrage' }],
  });
  expect(await readConversation(kept.database.db, randomUUID())).toBeUndefined();
});

test('a mail that is made an enquiry is one, once, and its delivery is planned', async () => {
  const id = await addOne();
  const made = await make(id);
  expect(await kept.read('select id, reference, email, subject from enquiries')).toEqual([
    { ...made, email: 'birgit@stadtwerke.example', subject: 'Meters' },
  ]);
  const jobs = [{ name: 'plan-deliveries', payload: { enquiryId: made?.id }, afterSeconds: 0 }];
  expect(kept.jobs).toEqual(jobs);
  expect((await page()).rows).toEqual([]);
  expect(await make(id)).toBeUndefined();
  expect(kept.jobs).toEqual(jobs);
});

it('writes down who made it an enquiry', async () => {
  const made = await make(await addOne());
  expect(
    await kept.read(
      'select action, enquiry_id from audit_log where reference = $1',
      made?.reference,
    ),
  ).toEqual([{ action: 'changed', enquiry_id: made?.id }]);
});

test('a mail that is gone is made no enquiry, and nothing is written', async () => {
  expect(await make(randomUUID())).toBeUndefined();
  expect(await kept.read('select from enquiries')).toEqual([]);
  expect(kept.jobs).toEqual([]);
});

test('mails are set aside and brought back, also if one is named twice', async () => {
  const ids = await add(2);
  const [one = ''] = ids;
  expect(await aside([...ids, one])).toBe(true);
  expect((await page()).rows).toEqual([]);
  const { rows } = await readOtherMail(kept.database.db, 'set-aside', undefined);
  expect(rows).toMatchObject([
    { setAsideBy: { id: staffId, name: 'Asha' } },
    { setAsideBy: { id: staffId } },
  ]);
  expect(await aside([one], false)).toBe(true);
  expect(idsOf((await page()).rows)).toEqual([one]);
});

it('says so if a colleague was faster with one of them, or it is unknown', async () => {
  const ids = await add(2);
  await aside(ids.slice(1));
  expect(await aside(ids)).toBe(false);
  expect(await aside([randomUUID()])).toBe(false);
});
