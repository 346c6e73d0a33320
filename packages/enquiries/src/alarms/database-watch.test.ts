import { expect, it, vi } from 'vitest';
import type { AlarmNotice } from '@studio/platform/sending/alarm-notifiers.ts';
import { databaseWatch } from './database-watch.ts';
import { refusedEnquiries } from './refused-enquiries.ts';

const AWAY = ['PostgreSQL does not answer.'];

function watched() {
  let now = 0;
  let problems: readonly string[] = [];
  const refused = refusedEnquiries();
  const notify = vi.fn((_: AlarmNotice) => Promise.resolve());
  const look = databaseWatch(
    () => Promise.resolve(problems),
    notify,
    () => now,
    refused,
  );
  return {
    notify,
    refused,
    texts: () => notify.mock.calls.map(([{ text }]) => text),
    /** Checks every 15 seconds, as the API does. */
    async pass(seconds: number, found: readonly string[]) {
      problems = found;
      for (let passed = 0; passed < seconds; passed += 15) {
        now += 15_000;
        await look();
      }
    },
  };
}

it('a database that stays away is reported once, within two minutes, and so is its return', async () => {
  const watch = watched();
  await watch.pass(60, []);
  await watch.pass(105, AWAY);
  expect(watch.texts()).toEqual([
    expect.stringMatching(
      /^No enquiry is stored: PostgreSQL does not answer\. Visitors see that theirs was not sent\. Refused so far: 0\.\nSince: [\d: -]+ UTC\nNext: systemctl status --all 'postgresql@\*'/,
    ),
  ]);
  await watch.pass(600, AWAY);
  expect(watch.notify).toHaveBeenCalledOnce();
  await watch.pass(15, []);
  expect(watch.texts()[1]).toMatch(
    /^Over since [\d: -]+ UTC: Enquiries are stored again\. .* It began [\d: -]+ UTC\. /,
  );
  const [raised, over] = watch.notify.mock.calls.map(([{ key }]) => key);
  expect(over).toBe(`${raised}.over`);
  await watch.pass(60, []);
  expect(watch.notify).toHaveBeenCalledTimes(2);
});

it('a restart or a failover is not reported', async () => {
  const watch = watched();
  for (let round = 0; round < 5; round += 1) {
    await watch.pass(45, AWAY);
    await watch.pass(15, []);
  }
  expect(watch.notify).not.toHaveBeenCalled();
});

it('a report that no channel accepted is sent again at the next check', async () => {
  const watch = watched();
  watch.notify.mockRejectedValueOnce(new Error('No way took the alarm.'));
  await expect(watch.pass(60, AWAY)).rejects.toThrow('No way');
  await watch.pass(15, AWAY);
  expect(watch.notify).toHaveBeenCalledTimes(2);
});

it('alarm and all-clear count the enquiries that were refused and not sent again', async () => {
  const { refused, ...watch } = watched();
  await watch.pass(15, []);
  // Between two checks: the database is down before the watch notices.
  refused.refuse('one');
  await watch.pass(60, AWAY);
  expect(watch.texts()[0]).toContain('Refused so far: 1.');
  for (const key of ['one', 'two', 'two', 'three']) refused.refuse(key);
  refused.store('three');
  await watch.pass(15, []);
  expect(watch.texts()[1]).toContain('Refused meanwhile and not sent again: 2. It began ');
  await watch.pass(60, AWAY);
  expect(watch.texts()[2]).toContain('Refused so far: 0.');
});

it('a program that keeps sending new keys does not fill the memory', () => {
  const { refused } = watched();
  for (let key = 0; key < 20_000; key += 1) refused.refuse(`${key}`);
  expect(refused.count()).toBe('10000 or more');
});
