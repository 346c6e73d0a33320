import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlarmNotice } from '@studio/platform/sending/alarm-ways.ts';
import {
  alarmTeller,
  clearAlarm,
  openAlarms,
  raiseAlarm,
} from '@studio/enquiries/alarms/alarm.store.ts';
import {
  clearSettledAlarms,
  watchOldest,
  watchProbes,
} from '@studio/enquiries/alarms/watch.store.ts';
import { beat, lastBeat } from '@studio/enquiries/alarms/heartbeat.store.ts';
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
const sentences = async () => (await openAlarms(kept.database.db)).map(({ sentence }) => sentence);

describe('an alarm', () => {
  it('is raised once per trouble, and again when the trouble returns', async () => {
    const { db } = kept.database;
    const trouble = { kind: 'parked', subject: 'smtp', sentence: 'First.' } as const;
    await raiseAlarm(db, trouble);
    await raiseAlarm(db, { ...trouble, sentence: 'Second.' });
    await raiseAlarm(db, { ...trouble, subject: 'webhook' });
    expect(await open()).toEqual(['parked smtp', 'parked webhook']);
    expect(await sentences()).toEqual(['First.', 'First.']);
    await clearAlarm(db, 'parked', ['smtp']);
    await clearAlarm(db, 'clock', ['webhook']);
    expect(await open()).toEqual(['parked webhook']);
    await raiseAlarm(db, trouble);
    expect(await open()).toEqual(['parked webhook', 'parked smtp']);
    await clearAlarm(db, 'parked', ['smtp']);
    const ends = await kept.read(
      'select distinct cleared_at from alarms where cleared_at is not null',
    );
    expect(ends, 'an end that was reported before stays as it was').toHaveLength(2);
  });
});

describe('telling', () => {
  const told: AlarmNotice[] = [];
  let problems: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(JSON.parse(chunk.toString('utf8')) as Record<string, unknown>);
      done();
    },
  });
  const ways = {
    tell(notice: AlarmNotice) {
      told.push(notice);
      return problems.includes('all')
        ? Promise.reject(new Error('No way.'))
        : Promise.resolve(problems);
    },
    close: () => undefined,
  };
  const tell = () => alarmTeller(kept.database.db, ways, createLog('debug', sink))();
  const titles = () => told.splice(0).map(({ title }) => title);
  beforeEach(() => {
    told.length = 0;
    logged.length = 0;
    problems = [];
  });

  it('every alarm once, oldest first, and its end once', async () => {
    const { db } = kept.database;
    await raiseAlarm(db, { kind: 'parked', subject: 'smtp', sentence: 'It is parked.' });
    await raiseAlarm(db, { kind: 'clock', subject: 'worker', sentence: 'Clocks differ.' });
    await tell();
    await tell();
    expect(titles()).toEqual(['Alarm: parked (smtp)', 'Alarm: clock (worker)']);
    expect(logged.map(({ level, msg, alarm, subject }) => [level, msg, alarm, subject])).toEqual([
      [50, 'It is parked.', 'parked', 'smtp'],
      [50, 'Clocks differ.', 'clock', 'worker'],
    ]);
    await clearAlarm(db, 'parked', ['smtp']);
    logged.length = 0;
    await tell();
    await tell();
    expect(titles()).toEqual(['Over: parked (smtp)']);
    expect(logged).toMatchObject([
      { level: 30, msg: 'Over: It is parked.', alarm: 'parked', subject: 'smtp' },
    ]);
  });

  it('one that was over before it could be reported is reported as that, once', async () => {
    await raiseAlarm(kept.database.db, {
      kind: 'parked',
      subject: 'smtp',
      sentence: 'It is parked.',
    });
    await clearAlarm(kept.database.db, 'parked', ['smtp']);
    await tell();
    await tell();
    expect(titles()).toEqual(['Over: parked (smtp)']);
  });

  it('one that no channel accepted stays to be reported', async () => {
    await raiseAlarm(kept.database.db, {
      kind: 'parked',
      subject: 'smtp',
      sentence: 'It is parked.',
    });
    problems = ['all'];
    await expect(tell()).rejects.toThrow('No way.');
    problems = ['The provider answered 503.'];
    await tell();
    await tell();
    expect(titles()).toHaveLength(2);
    const warnings = logged.filter(({ level }) => level === 40);
    expect(warnings).toMatchObject([{ alarm: 'parked' }]);
    expect(warnings[0]?.['msg']).toContain('The provider answered 503.');
  });
});

describe('the oldest that waits', () => {
  const watch = () => together(watchOldest);

  it('for more than five minutes to be taken up is an alarm, over when it is', async () => {
    const enquiry = await kept.addEnquiry({ state: 'accepted' });
    await kept.set('leads', enquiry, { received_at: `now() - interval '4 minutes 50 seconds'` });
    await watch();
    expect(await open()).toEqual([]);
    await kept.set('leads', enquiry, { received_at: `now() - interval '6 minutes'` });
    await watch();
    const [alarm] = await openAlarms(kept.database.db);
    expect(alarm).toMatchObject({ kind: 'waiting', subject: 'queue' });
    expect(alarm?.sentence).toBe(
      'The oldest message has waited 6 minutes to be taken up by a worker. No attempt has failed yet: the worker does not keep up.',
    );
    expect(alarm?.since?.getTime()).toBeLessThan(Date.now() - 350_000);
    await kept.set('leads', enquiry, { state: `'planned'` });
    await watch();
    expect(await open()).toEqual([]);
  });

  it('on a channel is reported with the channel and its problem', async () => {
    const row = {
      lead_id: await kept.addEnquiry(),
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
    await kept.set('leads', probe, { received_at: `now() - interval '1 hour'` });
    const mail = await kept.addDelivery({ lead_id: probe, purpose: 'acknowledgement' });
    await kept.set('deliveries', mail, { created_at: `now() - interval '1 hour'` });
    await watch();
    expect(await open()).toEqual([]);
  });
});

describe('a probe', () => {
  const probeOf = async (age: string, is_probe = true) => {
    const enquiry = await kept.addEnquiry({ is_probe });
    await kept.set('leads', enquiry, { received_at: `now() - interval '${age}'` });
    return enquiry;
  };

  it('that did not arrive within five minutes is an alarm of its own, until it arrives', async () => {
    const unplanned = await probeOf('6 minutes');
    const waiting = await probeOf('7 minutes');
    const delivery = await kept.addDelivery({ lead_id: waiting });
    const arrived = await probeOf('6 minutes');
    await kept.addDelivery({ lead_id: arrived, state: 'delivered' });
    const replaced = await probeOf('6 minutes');
    await kept.addDelivery({ lead_id: replaced, state: 'replaced' });
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

describe('what is parked', () => {
  it('is over when nothing is left that a person could fix', async () => {
    const enquiry = await kept.addEnquiry();
    const delivery = await kept.addDelivery({ lead_id: enquiry, state: 'parked' });
    await raiseAlarm(kept.database.db, { kind: 'parked', subject: 'smtp', sentence: '' });
    await raiseAlarm(kept.database.db, { kind: 'probe', subject: 'front door', sentence: '' });
    await together(clearSettledAlarms);
    expect(await open()).toEqual(['parked smtp', 'probe front door']);
    await kept.read(
      `insert into attempts (delivery_id, outcome) values ('${delivery}', 'refused')`,
    );
    await together(clearSettledAlarms);
    expect(await open()).toEqual(['probe front door']);
  });
});

describe('the worker', () => {
  it('beats in one row, which moves', async () => {
    const { db } = kept.database;
    expect(await lastBeat(db)).toBeUndefined();
    await beat(db);
    const first = await lastBeat(db);
    await beat(db);
    const second = await lastBeat(db);
    expect(second?.getTime()).toBeGreaterThan(first?.getTime() ?? Infinity);
    expect(await kept.read('select process from heartbeats')).toEqual([{ process: 'worker' }]);
  });

  it('that has not beaten for two minutes is an alarm with what waits, until it beats', async () => {
    const { db } = kept.database;
    let now = 1_000_000;
    const watch = workerWatch(db, () => now);
    await beat(db);
    await watch();
    await kept.addEnquiry({ state: 'accepted' });
    await kept.addDelivery({ lead_id: await kept.addEnquiry(), state: 'sending' });
    now += 119_999;
    await watch();
    expect(await open()).toEqual([]);
    now += 1;
    await watch();
    const [alarm] = await openAlarms(db);
    expect(alarm).toMatchObject({ kind: 'worker', subject: 'worker', since: await lastBeat(db) });
    expect(alarm?.sentence).toContain('No worker runs');
    expect(alarm?.sentence).toContain('2 messages wait');
    await beat(db);
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
      sentence: 'From the process before.',
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
