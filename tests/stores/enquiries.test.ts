import { randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptEnquiries,
  type AcceptEnquiry,
  type Submission,
} from '@studio/enquiries/submission/accept-enquiry.ts';
import { readMetrics } from '@studio/enquiries/reports/metrics.store.ts';
import { readPerson } from '@studio/enquiries/persons/person-records.store.ts';
import { erasePerson, enquiriesOf } from '@studio/enquiries/persons/person.store.ts';
import { readHeldEnquiries, releaseHeld } from '@studio/enquiries/held/held.store.ts';
import { purgeExpired } from '@studio/enquiries/persons/retention.ts';
import { retention } from '@studio/contract/retention';
import { testAuditLog } from '../support/audit-log.ts';
import { rows, type Rows } from '../support/rows.ts';

const SECRET = 'a-secret-of-the-tests';
let kept: Rows;
let accept: AcceptEnquiry;
beforeAll(async () => {
  kept = await rows();
  accept = acceptEnquiries(kept.database, SECRET);
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

const submission = (change: Partial<Submission> = {}): Submission => ({
  id: randomUUID(),
  enquiry: validEnquiry,
  origin: { page: '/contact', service: '', notice: '', language: '', timezone: '' },
  sheet: undefined,
  idempotencyKey: randomUUID(),
  spamSignal: undefined,
  isProbe: false,
  ...change,
});
/** The ids of the enquiries that wait to be delivered. */
const jobs = async () =>
  (
    await kept.read<{ id: string }>(
      `select data->>'enquiryId' as id from pgboss.job where name = 'plan-deliveries'`,
    )
  ).map(({ id }) => id);
const stored = () =>
  kept.read<{ id: string; reference: string; subject: string; state: string }>(
    'select * from enquiries',
  );

describe('taking an enquiry', () => {
  it('stores what was written, for as long as it may be kept, and its job', async () => {
    const accepted = await accept(submission());
    const [enquiry] = await stored();
    expect(enquiry).toMatchObject({
      ...validEnquiry,
      state: 'accepted',
      held_reason: null,
      is_probe: false,
    });
    expect(accepted).toEqual({ kind: 'new', reference: enquiry?.reference });
    expect(await jobs()).toEqual([enquiry?.id]);
    const days = await kept.read(
      `select extract(day from purge_after - received_at)::int as days from enquiries`,
    );
    expect(days).toEqual([{ days: retention.enquiry.days }]);
  });

  it.each([
    ['with a key', '0199aa4e-5c1e-7cc1-9d0f-6c5f0d7a8a11'],
    ['without one', undefined],
  ])('a suspicious one %s waits for a person', async (_, idempotencyKey) => {
    await accept(submission({ spamSignal: 'honeypot', isProbe: true, idempotencyKey }));
    expect(await stored()).toMatchObject([
      { state: 'held', held_reason: 'honeypot', is_probe: true },
    ]);
    expect(await jobs()).toEqual([]);
  });

  it('the same key and body again is the same enquiry, whatever the letters of its key', async () => {
    const first = await accept(
      submission({ idempotencyKey: 'ABCDEF12-5C1E-4CC1-9D0F-6C5F0D7A8A11' }),
    );
    const again = await accept(
      submission({ idempotencyKey: 'abcdef12-5c1e-4cc1-9d0f-6c5f0d7a8a11' }),
    );
    expect(again).toEqual({ ...first, kind: 'known' });
    expect(await stored()).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
  });

  it('the same key with another body is a conflict, and changes nothing', async () => {
    const idempotencyKey = randomUUID();
    await accept(submission({ idempotencyKey }));
    const other = { ...validEnquiry, subject: 'Another' };
    expect(await accept(submission({ idempotencyKey, enquiry: other }))).toEqual({
      kind: 'conflict',
    });
    expect(await stored()).toMatchObject([{ subject: validEnquiry.subject }]);
  });

  it('concurrent enquiries each get their own reference, and duplicates among them the same one', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => accept(submission())),
      accept(submission({ idempotencyKey })),
      accept(submission({ idempotencyKey })),
    ]);
    const kinds = answers.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'new')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === 'known')).toHaveLength(1);
    expect(
      new Set(answers.map((answer) => answer.kind !== 'conflict' && answer.reference)).size,
    ).toBe(6);
    expect(await jobs()).toHaveLength(6);
  });

  it('what waits is stored 256 at a time, each with its job in the same transaction', async () => {
    await Promise.all(Array.from({ length: 300 }, () => accept(submission())));
    // The first two do not wait; the others wait for them.
    const transactions = await kept.read(
      `select count(*)::int as size from enquiries l
       join pgboss.job j on j.data->>'enquiryId' = l.id::text and j.xmin::text = l.xmin::text
       group by l.xmin::text order by size`,
    );
    expect(transactions).toEqual([{ size: 1 }, { size: 1 }, { size: 42 }, { size: 256 }]);
  });

  it('without a key the same body within ten minutes is the same enquiry', async () => {
    const first = await accept(submission({ idempotencyKey: undefined }));
    const [enquiry] = await stored();
    expect(await jobs()).toEqual([enquiry?.id]);
    expect(await accept(submission({ idempotencyKey: undefined }))).toEqual({
      ...first,
      kind: 'known',
    });
    const other = { ...validEnquiry, subject: 'Another' };
    expect((await accept(submission({ idempotencyKey: undefined, enquiry: other }))).kind).toBe(
      'new',
    );
    await kept.read(`update enquiries set received_at = now() - interval '11 minutes'`);
    expect((await accept(submission({ idempotencyKey: undefined }))).kind).toBe('new');
  });

  it('one that came with a key is no twin of one without', async () => {
    await accept(submission());
    expect((await accept(submission({ idempotencyKey: undefined }))).kind).toBe('new');
  });
});

describe('held enquiries', () => {
  it('lists what waits for a person, newest first and so many at most', async () => {
    const younger = await kept.addEnquiry({ state: 'held' });
    const older = await kept.addEnquiry({ state: 'held' });
    await kept.set('enquiries', older, { received_at: `now() - interval '1 hour'` });
    await kept.addEnquiry({ state: 'accepted' });
    const ids = async (atMost: number) =>
      (await readHeldEnquiries(kept.database.db, atMost)).map(({ id }) => id);
    expect(await ids(10)).toEqual([younger, older]);
    expect(await ids(1)).toEqual([younger]);
  });

  it('a released enquiry is delivered like any other, once', async () => {
    const id = await kept.addEnquiry({ state: 'held', reference: '7K3QF-9M2XA' });
    await kept.addEnquiry({ state: 'held' });
    const release = () => releaseHeld(kept.database.db, kept.queue, testAuditLog, '7K3QF-9M2XA');
    expect(await release()).toBe(true);
    expect(await release()).toBe(false);
    expect(kept.jobs).toEqual([
      { name: 'plan-deliveries', payload: { enquiryId: id }, afterSeconds: 0 },
    ]);
    const states = (await stored()).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['accepted', 'held']);
  });
});

describe('a person', () => {
  it('is found among many without looking at everybody', async () => {
    await kept.addEnquiry({ email: 'Latha@weavers.example', state: 'planned' });
    await kept.addEnquiry({ email: 'latha@Weavers.example', state: 'held' });
    await kept.read(
      `insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email, phonenumber,
         subject, projectdetails, purge_after)
       select gen_random_uuid(), 'M' || n, '\\x00', 'planned', false, 'n', 'c', n || '@many.example', '1',
         's', 'p', now() + interval '1 day' from generate_series(1, 5000) n`,
    );
    await kept.read('analyze enquiries');
    const { db } = kept.database;
    const theirs = db
      .selectFrom('enquiries')
      .selectAll()
      .where(enquiriesOf('LATHA@weavers.example'));
    expect(await theirs.execute()).toHaveLength(2);
    expect(JSON.stringify(await theirs.explain())).not.toContain('Seq Scan');
  });

  beforeEach(async () => {
    const later = await kept.addEnquiry({ email: 'Asha@Menon.example', subject: 'Later' });
    await kept.set('enquiries', later, { received_at: `now() + interval '1 second'` });
    await kept.addEnquiry({ email: 'asha@menon.example', subject: 'Sooner' });
    await kept.addEnquiry({ email: 'other@menon.example', subject: 'Other' });
    await kept.addEnquiry({ email: 'asha@menon.example', is_probe: true });
    await kept.addSubscription({ email: 'ASHA@menon.example' });
    const old = await kept.addSubscription({ email: 'other@menon.example' });
    await kept.set('subscriptions', old, { requested_at: `now() - interval '1 hour'` });
  });

  it('is read by address, in whatever letters, oldest first, and never a probe', async () => {
    const found = await readPerson(kept.database.db, 'asha@MENON.example');
    expect(found.enquiries.map(({ subject }) => subject)).toEqual(['Sooner', 'Later']);
    expect(found.subscriptions.map(({ email }) => email)).toEqual(['ASHA@menon.example']);
  });

  it('without an address everybody is read', async () => {
    const found = await readPerson(kept.database.db);
    expect(found.enquiries).toHaveLength(3);
    expect(found.subscriptions.map(({ email }) => email)).toEqual([
      'other@menon.example',
      'ASHA@menon.example',
    ]);
  });

  it('is erased whole, and no one else', async () => {
    expect(
      await erasePerson(kept.database.db, kept.queue, testAuditLog, 'asha@MENON.example'),
    ).toMatchObject({
      enquiries: 3,
      subscriptions: 1,
    });
    expect(await stored()).toMatchObject([{ email: 'other@menon.example' }]);
    expect(await kept.read('select email from subscriptions')).toEqual([
      { email: 'other@menon.example' },
    ]);
  });
});

describe('what has had its time', () => {
  it('enquiries past their day, probes after a week, and unconfirmed subscriptions', async () => {
    await kept.addEnquiry({ subject: 'kept' });
    await kept.addEnquiry({ subject: 'past', purge_after: new Date(Date.now() - 60_000) });
    const probe = await kept.addEnquiry({ subject: 'old probe', is_probe: true });
    const young = await kept.addEnquiry({ subject: 'young probe', is_probe: true });
    const old = await kept.addEnquiry({ subject: 'old and kept' });
    await kept.set('enquiries', probe, { received_at: `now() - interval '7 days 1 minute'` });
    await kept.set('enquiries', young, { received_at: `now() - interval '6 days 23 hours'` });
    await kept.set('enquiries', old, { received_at: `now() - interval '300 days'` });
    for (const [name, state, asked] of [
      ['asked long ago', 'pending', '7 days 1 minute'],
      ['asked lately', 'pending', '6 days 23 hours'],
      ['confirmed long ago', 'confirmed', '300 days'],
      ['left', 'unsubscribed', '1 minute'],
    ] as const) {
      const id = await kept.addSubscription({ name, state });
      await kept.set('subscriptions', id, { requested_at: `now() - interval '${asked}'` });
    }
    expect(await purgeExpired(kept.database.db, testAuditLog)).toEqual({
      enquiries: 2,
      subscriptions: 2,
      otherMails: 0,
    });
    const left = (await stored()).map(({ subject }) => subject);
    expect(left.toSorted()).toEqual(['kept', 'old and kept', 'young probe']);
    const names = await kept.read<{ name: string }>('select name from subscriptions order by name');
    expect(names.map(({ name }) => name)).toEqual(['asked lately', 'confirmed long ago']);
  });

  it('what remembers an erasure, as long as the backups', async () => {
    for (const days of [retention.backup.days - 1, retention.backup.days + 1]) {
      const at = `now() - interval '${days} days'`;
      await kept.read(`insert into erasures (id, enquiry_id, reference, erased_at)
        values (gen_random_uuid(), gen_random_uuid(), 'after ${days} days', ${at})`);
      await kept.read(
        `insert into erased_others (id, erased_at) values (gen_random_uuid(), ${at})`,
      );
    }
    await purgeExpired(kept.database.db, testAuditLog);
    const { days } = retention.backup;
    expect(
      await kept.read(`select reference from erasures where reference like 'after %'`),
    ).toEqual([{ reference: `after ${days - 1} days` }]);
    expect(
      await kept.read(`select extract(day from now() - erased_at)::int as days from erased_others
        where erased_at < now() - interval '30 days'`),
    ).toEqual([{ days: days - 1 }]);
  });
});

describe('metrics', () => {
  /** Ages in whole minutes: the statements of a test take seconds on a busy machine. */
  const metrics = async () =>
    Object.fromEntries(
      (await (await readMetrics(kept.database.db)).getMetricsAsJSON()).map(({ name, values }) => [
        name,
        values.map(({ labels, value }) => [
          labels,
          /_(?:age|silent)_seconds$/u.test(name) ? Math.floor(value / 60) : Math.round(value),
        ]),
      ]),
    );

  it('count what waits, by what it waits for, and how long it took', async () => {
    const waits = await kept.addEnquiry({ state: 'accepted' });
    await kept.set('enquiries', waits, { received_at: `now() - interval '4 minutes'` });
    await kept.addEnquiry({ state: 'held', held_reason: 'honeypot' });
    const enquiry = await kept.addEnquiry();
    await kept.set('enquiries', enquiry, { received_at: `now() - interval '50 seconds'` });
    await kept.addDelivery({ enquiry_id: enquiry, channel: 'webhook', state: 'failed' });
    const sent = await kept.addDelivery({ enquiry_id: enquiry, state: 'delivered' });
    await kept.set('deliveries', sent, { delivered_at: `now() - interval '10 seconds'` });
    await kept.read(`insert into heartbeats values ('worker', now() - interval '20 minutes')`);
    await kept.read(`insert into alarms (kind, subject, message) values ('failed', 'webhook', '')`);
    expect(await metrics()).toEqual({
      intake_queue_age_seconds: [
        [{ what: 'enquiry' }, 4],
        [{ what: 'delivery' }, 0],
      ],
      deliveries_failed: [[{ channel: 'webhook' }, 1]],
      enquiries_held: [[{ reason: 'honeypot' }, 1]],
      enquiries_held_oldest_age_seconds: [[{ reason: 'honeypot' }, 0]],
      mailbox_last_read_age_seconds: [],
      mails_suppressed_last_day: [],
      worker_heartbeat_age_seconds: [[{ process: 'worker' }, 20]],
      intake_alarms_open: [[{ kind: 'failed' }, 1]],
      enquiries_delivered_last_hour: [
        [{ arrival: 'in-time' }, 1],
        [{ arrival: 'late' }, 0],
      ],
      intake_delivery_seconds_bucket: [
        [{ le: '1' }, 0],
        [{ le: '5' }, 0],
        [{ le: '15' }, 0],
        [{ le: '60' }, 1],
        [{ le: '300' }, 1],
        [{ le: '1800' }, 1],
        [{ le: '+Inf' }, 1],
      ],
      enquiry_response_working_seconds_bucket: expect.any(Array) as unknown,
    });
    const text = await (await readMetrics(kept.database.db)).metrics();
    const types = text.split('\n').filter((line) => line.startsWith('# TYPE'));
    expect(types.filter((line) => !line.endsWith(' gauge'))).toEqual([]);
  });

  it.each([
    ['in time', '20 minutes', ['delivered 16'], [1, 0]],
    ['in time by one way, on its way by another', '20 minutes', ['delivered 19', 'failed'], [1, 0]],
    ['after more than five minutes', '20 minutes', ['delivered 14'], [0, 1]],
    ['not yet, and may still be in time', '4 minutes', ['pending'], [0, 0]],
    ['not yet, and is late', '6 minutes', ['sending'], [0, 1]],
    ['not yet, since yesterday', '1 day', ['failed'], [0, 1]],
    ['not yet, and no worker took it up', '6 minutes', [], [0, 1]],
    ['more than an hour ago', '80 minutes', ['delivered 78', 'pending'], [0, 0]],
    ['late and more than an hour ago', '80 minutes', ['delivered 70', 'pending'], [0, 0]],
  ])('an enquiry that arrived %s', async (_, age, ways, [inTime, late]) => {
    const enquiry = await kept.addEnquiry(ways.length === 0 ? { state: 'accepted' } : {});
    await kept.set('enquiries', enquiry, { received_at: `now() - interval '${age}'` });
    for (const [index, way] of ways.entries()) {
      const [state, minutesAgo] = way.split(' ');
      const id = await kept.addDelivery({ enquiry_id: enquiry, channel: `way ${index}`, state });
      if (minutesAgo !== undefined)
        await kept.set('deliveries', id, { delivered_at: `now() - interval '${minutesAgo} min'` });
    }
    const arrived = [
      [{ arrival: 'in-time' }, inTime],
      [{ arrival: 'late' }, late],
    ];
    expect((await metrics()).enquiries_delivered_last_hour).toEqual(arrived);
    // Its receipt for the visitor and the time with a person are not counted.
    await kept.addDelivery({ enquiry_id: enquiry, purpose: 'acknowledgement', state: 'pending' });
    expect((await metrics()).enquiries_delivered_last_hour).toEqual(arrived);
    await kept.set('enquiries', enquiry, { held_reason: `'honeypot'` });
    expect((await metrics()).enquiries_delivered_last_hour).toEqual([
      [{ arrival: 'in-time' }, 0],
      [{ arrival: 'late' }, 0],
    ]);
  });
});
