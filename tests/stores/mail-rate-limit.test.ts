import { randomBytes } from 'node:crypto';
import { retention } from '@studio/contract/retention';
import { claim, recordSuppressed } from '@studio/mail/delivery.store.ts';
import {
  countSuppressed,
  deleteOldMailCounts,
  withinMailLimit,
} from '@studio/mail/mail-rate-limit.store.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

const { seconds } = retention.recipientCount;
const asha = randomBytes(32);
const acknowledgement = async () =>
  kept.addDelivery({ enquiry_id: await kept.addEnquiry(), purpose: 'acknowledgement' });
const may = (delivery: string, recipient = asha) =>
  withinMailLimit(kept.database.db, delivery, recipient);
const age = (delivery: string, bySeconds: number) =>
  kept.read(
    'update visitor_mail_counts set counted_at = now() - make_interval(secs => $2) where delivery_id = $1',
    delivery,
    bySeconds,
  );
const counted = async () =>
  (await kept.read<{ id: string }>('select delivery_id as id from visitor_mail_counts')).map(
    ({ id }) => id,
  );

it('a recipient gets two mails within the hour, and each is counted once', async () => {
  const [one, two, three] = [
    await acknowledgement(),
    await acknowledgement(),
    await acknowledgement(),
  ];
  expect(await may(one)).toBe(true);
  expect(await may(one)).toBe(true);
  expect(await may(two)).toBe(true);
  expect(await may(three)).toBe(false);
  expect(await may(three, randomBytes(32))).toBe(true);
  expect(await counted()).toEqual([one, two, three]);
});

it('of two that ask for the last place at the same moment, one gets it', async () => {
  await may(await acknowledgement());
  const asked = [await acknowledgement(), await acknowledgement(), await acknowledgement()];
  const answers = await Promise.all(asked.map((delivery) => may(delivery)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

it('an hour later the place is free, and so it is after a clock that was ahead', async () => {
  const [old, ahead, next] = [
    await acknowledgement(),
    await acknowledgement(),
    await acknowledgement(),
  ];
  await may(old);
  await may(ahead);
  expect(await may(next)).toBe(false);
  await age(old, seconds + 5);
  expect(await may(next)).toBe(true);
  const another = await acknowledgement();
  expect(await may(another)).toBe(false);
  await age(ahead, -120);
  expect(await may(another)).toBe(true);
});

it('a count is forgotten with its hour', async () => {
  const [fresh, old, ahead] = [
    await acknowledgement(),
    await acknowledgement(),
    await acknowledgement(),
  ];
  for (const delivery of [fresh, old, ahead]) await may(delivery, randomBytes(32));
  await age(old, seconds + 5);
  await age(ahead, -120);
  await kept.database.db.transaction().execute(deleteOldMailCounts);
  expect(await counted()).toEqual([fresh]);
});

it('a mail that may not go is suppressed for good, and counted for a day', async () => {
  const id = await acknowledgement();
  const { db } = kept.database;
  const claimed = await claim(db, id, false);
  if (!claimed) throw new Error('The delivery was not given to us.');
  expect(await countSuppressed(db)).toBe(0);
  await db.transaction().execute((trx) => recordSuppressed(trx, claimed));
  expect(await countSuppressed(db)).toBe(1);
  const problem = 'The recipient had as many mails as an hour allows.';
  expect(await kept.read('select state, sending_since, problem from deliveries')).toEqual([
    { state: 'suppressed', sending_since: null, problem },
  ]);
  expect(
    await kept.read(
      'select outcome, problem, finished_at is not null as ended from delivery_attempts',
    ),
  ).toEqual([{ outcome: 'suppressed', problem, ended: true }]);
  expect(await claim(db, id, true)).toBeUndefined();
  await kept.read(
    `update deliveries set created_at = now() - interval '25 hours' where id = $1`,
    id,
  );
  expect(await countSuppressed(db)).toBe(0);
});
