import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlarmNotice } from '@studio/platform/sending/alarm-notifiers.ts';
import {
  alarmSender,
  clearAlarm,
  openAlarms,
  raiseAlarm,
} from '@studio/enquiries/alarms/alarm.store.ts';
import {
  clearSettledAlarms,
  watchOldest,
  watchProbes,
} from '@studio/enquiries/alarms/watch.store.ts';
import { recordHeartbeat, lastHeartbeat } from '@studio/enquiries/alarms/heartbeat.store.ts';
import { workerWatch } from '@studio/enquiries/alarms/worker-watch.ts';
import type { Trx } from '@studio/enquiries/database/db.ts';
import { createLog } from '@studio/platform/log.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

const together = <Result>(work: (trx: Trx) => Promise<Result>) =>
  kept.database.db.transaction().execute(work);
const open = async () =>
  (await openAlarms(kept.database.db)).map(({ kind, subject }) => `${kind} ${subject}`);
const sentences = async () => (await openAlarms(kept.database.db)).map(({ message }) => message);

describe('an alarm', () => {
  it('is raised once per trouble, and again when the trouble returns', async () => {
    const { db } = kept.database;
    const failed = { kind: 'failed', subject: 'smtp', message: 'First.' } as const;
    await raiseAlarm(db, failed);
    await raiseAlarm(db, { ...failed, message: 'Second.' });
    await raiseAlarm(db, { ...failed, subject: 'webhook' });
    expect(await open()).toEqual(['failed smtp', 'failed webhook']);
    expect(await sentences()).toEqual(['First.', 'First.']);
    await clearAlarm(db, 'failed', ['smtp']);
    await clearAlarm(db, 'clock', ['webhook']);
    expect(await open()).toEqual(['failed webhook']);
    await raiseAlarm(db, failed);
    expect(await open()).toEqual(['failed webhook', 'failed smtp']);
    await clearAlarm(db, 'failed', ['smtp']);
    const ends = await kept.read(
      'select distinct resolved_at from alarms where resolved_at is not null',
    );
    expect(ends, 'an end that was reported before stays as it was').toHaveLength(2);
  });
});

describe('telling', () => {
  const notices: AlarmNotice[] = [];
  let problems: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(JSON.parse(chunk.toString('utf8')) as Record<string, unknown>);
      done();
    },
  });
  const ways = {
    notify(notice: AlarmNotice) {
      notices.push(notice);
      return problems.includes('all')
        ? Promise.reject(new Error('No way.'))
        : Promise.resolve(problems);
    },
    close: () => undefined,
  };
  const notify = () => alarmSender(kept.database.db, ways, createLog('debug', sink))();
  const titles = () => notices.splice(0).map(({ title }) => title);
  beforeEach(() => {
    notices.length = 0;
    logged.length = 0;
    problems = [];
  });

  it('every alarm once, oldest first, and its end once', async () => {
    const { db } = kept.database;
    await raiseAlarm(db, { kind: 'failed', subject: 'smtp', message: 'It has failed.' });
    await raiseAlarm(db, { kind: 'clock', subject: 'worker', message: 'Clocks differ.' });
    await notify();
    await notify();
    expect(titles()).toEqual(['Alarm: failed (smtp)', 'Alarm: clock (worker)']);
    expect(logged.map(({ level, msg, alarm, subject }) => [level, msg, alarm, subject])).toEqual([
      [50, 'It has failed.', 'failed', 'smtp'],
      [50, 'Clocks differ.', 'clock', 'worker'],
    ]);
    await clearAlarm(db, 'failed', ['smtp']);
    logged.length = 0;
    await notify();
    await notify();
    expect(titles()).toEqual(['Over: failed (smtp)']);
    expect(logged).toMatchObject([
      { level: 30, msg: 'Over: It has failed.', alarm: 'failed', subject: 'smtp' },
    ]);
  });

  it('one that was over before it could be reported is reported as that, once', async () => {
    await raiseAlarm(kept.database.db, {
      kind: 'failed',
      subject: 'smtp',
      message: 'It has failed.',
    });
    await clearAlarm(kept.database.db, 'failed', ['smtp']);
    await notify();
    await notify();
    expect(titles()).toEqual(['Over: failed (smtp)']);
  });

  it('one that no channel accepted stays to be reported', async () => {
    await raiseAlarm(kept.database.db, {
      kind: 'failed',
      subject: 'smtp',
      message: 'It has failed.',
    });
    problems = ['all'];
    await expect(notify()).rejects.toThrow('No way.');
    problems = ['The provider answered 503.'];
    await notify();
    await notify();
    expect(titles()).toHaveLength(2);
    const warnings = logged.filter(({ level }) => level === 40);
    expect(warnings).toMatchObject([{ alarm: 'failed' }]);
    expect(warnings[0]?.['msg']).toContain('The provider answered 503.');
  });
});

describe('the oldest that waits', () => {
  const watch = () => together(watchOldest);

  it('for more than five minutes to be taken up is an alarm, over when it is', async () => {
    const enquiry = await kept.addEnquiry({ state: 'accepted' });
    await kept.set('enquiries', enquiry, {
      received_at: `now() - interval '4 minutes 50 seconds'`,
    });
    await watch();
    expect(await open()).toEqual([]);
    await kept.set('enquiries', enquiry, { received_at: `now() - interval '6 minutes'` });
    await watch();
    const [alarm] = await openAlarms(kept.database.db);
    expect(alarm).toMatchObject({ kind: 'waiting', subject: 'queue' });
    expect(alarm?.message).toBe(
      'The oldest message has waited 6 minutes to be taken up by a worker. No attempt has failed yet: the worker does not keep up.',
    );
    expect(alarm?.since?.getTime()).toBeLessThan(Date.now() - 350_000);
    await kept.set('enquiries', enquiry, { state: `'planned'` });
    await watch();
    expect(await open()).toEqual([]);
  });

  it('on a channel is reported with the channel and its problem', async () => {
    const row = {
      enquiry_id: await kept.addEnquiry(),
      channel: 'webhook',
      problem: 'It answered 503.',
    };
    const late = await kept.addDelivery(row);
    await kept.set('deliveries', late, { created_at: `now() - interval '10 minutes'` });
    await watch();
    expect(await sentences()).toEqual([
      'The oldest message has waited 10 minutes on webhook. It answered 503.',
    ]);
  });

  it('is neither a probe nor a visitor’s mail', async () => {
    const probe = await kept.addEnquiry({ state: 'accepted', is_probe: true });
    await kept.set('enquiries', probe, { received_at: `now() - interval '1 hour'` });
    const mail = await kept.addDelivery({ enquiry_id: probe, purpose: 'acknowledgement' });
    await kept.set('deliveries', mail, { created_at: `now() - interval '1 hour'` });
    await watch();
    expect(await open()).toEqual([]);
  });
});

describe('a probe', () => {
  const probeOf = async (age: string, is_probe = true) => {
    const enquiry = await kept.addEnquiry({ is_probe });
    await kept.set('enquiries', enquiry, { received_at: `now() - interval '${age}'` });
    return enquiry;
  };

  it('that did not arrive within five minutes is an alarm of its own, until it arrives', async () => {
    const unplanned = await probeOf('6 minutes');
    const waiting = await probeOf('7 minutes');
    const delivery = await kept.addDelivery({ enquiry_id: waiting });
    const arrived = await probeOf('6 minutes');
    await kept.addDelivery({ enquiry_id: arrived, state: 'delivered' });
    const replaced = await probeOf('6 minutes');
    await kept.addDelivery({ enquiry_id: replaced, state: 'replaced' });
    await probeOf('4 minutes');
    await probeOf('25 hours');
    await probeOf('6 minutes', false);
    await together(watchProbes);
    expect((await open()).toSorted()).toEqual(
      [`probe ${unplanned}`, `probe ${waiting}`].toSorted(),
    );
    await kept.set('deliveries', delivery, { state: `'delivered'` });
    await together(clearSettledAlarms);
    expect(await open()).toEqual([`probe ${unplanned}`]);
    const [alarm] = await openAlarms(kept.database.db);
    expect(alarm?.since?.getTime()).toBeLessThan(Date.now() - 350_000);
  });
});

describe('what has failed', () => {
  it('is over when nothing is left that a person could fix', async () => {
    const enquiry = await kept.addEnquiry();
    const delivery = await kept.addDelivery({ enquiry_id: enquiry, state: 'failed' });
    await raiseAlarm(kept.database.db, { kind: 'failed', subject: 'smtp', message: '' });
    await raiseAlarm(kept.database.db, { kind: 'probe', subject: 'front door', message: '' });
    await together(clearSettledAlarms);
    expect(await open()).toEqual(['failed smtp', 'probe front door']);
    await kept.read(
      `insert into delivery_attempts (delivery_id, outcome) values ('${delivery}', 'refused')`,
    );
    await together(clearSettledAlarms);
    expect(await open()).toEqual(['probe front door']);
  });
});

describe('the worker', () => {
  it('beats in one row, which moves', async () => {
    const { db } = kept.database;
    expect(await lastHeartbeat(db)).toBeUndefined();
    await recordHeartbeat(db);
    await kept.read(`update heartbeats set last_seen_at = now() - interval '1 minute'`);
    const first = await lastHeartbeat(db);
    await recordHeartbeat(db);
    const second = await lastHeartbeat(db);
    expect(second?.getTime()).toBeGreaterThan(first?.getTime() ?? Infinity);
    expect(await kept.read('select process from heartbeats')).toEqual([{ process: 'worker' }]);
  });

  it('that has not beaten for two minutes is an alarm with what waits, until it beats', async () => {
    const { db } = kept.database;
    let now = 1_000_000;
    const watch = workerWatch(db, () => now);
    await recordHeartbeat(db);
    await watch();
    await kept.addEnquiry({ state: 'accepted' });
    await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), state: 'sending' });
    now += 119_999;
    await watch();
    expect(await open()).toEqual([]);
    now += 1;
    await watch();
    const [alarm] = await openAlarms(db);
    expect(alarm).toMatchObject({
      kind: 'worker',
      subject: 'worker',
      since: await lastHeartbeat(db),
    });
    expect(alarm?.message).toContain('No worker runs');
    expect(alarm?.message).toContain('2 messages wait');
    await recordHeartbeat(db);
    await watch();
    expect(await open()).toEqual([]);
    now += 119_000;
    await watch();
    expect(await open()).toEqual([]);
  });

  it('that never was is reported as that; the watch’s own first look clears nothing', async () => {
    const { db } = kept.database;
    await raiseAlarm(db, {
      kind: 'worker',
      subject: 'worker',
      message: 'From the process before.',
    });
    let now = 5;
    const watch = workerWatch(db, () => now);
    await watch();
    expect(await open()).toEqual(['worker worker']);
    await clearAlarm(db, 'worker', ['worker']);
    now += 120_000;
    await watch();
    expect((await sentences())[0]).toContain('No worker has ever run on this database.');
    expect((await openAlarms(db))[0]?.since).toBeNull();
  });
});
