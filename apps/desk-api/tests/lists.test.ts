import type { Counts, DueCounts, EnquiryRow, Office, Page } from '@studio/contract/desk/responses';
import type { QueueName } from '@studio/contract/desk/requests.schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiries, addEnquiry } from './support/enquiries.ts';

let desk: TestDesk;
let asha: Browser;
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
});
afterAll(() => desk[Symbol.asyncDispose]());

const page = async (url: string) => (await asha.get(url)).json<Page<EnquiryRow>>();

/** Follows a list to its end. */
async function all(url: string): Promise<EnquiryRow[]> {
  const rows: EnquiryRow[] = [];
  for (let next: string | null = ''; next !== null;) {
    const found: Page<EnquiryRow> = await page(next === '' ? url : `${url}&after=${next}`);
    expect(found.rows.length).toBeLessThanOrEqual(50);
    rows.push(...found.rows);
    next = found.next;
  }
  return rows;
}
const queue = (name: QueueName) => all(`/api/enquiries?queue=${name}`);

describe('queues', () => {
  it('show every enquiry once, page by page, even those of the same microsecond', async () => {
    const same = new Date('2026-11-16T05:00:00.123Z');
    const ids = await addEnquiries(
      desk,
      ...Array.from({ length: 120 }, (_, at) => ({ received_at: at < 90 ? same : new Date() })),
    );
    // Rows of one transaction differ by less than a millisecond, the resolution of JavaScript.
    await desk.sql(
      `update enquiry_work set received_at = received_at + random() * interval '900 microseconds'
       where enquiry_id = any($1)`,
      ids,
    );
    const found = (await queue('to-answer')).map(({ id }) => id);
    expect(new Set(found).size).toBe(found.length);
    expect(found.toSorted()).toEqual(ids.toSorted());
    await desk.sql(`update enquiry_work set state = 'answered', first_answered_at = now()`);
    const later = (await queue('answered')).map(({ id }) => id);
    expect(later.toSorted()).toEqual(ids.toSorted());
    await desk.sql('delete from enquiries');
  });

  it('start with the enquiry due first, and have a count', async () => {
    const [first = '', second = '', third = ''] = await addEnquiries(desk, {}, {}, {});
    const due = (id: string, at: string) =>
      desk.sql(
        `update enquiry_work set due_at = now() + $2::interval where enquiry_id = $1`,
        id,
        at,
      );
    await due(first, '2 hours');
    await due(second, '-1 hour');
    await due(third, '1 hour');
    await asha.post(`/api/enquiries/${third}/changes`, { command: { kind: 'claimed' } });
    expect((await queue('to-answer')).map(({ id }) => id)).toEqual([second, third, first]);
    const [late] = await queue('late');
    expect(late).toMatchObject({ id: second, clock: { state: 'late' } });
    expect((await queue('mine')).map(({ id }) => id)).toEqual([third]);
    expect((await asha.get('/api/counts')).json<Counts>()).toEqual({
      toAnswer: 3,
      late: 1,
      mine: 1,
      unread: 1,
      waiting: 0,
      putOff: 0,
      held: 0,
      otherMail: 0,
    });
  });

  it('Waiting starts with the longest silence, Closed with the enquiry closed last', async () => {
    await desk.sql('delete from enquiries');
    const [one = '', two = '', three = ''] = await addEnquiries(desk, {}, {}, {});
    const change = async (id: string, version: number, command: object) => {
      const answer = await asha.post(`/api/enquiries/${id}/changes`, { command, version });
      expect(answer.statusCode).toBe(200);
    };
    const ids = async (name: QueueName, more = '') =>
      (await all(`/api/enquiries?queue=${name}${more}`)).map(({ id }) => id);
    const answered = { kind: 'answered', by: 'telephone', then: 'waiting' };
    for (const id of [two, three, one]) await change(id, 1, answered);
    expect(await ids('waiting')).toEqual([two, three, one]);
    // Another message from us restarts the silence.
    await change(two, 2, answered);
    expect(await ids('waiting')).toEqual([three, one, two]);

    await change(three, 2, { kind: 'closed', reason: 'won' });
    await change(one, 2, { kind: 'closed', reason: 'lost' });
    await change(two, 3, { kind: 'closed', reason: 'won' });
    expect(await ids('closed')).toEqual([two, one, three]);
    expect(await ids('closed', '&reason=won')).toEqual([two, three]);
    expect((await asha.get('/api/enquiries?queue=closed&reason=gone')).statusCode).toBe(422);

    // Closed by mistake, it waits again as before.
    await change(one, 3, { kind: 'reopened', as: 'waiting' });
    expect(await ids('waiting')).toEqual([one]);
    await desk.sql('delete from enquiries');
  });

  it('list enquiries that are put off separately until they are back, for every owner', async () => {
    await desk.sql('delete from enquiries');
    const [ownerless = '', mine = '', waiting = '', open = ''] = await addEnquiries(
      desk,
      {},
      {},
      {},
      {},
    );
    const putOff = (id: string, until: string) =>
      desk.sql(
        `update enquiry_work set put_off_until = now() + $2::interval where enquiry_id = $1`,
        id,
        until,
      );
    await asha.post(`/api/enquiries/${mine}/changes`, { command: { kind: 'claimed' } });
    await desk.sql(
      `update enquiry_work set state = 'waiting', first_answered_at = now() where enquiry_id = $1`,
      waiting,
    );
    await putOff(ownerless, '2 hours');
    await putOff(mine, '1 hour');
    await putOff(waiting, '3 hours');
    const ids = async (name: QueueName) => (await queue(name)).map(({ id }) => id);
    const counts = async () => (await asha.get('/api/counts')).json<Counts>();
    expect(await ids('put-off')).toEqual([mine, ownerless, waiting]);
    expect(await ids('to-answer')).toEqual([open]);
    expect(await ids('waiting')).toEqual([]);
    expect(await ids('mine')).toEqual([mine]);
    expect(await counts()).toMatchObject({ toAnswer: 1, mine: 1, waiting: 0, putOff: 3 });
    for (const id of [ownerless, mine, waiting]) await putOff(id, '-1 second');
    expect(await ids('put-off')).toEqual([]);
    expect((await ids('to-answer')).toSorted()).toEqual([ownerless, mine, open].toSorted());
    expect(await ids('waiting')).toEqual([waiting]);
    expect(await counts()).toMatchObject({ toAnswer: 3, mine: 1, waiting: 1, putOff: 0 });
  });

  it('paginate enquiries that are put off too', async () => {
    await desk.sql('delete from enquiries');
    const added = await addEnquiries(desk, ...Array.from({ length: 60 }, () => ({})));
    await desk.sql(
      `update enquiry_work set put_off_until = now() + random() * interval '5 hours' + interval '1 hour'`,
    );
    const rows = await queue('put-off');
    expect(rows.map(({ id }) => id).toSorted()).toEqual(added.toSorted());
    const back = rows.map(({ putOffUntil }) => putOffUntil ?? '');
    expect(back).toEqual(back.toSorted());
  });

  it('agree on what is late: the list, its count and the due times', async () => {
    await desk.sql('delete from enquiries');
    const [first = '', again = '', reopened = '', ahead = ''] = await addEnquiries(
      desk,
      {},
      {},
      {},
      {},
    );
    await desk.sql(
      `update enquiry_work set due_at = now() - interval '1 hour' where enquiry_id <> $1`,
      ahead,
    );
    await desk.sql(`update enquiry_work set first_answered_at = now() where enquiry_id = any($1)`, [
      again,
      reopened,
    ]);
    await desk.sql(`update enquiry_work set owed_since = now() where enquiry_id = $1`, again);
    const late = (await queue('late')).map(({ id }) => id);
    expect(late.toSorted()).toEqual([first, again].toSorted());
    expect((await asha.get('/api/counts')).json<Counts>()).toMatchObject({ toAnswer: 4, late: 2 });
    const { minutes } = (await asha.get('/api/due')).json<DueCounts>();
    const past = minutes.filter(({ dueAt }) => Date.parse(dueAt) < Date.now());
    expect(past.map(({ unowned }) => unowned)).toEqual([2]);
  });

  test.each(['', 'x', '1_2_3', '1_1_00000000-0000-4000-8000-000000000000x', "1_'_"])(
    'an invalid page cursor is refused: %s',
    async (after) => {
      const url = `/api/enquiries?queue=to-answer&after=${encodeURIComponent(after)}`;
      expect((await asha.get(url)).statusCode).toBe(422);
    },
  );
});

describe('what a list shows beside its rows', () => {
  beforeEach(() => desk.sql('delete from enquiries'));
  afterAll(() => desk.sql('delete from enquiries'));

  it('can be filtered by owner, page or country', async () => {
    const [mine = '', answers = '', plain = ''] = await addEnquiries(
      desk,
      {},
      { from_page: '/security' },
      {},
    );
    await desk.sql(`update enquiry_work set country = 'SE' where enquiry_id = $1`, plain);
    await asha.post(`/api/enquiries/${mine}/changes`, { command: { kind: 'claimed' } });
    const filtered = async (more: string) =>
      (await all(`/api/enquiries?queue=to-answer&${more}`)).map(({ id }) => id);
    expect(await filtered(`owner=${asha.staffId}`)).toEqual([mine]);
    expect((await filtered('owner=nobody')).toSorted()).toEqual([answers, plain].toSorted());
    expect(await filtered('page=/security')).toEqual([answers]);
    expect(await filtered('country=SE')).toEqual([plain]);
    for (const wrong of ['owner=me', 'country=se', "country=S'"])
      expect((await asha.get(`/api/enquiries?queue=to-answer&${wrong}`)).statusCode).toBe(422);
  });

  it('shows how many fall due in which minute, with owners and origins', async () => {
    const ids = await addEnquiries(desk, {}, {}, {}, { from_page: '/security' });
    const [first = '', second = '', third = '', fourth = ''] = ids;
    const due = (id: string, at: string) =>
      desk.sql(`update enquiry_work set due_at = $2 where enquiry_id = $1`, id, at);
    await due(first, '2027-03-01T12:00:10Z');
    await due(second, '2027-03-01T12:00:50Z');
    await due(third, '2027-03-01T09:00:00Z');
    await desk.sql(
      `update enquiry_work set put_off_until = now() + interval '1 hour' where enquiry_id = $1`,
      fourth,
    );
    await asha.post(`/api/enquiries/${first}/changes`, { command: { kind: 'claimed' } });
    const shape = (await asha.get('/api/due')).json<DueCounts>();
    expect(shape.minutes).toEqual([
      { dueAt: '2027-03-01T09:00:00.000Z', owned: 0, unowned: 1 },
      { dueAt: '2027-03-01T12:00:00.000Z', owned: 1, unowned: 1 },
    ]);
    expect(shape.pages).toEqual([]);
    await desk.sql('update enquiry_work set put_off_until = null');
    expect((await asha.get('/api/due')).json<DueCounts>().pages).toEqual(['/security']);
  });

  it('returns single rows by id, and nothing for an invalid id', async () => {
    const [first = '', second = ''] = await addEnquiries(desk, {}, {});
    const rows = async (ids: string) => asha.get(`/api/rows?ids=${ids}`);
    const found = (await rows(`${second},${first}`)).json<EnquiryRow[]>();
    expect(found.map(({ id, isOpened }) => [id, isOpened])).toEqual([
      [second, false],
      [first, false],
    ]);
    expect((await rows('00000000-0000-4000-8000-000000000000')).json()).toEqual([]);
    for (const wrong of ['', 'x', `${first},`])
      expect((await rows(wrong)).statusCode, wrong).toBe(422);
    const many = Array.from({ length: 51 }, () => first).join(',');
    expect((await rows(many)).statusCode).toBe(422);
  });

  it('returns the office hours and the clock that everything is counted by', async () => {
    await addEnquiry(desk);
    const office = (await asha.get('/api/office')).json<Office>();
    expect(office.hours).toEqual(desk.config.hours);
    expect(Math.abs(Date.parse(office.now) - Date.now())).toBeLessThan(60_000);
    const [last] = await desk.sql('select max(id)::text as id from enquiry_events');
    expect(last).toEqual({ id: office.lastEvent });
  });
});

describe('the search', () => {
  const found = async (q: string) =>
    (await all(`/api/search?q=${encodeURIComponent(q)}`)).map(({ subject }) => subject);

  beforeAll(async () => {
    await addEnquiries(
      desk,
      { subject: 'Tamil', projectdetails: 'எங்களுக்கு ஒரு மென்பொருள் வேண்டும்' },
      { subject: 'Arabic', projectdetails: 'نحتاج إلى تطبيق للشركة' },
      { subject: 'Chinese', projectdetails: '我们需要一个移动应用程序' },
      { subject: 'Hindi', projectdetails: 'हमें एक मोबाइल ऐप चाहिए' },
      { subject: 'Thai', projectdetails: 'เราต้องการแอปมือถือ' },
      { subject: 'Accents', projectdetails: 'Ein Café in Zürich', email: 'o.neil+x@mail.example' },
      { subject: 'Number', phonenumber: '918012345678' },
      { subject: 'Statement', projectdetails: 'we drop table and enquiries' },
      { subject: 'Operators', projectdetails: 'a b c' },
      { subject: 'One of three', projectdetails: 'c' },
      { subject: 'Cast', projectdetails: 'tsquery' },
    );
  });

  test.each([
    ['மென்பொருள்', 'Tamil'],
    ['تطبيق', 'Arabic'],
    ['移动应用', 'Chinese'],
    ['需要', 'Chinese'],
    ['मोबाइल', 'Hindi'],
    ['มือถือ', 'Thai'],
    ['zurich caf', 'Accents'],
    ['o.neil+x@mail.example', 'Accents'],
    ['5678', 'Number'],
    ['9180123', 'Number'],
  ])('finds %s', async (q, subject) => {
    expect(await found(q)).toContain(subject);
  });

  test.each([
    ['移程', []],
    ['மென்', ['Tamil']],
    ["'; drop table enquiries; --", ['Statement']],
    ['a & !b | (c', ['Operators']],
    ["xyz' or '1'='1", []],
    ['\\', []],
    ['\u0000', []],
    ['%', []],
    ['::tsquery', ['Cast']],
    ['🙂', []],
  ])('takes %s for words and nothing else', async (q, subjects) => {
    expect(await found(q)).toEqual(subjects);
  });

  it('shows every enquiry once, page by page, the latest first', async () => {
    const ids = await addEnquiries(
      desk,
      ...Array.from({ length: 120 }, () => ({ subject: 'Handloom' })),
    );
    const rows = await all('/api/search?q=handloom');
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const times = rows.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('finds enquiries older than the latest five thousand too', async () => {
    const id = await addEnquiry(desk, { subject: 'Antediluvian' });
    await desk.sql(
      `insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email, phonenumber,
         subject, projectdetails, received_at, purge_after)
       select gen_random_uuid(), 'R' || n, '\\x00', 'planned', false, 'n', 'c', 'e@x.example', '1',
         's', 'p', now() + interval '1 second', now() + interval '1 day'
       from generate_series(1, 5001) n`,
    );
    await desk.sql(
      `insert into enquiry_search select id, received_at, array_to_tsvector(array['filler'])
       from enquiries where reference like 'R%' and subject = 's'`,
    );
    expect((await all('/api/search?q=antediluvian')).map((row) => row.id)).toEqual([id]);
  });
});
