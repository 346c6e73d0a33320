import { randomUUID } from 'node:crypto';
import type {
  EnquiryRow,
  EnquiryDetail,
  VersionConflict,
  Page,
} from '@studio/contract/desk/responses';
import { awaitsReply, type Command, type Work } from '@studio/contract/desk/work';
import { responseTargetOf } from '@studio/contract/response-target';
import { recordEnquirerReply } from '@studio/enquiries/work/mail-events.store.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiries, addEnquiry } from './support/enquiries.ts';
import { checkConsistency } from './support/check-consistency.ts';

let desk: TestDesk;
let asha: Browser;
let ravi: Browser;
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
  ravi = await plantSession(desk, 'sales');
});
afterAll(() => desk[Symbol.asyncDispose]());
// After every test, each row must match its events.
afterEach(async () => {
  expect((await checkConsistency(desk)).wrong).toEqual([]);
});

const change = (one: Browser, id: string, command: Command, version?: number) =>
  one.post(`/api/enquiries/${id}/changes`, { command, version });
const open = async (one: Browser, id: string) =>
  (await one.get(`/api/enquiries/${id}`)).json<EnquiryDetail>();
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('an enquiry', () => {
  it('shows what they wrote, when it is due, and who opened it first', async () => {
    const id = await addEnquiry(desk, { projectdetails: 'A loom that counts.' });
    expect(await open(asha, id)).toMatchObject({
      state: 'to-answer',
      version: 1,
      ownerId: null,
      fields: { projectdetails: 'A loom that counts.' },
      country: 'IN',
    });
    await open(ravi, id);
    const { events } = await open(asha, id);
    expect(events.map(({ kind, by }) => [kind, by?.id])).toEqual([
      ['received', undefined],
      ['opened', asha.staffId],
    ]);
  });

  it('can be marked as unread; who opened it first is kept', async () => {
    const id = await addEnquiry(desk);
    await open(asha, id);
    const isOpened = async () => {
      const list = await ravi.get('/api/enquiries?queue=to-answer');
      return list.json<Page<EnquiryRow>>().rows.find((row) => row.id === id)?.isOpened;
    };
    expect(await isOpened()).toBe(true);
    expect((await asha.post(`/api/enquiries/${id}/unread`)).statusCode).toBe(200);
    expect(await isOpened()).toBe(false);
    const { events } = await open(ravi, id);
    expect(await isOpened()).toBe(true);
    const opened = events.filter(({ kind }) => kind === 'opened');
    expect(opened.map(({ by }) => by?.id)).toEqual([asha.staffId]);
    expect((await asha.post(`/api/enquiries/${randomUUID()}/unread`)).statusCode).toBe(404);
  });

  it('that the desk opened by itself stays unread', async () => {
    const id = await addEnquiry(desk);
    const unread = () =>
      desk.sql(
        'select unread_since is null as seen, first_opened_at from enquiry_work where enquiry_id = $1',
        id,
      );
    const [before] = await unread();
    expect(before).toEqual({ seen: false, first_opened_at: null });
    expect((await asha.get(`/api/enquiries/${id}?unasked=yes`)).statusCode).toBe(200);
    expect(await unread()).toEqual([before]);
    await open(asha, id);
    expect(await unread()).toMatchObject([{ seen: true }]);
  });

  it('can be taken, answered, waiting, answered again and won', async () => {
    const id = await addEnquiry(desk);
    const steps: readonly [Command, Partial<Work>][] = [
      [{ kind: 'claimed' }, { ownerId: asha.staffId }],
      [{ kind: 'answered', by: 'mail', then: 'waiting' }, { state: 'waiting' }],
      [{ kind: 'answered', by: 'telephone', then: 'answered' }, { state: 'answered' }],
      [{ kind: 'waiting' }, { state: 'waiting' }],
      [
        { kind: 'closed', reason: 'won' },
        { state: 'closed', closeReason: 'won' },
      ],
      [{ kind: 'reopened' }, { state: 'to-answer', closeReason: null }],
    ];
    let version = 1;
    for (const [command, wanted] of steps) {
      const answer = await change(asha, id, command, version);
      expect(answer.statusCode, command.kind).toBe(200);
      version += 1;
      expect(answer.json()).toMatchObject({ ...wanted, version });
    }
    const { events } = await open(asha, id);
    expect(events.filter(({ kind }) => kind === 'answered')).toHaveLength(2);
  });

  it('is assigned to the person who answers it, and the first answer stays the first', async () => {
    const id = await addEnquiry(desk);
    const first = await change(asha, id, { kind: 'answered', by: 'mail', then: 'answered' }, 1);
    const { ownerId, firstAnsweredAt } = first.json<Work>();
    expect(ownerId).toBe(asha.staffId);
    const again = await change(ravi, id, { kind: 'answered', by: 'mail', then: 'waiting' }, 2);
    expect(again.json<Work>()).toMatchObject({ ownerId: asha.staffId, firstAnsweredAt });
  });

  it.each<[string, Command, string]>([
    ['won without an answer', { kind: 'closed', reason: 'won' }, 'neither won nor lost'],
    ['waiting for whom we never answered', { kind: 'waiting' }, 'Answer them first'],
    ['opened again while open', { kind: 'reopened' }, 'is open'],
    ['brought back while not put off', { kind: 'brought-back' }, 'not put off'],
    [
      'put off until yesterday',
      { kind: 'put-off', until: '2020-01-01T00:00:00Z' },
      'in the future',
    ],
  ])('cannot be %s', async (_what, command, words) => {
    const id = await addEnquiry(desk);
    const answer = await change(asha, id, command, 1);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<VersionConflict>().message).toContain(words);
    expect(answer.json<VersionConflict>().now.version).toBe(1);
  });

  it('cannot be assigned to a person who does not work here', async () => {
    const operator = await plantSession(desk, 'operator');
    const id = await addEnquiry(desk);
    for (const to of [operator.staffId, randomUUID()]) {
      expect((await change(asha, id, { kind: 'assigned', to }, 1)).statusCode).toBe(422);
    }
    const given = await change(asha, id, { kind: 'assigned', to: ravi.staffId }, 1);
    expect(given.json<Work>().ownerId).toBe(ravi.staffId);
    const back = await change(asha, id, { kind: 'assigned', to: null }, 2);
    expect(back.json<Work>().ownerId).toBeNull();
  });

  it('case 9: closed while they wait again and reopened, it awaits a reply as before', async () => {
    const id = await addEnquiry(desk);
    await change(asha, id, { kind: 'answered', by: 'mail', then: 'waiting' }, 1);
    await desk.database.db.transaction().execute((trx) =>
      recordEnquirerReply(trx, responseTargetOf(desk.config.hours), {
        enquiryId: id,
        at: new Date(),
      }),
    );
    const { owedSince, dueAt } = await open(asha, id);
    expect(owedSince).not.toBeNull();
    const closed = await change(asha, id, { kind: 'closed', reason: 'lost' }, 3);
    expect(closed.json<Work>()).toMatchObject({ state: 'closed', owedSince });
    const again = (await change(asha, id, { kind: 'reopened' }, 4)).json<Work>();
    expect(again).toMatchObject({ state: 'to-answer', owedSince, dueAt });
    expect(awaitsReply(again)).toBe(true);
    const waits = await change(asha, id, { kind: 'waiting' }, 5);
    expect([waits.statusCode, waits.json<VersionConflict>().message]).toEqual([
      409,
      'Answer them first: they are waiting for us.',
    ]);
  });

  it('case 7: put off while we wait for them and reopened, it is to be answered now', async () => {
    const id = await addEnquiry(desk);
    await change(asha, id, { kind: 'answered', by: 'mail', then: 'waiting' }, 1);
    await change(asha, id, { kind: 'put-off', until: inAnHour() }, 2);
    const again = await change(asha, id, { kind: 'reopened' }, 3);
    expect(again.json<Work>()).toMatchObject({ state: 'to-answer', putOffUntil: null });
    const list = await asha.get('/api/enquiries?queue=to-answer');
    expect(list.json<Page<EnquiryRow>>().rows.map((row) => row.id)).toContain(id);
  });

  it('cannot be put off past half an hour before it is due', async () => {
    const id = await addEnquiry(desk);
    const until = '2099-01-01T00:00:00Z';
    const { putOffUntil, dueAt } = (
      await change(asha, id, { kind: 'put-off', until }, 1)
    ).json<Work>();
    expect(Date.parse(dueAt) - Date.parse(putOffUntil ?? '')).toBe(30 * 60_000);
    const list = await asha.get('/api/enquiries?queue=to-answer');
    expect(list.body).not.toContain(id);
    expect(
      (await change(asha, id, { kind: 'brought-back' }, 2)).json<Work>().putOffUntil,
    ).toBeNull();
  });
});

describe('two people at one enquiry', () => {
  it('do not overwrite each other: the second is refused and shown the current state', async () => {
    const id = await addEnquiry(desk);
    const [first, second] = await Promise.all([
      change(asha, id, { kind: 'closed', reason: 'spam' }, 1),
      change(ravi, id, { kind: 'put-off', until: inAnHour() }, 1),
    ]);
    const codes = [first.statusCode, second.statusCode].sort();
    expect(codes).toEqual([200, 409]);
    const loser = first.statusCode === 409 ? first : second;
    expect(loser.json<VersionConflict>()).toMatchObject({
      message: 'A colleague has changed this enquiry in the meantime. Look at it again.',
      now: { version: 2 },
    });
  });

  it('must send the version they saw', async () => {
    const id = await addEnquiry(desk);
    expect((await change(asha, id, { kind: 'closed', reason: 'spam' })).statusCode).toBe(422);
  });

  it('a repeated claim is the same claim', async () => {
    const id = await addEnquiry(desk);
    const answers = [
      await change(asha, id, { kind: 'claimed' }),
      await change(asha, id, { kind: 'claimed' }),
      await change(ravi, id, { kind: 'claimed' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
    expect(answers[2]?.json<VersionConflict>().owner?.id).toBe(asha.staffId);
    const { events } = await open(asha, id);
    expect(events.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
  });

  it('1,000 claims at once by 50 staff: each enquiry has one winner, and no claim is lost', async () => {
    const staff = await Promise.all(Array.from({ length: 50 }, () => plantSession(desk, 'sales')));
    const ids = await addEnquiries(desk, ...Array.from({ length: 20 }, () => ({})));
    const claims = staff.flatMap((one) => ids.map((id) => ({ one, id })));
    expect(claims).toHaveLength(1_000);
    const answers = await Promise.all(
      claims.map(async ({ one, id }) => {
        const { statusCode } = await change(one, id, { kind: 'claimed' });
        return { statusCode, id, staffId: one.staffId };
      }),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    expect([won.length, lost.length]).toEqual([20, 980]);
    const rows = await desk.sql<{ enquiry_id: string; owner_id: string }>(
      'select enquiry_id, owner_id from enquiry_work where enquiry_id = any($1)',
      ids,
    );
    const owners = new Map(rows.map(({ enquiry_id, owner_id }) => [enquiry_id, owner_id]));
    for (const { id, staffId } of won) expect(owners.get(id)).toBe(staffId);
  });
});

describe('notes', () => {
  it('are stored once, however often they are sent', async () => {
    const id = await addEnquiry(desk);
    const note = { id: randomUUID(), text: 'Called, no answer.\r\nAgain on Monday. \u0000' };
    await Promise.all(
      Array.from({ length: 5 }, () => asha.post(`/api/enquiries/${id}/notes`, note)),
    );
    const { notes, events } = await open(asha, id);
    expect(notes).toMatchObject([
      { text: 'Called, no answer.\nAgain on Monday.', by: { id: asha.staffId } },
    ]);
    expect(events.filter(({ kind }) => kind === 'noted')).toHaveLength(1);
  });

  it('of another person cannot be overwritten by their id', async () => {
    const id = await addEnquiry(desk);
    const note = { id: randomUUID(), text: 'Mine.' };
    await asha.post(`/api/enquiries/${id}/notes`, note);
    const answer = await ravi.post(`/api/enquiries/${id}/notes`, { ...note, text: 'Yours.' });
    expect(answer.statusCode).toBe(409);
    expect((await open(asha, id)).notes.map(({ text }) => text)).toEqual(['Mine.']);
  });

  it('changed after the response was lost are refused with what to do, and those of no enquiry', async () => {
    const id = await addEnquiry(desk);
    const note = { id: randomUUID(), text: 'Called.' };
    await asha.post(`/api/enquiries/${id}/notes`, note);
    const changed = { ...note, text: 'Called, no answer.' };
    const refused = await asha.post(`/api/enquiries/${id}/notes`, changed);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Save it again');
    const missing = await asha.post(`/api/enquiries/${randomUUID()}/notes`, changed);
    expect(missing.statusCode).toBe(404);
  });
});

it('the detail has everything known: their location, sheet, additions and notifications', async () => {
  const id = await addEnquiry(desk, {
    email: 'latha@looms.example',
    from_language: 'ta',
    from_time_zone: 'Asia/Kolkata',
    sheet: JSON.stringify({ version: 1, project: 'Looms' }),
    purge_after: new Date('2027-11-13T00:00:00Z'),
  });
  await desk.sql(
    `insert into enquiry_additions (id, enquiry_id, kind, body) values ($1, $2, 'addition', 'By March.')`,
    randomUUID(),
    id,
  );
  await desk.sql(
    `insert into deliveries (enquiry_id, purpose, channel, state, delivered_at, problem)
     values ($1, 'sales', 'smtp', 'delivered', now(), 'Full (452).'),
       ($1, 'acknowledgement', 'smtp', 'failed', null, 'Full (452).')`,
    id,
  );
  expect(await open(asha, id)).toMatchObject({
    origin: { language: 'ta', timezone: 'Asia/Kolkata' },
    // In the format of the mail to sales.
    phone: '+91 98765 43210',
    domain: 'looms.example',
    sheet: { project: 'Looms' },
    keptUntil: '2027-11-13T00:00:00.000Z',
    added: [{ kind: 'addition', words: 'By March.' }],
    notifications: [
      { purpose: 'acknowledgement', state: 'failed', at: null, problem: 'Full (452).' },
      { purpose: 'sales', state: 'delivered', problem: null },
    ],
  });
  const anybodys = await addEnquiry(desk, { email: 'latha@gmail.com' });
  expect(await open(asha, anybodys)).toMatchObject({
    domain: '',
    sheet: null,
    added: [],
    notifications: [],
  });
});

it('enquiries of the same person and company are listed together; none is merged or dropped', async () => {
  const one = { email: 'latha@weavers.example', companyname: 'Weavers' };
  const [first = '', second = '', third = ''] = await addEnquiries(
    desk,
    one,
    { ...one, email: 'LATHA@weavers.example', subject: 'Again' },
    { ...one, email: 'kumar@weavers.example' },
  );
  const { samePerson, sameCompany } = await open(asha, first);
  expect(samePerson.map(({ id }) => id)).toEqual([second]);
  expect(sameCompany.map(({ id }) => id)).toEqual([third]);
});

it('a held enquiry is released or discarded by one person only', async () => {
  const [spam = '', real = ''] = await addEnquiries(
    desk,
    { state: 'held', held_reason: 'honeypot' },
    { state: 'held', held_reason: 'too-fast' },
  );
  const list = (await asha.get('/api/held')).json<{ rows: { id: string; reason: string }[] }>();
  expect(list.rows.map(({ reason }) => reason).sort()).toEqual([
    'Filled in a field that people cannot see.',
    'Sent within two seconds of opening the form. People need longer.',
  ]);
  const codes = await Promise.all([
    asha.post('/api/held/release', { ids: [real] }),
    ravi.post('/api/held/release', { ids: [real] }),
    asha.post('/api/held/discard', { ids: [spam] }),
  ]);
  expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
  expect(await desk.sql('select state from enquiries where id = any($1)', [spam, real])).toEqual([
    { state: 'accepted' },
  ]);
  expect(await desk.sql(`select name from pgboss.job where data->>'enquiryId' = $1`, real)).toEqual(
    [{ name: 'plan-deliveries' }],
  );
  await desk.sql('delete from enquiries where id = $1', real);
});

it('of many held enquiries, one that is already decided does not stop the others', async () => {
  const held = { state: 'held', held_reason: 'honeypot' };
  const ids = await addEnquiries(desk, held, held, held);
  await asha.post('/api/held/discard', { ids: ids.slice(0, 1) });
  const answer = await ravi.post('/api/held/discard', { ids });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    message: 'A colleague has already decided about 1 of these 3; the others are done.',
  });
  expect(await desk.sql('select 1 from enquiries where id = any($1)', ids)).toEqual([]);
});
