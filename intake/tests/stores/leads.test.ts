import { randomUUID } from 'node:crypto';
import { validLead } from '@old/contract/fixtures/leads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptLeads, type AcceptLead, type Enquiry } from '#leads/accept-lead.ts';
import { readFigures } from '#leads/figures.store.ts';
import { erasePerson, readPerson, theirLeads } from '#leads/person.store.ts';
import { readQuarantine, releaseFromQuarantine } from '#leads/quarantine.store.ts';
import { purgeExpired } from '#leads/retention.ts';
import { testLedger } from '../support/ledger.ts';
import { rows, type Rows } from '../support/rows.ts';

const SECRET = 'a-secret-of-the-tests';
let kept: Rows;
let accept: AcceptLead;
beforeAll(async () => {
  kept = await rows();
  accept = acceptLeads(kept.database.db, kept.queue, SECRET, 30);
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

const enquiry = (change: Partial<Enquiry> = {}): Enquiry => ({
  id: randomUUID(),
  lead: validLead,
  origin: { page: '/contact', service: '', notice: '', language: '', timezone: '' },
  sheet: undefined,
  submissionKey: randomUUID(),
  suspicion: undefined,
  isProbe: false,
  ...change,
});
const stored = () =>
  kept.read<{ id: string; reference: string; subject: string; state: string }>(
    'select * from leads',
  );

describe('taking an enquiry', () => {
  it('stores what was written, for as long as it may be kept, and its job', async () => {
    const accepted = await accept(enquiry());
    const [lead] = await stored();
    expect(lead).toMatchObject({
      ...validLead,
      state: 'accepted',
      quarantine_reason: null,
      is_probe: false,
    });
    expect(accepted).toEqual({ kind: 'new', reference: lead?.reference });
    expect(kept.jobs).toEqual([
      { name: 'deliver-lead', payload: { leadId: lead?.id }, afterSeconds: 0 },
    ]);
    const days = await kept.read(
      `select extract(day from purge_after - received_at)::int as days from leads`,
    );
    expect(days).toEqual([{ days: 30 }]);
  });

  it.each([
    ['with a key', '0199aa4e-5c1e-7cc1-9d0f-6c5f0d7a8a11'],
    ['without one', undefined],
  ])('a suspicious one %s waits for a person', async (_, submissionKey) => {
    await accept(enquiry({ suspicion: 'honeypot', isProbe: true, submissionKey }));
    expect(await stored()).toMatchObject([
      { state: 'quarantined', quarantine_reason: 'honeypot', is_probe: true },
    ]);
    expect(kept.jobs).toEqual([]);
  });

  it('the same key and body again is the same enquiry, whatever the letters of its key', async () => {
    const first = await accept(enquiry({ submissionKey: 'ABCDEF12-5C1E-4CC1-9D0F-6C5F0D7A8A11' }));
    const again = await accept(enquiry({ submissionKey: 'abcdef12-5c1e-4cc1-9d0f-6c5f0d7a8a11' }));
    expect(again).toEqual({ ...first, kind: 'known' });
    expect(await stored()).toHaveLength(1);
    expect(kept.jobs).toHaveLength(1);
  });

  it('the same key with another body is a conflict, and changes nothing', async () => {
    const submissionKey = randomUUID();
    await accept(enquiry({ submissionKey }));
    const other = { ...validLead, subject: 'Another' };
    expect(await accept(enquiry({ submissionKey, lead: other }))).toEqual({ kind: 'conflict' });
    expect(await stored()).toMatchObject([{ subject: validLead.subject }]);
  });

  it('many at once are each told their own reference, and twins among them the same one', async () => {
    const submissionKey = randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => accept(enquiry())),
      accept(enquiry({ submissionKey })),
      accept(enquiry({ submissionKey })),
    ]);
    const kinds = answers.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'new')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === 'known')).toHaveLength(1);
    expect(
      new Set(answers.map((answer) => answer.kind !== 'conflict' && answer.reference)).size,
    ).toBe(6);
    expect(kept.jobs).toHaveLength(6);
  });

  it('without a key the same body within ten minutes is the same enquiry', async () => {
    const first = await accept(enquiry({ submissionKey: undefined }));
    const [lead] = await stored();
    expect(kept.jobs).toMatchObject([{ name: 'deliver-lead', payload: { leadId: lead?.id } }]);
    expect(await accept(enquiry({ submissionKey: undefined }))).toEqual({
      ...first,
      kind: 'known',
    });
    const other = { ...validLead, subject: 'Another' };
    expect((await accept(enquiry({ submissionKey: undefined, lead: other }))).kind).toBe('new');
    await kept.read(`update leads set received_at = now() - interval '11 minutes'`);
    expect((await accept(enquiry({ submissionKey: undefined }))).kind).toBe('new');
  });

  it('one that came with a key is no twin of one without', async () => {
    await accept(enquiry());
    expect((await accept(enquiry({ submissionKey: undefined }))).kind).toBe('new');
  });
});

describe('quarantine', () => {
  it('lists what waits for a person, newest first and so many at most', async () => {
    const younger = await kept.addLead({ state: 'quarantined' });
    const older = await kept.addLead({ state: 'quarantined' });
    await kept.set('leads', older, { received_at: `now() - interval '1 hour'` });
    await kept.addLead({ state: 'accepted' });
    const ids = async (atMost: number) =>
      (await readQuarantine(kept.database.db, atMost)).map(({ id }) => id);
    expect(await ids(10)).toEqual([younger, older]);
    expect(await ids(1)).toEqual([younger]);
  });

  it('a released lead is delivered like any other, once', async () => {
    const id = await kept.addLead({ state: 'quarantined', reference: '7K3QF-9M2XA' });
    await kept.addLead({ state: 'quarantined' });
    const release = () =>
      releaseFromQuarantine(kept.database.db, kept.queue, testLedger, '7K3QF-9M2XA');
    expect(await release()).toBe(true);
    expect(await release()).toBe(false);
    expect(kept.jobs).toEqual([{ name: 'deliver-lead', payload: { leadId: id }, afterSeconds: 0 }]);
    const states = (await stored()).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['accepted', 'quarantined']);
  });
});

describe('a person', () => {
  it('is found among many without looking at everybody', async () => {
    await kept.addLead({ email: 'Latha@weavers.example', state: 'planned' });
    await kept.addLead({ email: 'latha@Weavers.example', state: 'quarantined' });
    await kept.read(
      `insert into leads (id, reference, body_hash, state, is_probe, name, companyname, email, phonenumber,
         subject, projectdetails, purge_after)
       select gen_random_uuid(), 'M' || n, '\\x00', 'planned', false, 'n', 'c', n || '@many.example', '1',
         's', 'p', now() + interval '1 day' from generate_series(1, 5000) n`,
    );
    await kept.read('analyze leads');
    const { db } = kept.database;
    const theirs = db.selectFrom('leads').selectAll().where(theirLeads('LATHA@weavers.example'));
    expect(await theirs.execute()).toHaveLength(2);
    expect(JSON.stringify(await theirs.explain())).not.toContain('Seq Scan');
  });

  beforeEach(async () => {
    const later = await kept.addLead({ email: 'Asha@Menon.example', subject: 'Later' });
    await kept.set('leads', later, { received_at: `now() + interval '1 second'` });
    await kept.addLead({ email: 'asha@menon.example', subject: 'Sooner' });
    await kept.addLead({ email: 'other@menon.example', subject: 'Nobody’s' });
    await kept.addLead({ email: 'asha@menon.example', is_probe: true });
    await kept.addSubscription({ email: 'ASHA@menon.example' });
    const old = await kept.addSubscription({ email: 'other@menon.example' });
    await kept.set('subscriptions', old, { asked_at: `now() - interval '1 hour'` });
  });

  it('is read by address, in whatever letters, oldest first, and never a probe', async () => {
    const found = await readPerson(kept.database.db, 'asha@MENON.example');
    expect(found.leads.map(({ subject }) => subject)).toEqual(['Sooner', 'Later']);
    expect(found.subscriptions.map(({ email }) => email)).toEqual(['ASHA@menon.example']);
  });

  it('without an address everybody is read', async () => {
    const found = await readPerson(kept.database.db);
    expect(found.leads).toHaveLength(3);
    expect(found.subscriptions.map(({ email }) => email)).toEqual([
      'other@menon.example',
      'ASHA@menon.example',
    ]);
  });

  it('is erased whole, and nobody else', async () => {
    expect(
      await erasePerson(kept.database.db, kept.queue, testLedger, 'asha@MENON.example'),
    ).toMatchObject({
      leads: 3,
      subscriptions: 1,
    });
    expect(await stored()).toMatchObject([{ email: 'other@menon.example' }]);
    expect(await kept.read('select email from subscriptions')).toEqual([
      { email: 'other@menon.example' },
    ]);
  });
});

describe('what has had its time', () => {
  it('leads past their day, probes after a week, and whoever never confirmed', async () => {
    await kept.addLead({ subject: 'kept' });
    await kept.addLead({ subject: 'past', purge_after: new Date(Date.now() - 60_000) });
    const probe = await kept.addLead({ subject: 'old probe', is_probe: true });
    const young = await kept.addLead({ subject: 'young probe', is_probe: true });
    const old = await kept.addLead({ subject: 'old and kept' });
    await kept.set('leads', probe, { received_at: `now() - interval '7 days 1 minute'` });
    await kept.set('leads', young, { received_at: `now() - interval '6 days 23 hours'` });
    await kept.set('leads', old, { received_at: `now() - interval '300 days'` });
    for (const [name, state, asked] of [
      ['asked long ago', 'asked', '7 days 1 minute'],
      ['asked lately', 'asked', '6 days 23 hours'],
      ['confirmed long ago', 'confirmed', '300 days'],
      ['left', 'left', '1 minute'],
    ] as const) {
      const id = await kept.addSubscription({ name, state });
      await kept.set('subscriptions', id, { asked_at: `now() - interval '${asked}'` });
    }
    expect(await purgeExpired(kept.database.db, testLedger)).toEqual({
      leads: 2,
      subscriptions: 2,
    });
    const left = (await stored()).map(({ subject }) => subject);
    expect(left.toSorted()).toEqual(['kept', 'old and kept', 'young probe']);
    const names = await kept.read<{ name: string }>('select name from subscriptions order by name');
    expect(names.map(({ name }) => name)).toEqual(['asked lately', 'confirmed long ago']);
  });
});

describe('figures', () => {
  /** Ages in whole minutes: the statements of a test take seconds on a busy machine. */
  const figures = async () =>
    Object.fromEntries(
      (await readFigures(kept.database.db)).map(({ name, values }) => [
        name,
        values.map(({ labels, value }) => [
          labels,
          /_(?:age|silent)_seconds$/u.test(name) ? Math.floor(value / 60) : Math.round(value),
        ]),
      ]),
    );

  it('count what waits, by what it waits for, and how long it took', async () => {
    const waits = await kept.addLead({ state: 'accepted' });
    await kept.set('leads', waits, { received_at: `now() - interval '4 minutes'` });
    await kept.addLead({ state: 'quarantined', quarantine_reason: 'honeypot' });
    const lead = await kept.addLead();
    await kept.set('leads', lead, { received_at: `now() - interval '50 seconds'` });
    await kept.addDelivery({ lead_id: lead, channel: 'webhook', state: 'parked' });
    const sent = await kept.addDelivery({ lead_id: lead, state: 'delivered' });
    await kept.set('deliveries', sent, { delivered_at: `now() - interval '10 seconds'` });
    await kept.read(`insert into heartbeats values ('worker', now() - interval '20 minutes')`);
    await kept.read(
      `insert into alarms (kind, subject, sentence) values ('parked', 'webhook', '')`,
    );
    expect(await figures()).toEqual({
      intake_queue_age_seconds: [
        [{ what: 'lead' }, 4],
        [{ what: 'delivery' }, 0],
      ],
      intake_parked: [[{ channel: 'webhook' }, 1]],
      intake_quarantined: [[{ reason: 'honeypot' }, 1]],
      intake_quarantine_age_seconds: [[{ reason: 'honeypot' }, 0]],
      intake_mailbox_age_seconds: [],
      intake_mails_withheld: [],
      intake_worker_silent_seconds: [[{ process: 'worker' }, 20]],
      intake_alarms_open: [[{ kind: 'parked' }, 1]],
      intake_leads_arrived: [
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
      intake_answer_seconds_bucket: expect.any(Array) as unknown,
    });
    for (const { type } of await readFigures(kept.database.db)) expect(type).toBe('gauge');
  });

  it.each([
    ['in time', '20 minutes', ['delivered 16'], [1, 0]],
    ['in time by one way, on its way by another', '20 minutes', ['delivered 19', 'parked'], [1, 0]],
    ['after more than five minutes', '20 minutes', ['delivered 14'], [0, 1]],
    ['not yet, and may still be in time', '4 minutes', ['pending'], [0, 0]],
    ['not yet, and is late', '6 minutes', ['sending'], [0, 1]],
    ['not yet, since yesterday', '1 day', ['parked'], [0, 1]],
    ['not yet, and no worker took it up', '6 minutes', [], [0, 1]],
    ['more than an hour ago', '80 minutes', ['delivered 78', 'pending'], [0, 0]],
    ['late and more than an hour ago', '80 minutes', ['delivered 70', 'pending'], [0, 0]],
  ])('an enquiry that arrived %s', async (_, age, ways, [inTime, late]) => {
    const lead = await kept.addLead(ways.length === 0 ? { state: 'accepted' } : {});
    await kept.set('leads', lead, { received_at: `now() - interval '${age}'` });
    for (const [index, way] of ways.entries()) {
      const [state, minutesAgo] = way.split(' ');
      const id = await kept.addDelivery({ lead_id: lead, channel: `way ${index}`, state });
      if (minutesAgo !== undefined)
        await kept.set('deliveries', id, { delivered_at: `now() - interval '${minutesAgo} min'` });
    }
    const arrived = [
      [{ arrival: 'in-time' }, inTime],
      [{ arrival: 'late' }, late],
    ];
    expect((await figures()).intake_leads_arrived).toEqual(arrived);
    // Its receipt for the visitor and the time with a person are not counted.
    await kept.addDelivery({ lead_id: lead, purpose: 'acknowledgement', state: 'pending' });
    expect((await figures()).intake_leads_arrived).toEqual(arrived);
    await kept.set('leads', lead, { quarantine_reason: `'honeypot'` });
    expect((await figures()).intake_leads_arrived).toEqual([
      [{ arrival: 'in-time' }, 0],
      [{ arrival: 'late' }, 0],
    ]);
  });
});
