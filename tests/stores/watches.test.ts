import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { heldWatch } from '@studio/enquiries/alarms/held-watch.ts';
import { inboundMailWatch } from '@studio/enquiries/alarms/inbound-mail-watch.ts';
import { visitsWatch } from '@studio/enquiries/alarms/visits-watch.ts';
import { responseTarget } from '../support/response-target.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

const open = () =>
  kept.read<{ kind: string; subject: string; message: string; isSince: boolean }>(
    `select kind, subject, message, coalesce(since < now() - interval '1 minute', false) as "isSince"
     from alarms where resolved_at is null`,
  );
const beat = (process: string, before: string) =>
  kept.read(
    `insert into heartbeats (process, last_seen_at) values ($1, now() - $2::interval)
     on conflict (process) do update set last_seen_at = excluded.last_seen_at`,
    process,
    before,
  );

it('a held enquiry raises an alarm when its answer would be due, until someone decides', async () => {
  const watch = heldWatch(kept.database.db, responseTarget);
  await watch();
  const held = await kept.addEnquiry({ state: 'held' });
  await kept.addEnquiry({ state: 'planned', received_at: new Date(0) });
  await watch();
  expect(await open()).toEqual([]);
  await kept.set('enquiries', held, { received_at: `now() - interval '2 days'` });
  await kept.addEnquiry({ state: 'held' });
  await watch();
  await watch();
  expect(await open()).toEqual([
    {
      kind: 'held',
      subject: 'held',
      message: expect.stringMatching(/^An enquiry held as suspected spam has waited/u) as string,
      isSince: true,
    },
  ]);
  await kept.set('enquiries', held, { state: `'accepted'` });
  await watch();
  expect(await open()).toEqual([]);
});

it('a mailbox that no process reads raises an alarm, also if none ever did', async () => {
  const watch = inboundMailWatch(kept.database.db);
  await watch();
  expect(await open()).toMatchObject([{ kind: 'mailbox', isSince: false }]);
  await beat('worker', '1 second');
  await watch();
  expect(await open()).toHaveLength(1);
  await beat('inbound-mail', '1 minute');
  await watch();
  expect(await open()).toEqual([]);
  await beat('inbound-mail', '3 minutes');
  await watch();
  expect(await open()).toEqual([
    {
      kind: 'mailbox',
      subject: 'inbound-mail',
      message: expect.stringMatching(/^The inbound mail process does not run/u) as string,
      isSince: true,
    },
  ]);
});

test('a visit counter that stopped raises an alarm; if none ever ran, there is none', async () => {
  const watch = visitsWatch(kept.database.db);
  await beat('worker', '1 hour');
  await watch();
  expect(await open()).toEqual([]);
  await beat('visit-counter', '11 minutes');
  await watch();
  expect(await open()).toEqual([
    {
      kind: 'visits',
      subject: 'visit-counter',
      message: expect.stringMatching(/^Visits are not counted/u) as string,
      isSince: true,
    },
  ]);
  await beat('visit-counter', '9 minutes');
  await watch();
  expect(await open()).toEqual([]);
});
