import { randomUUID } from 'node:crypto';
import type { LabelView } from '@studio/contract/desk/labels';
import type { Erased, MailListing } from '@studio/contract/desk/person';
import { verifyAuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { deskKey, personKey } from '@studio/enquiries/audit-log/person-key.ts';
import { rowsNaming } from '@studio/tests/support/every-table.ts';
import { readCsv } from '@studio/tests/support/read-csv.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiries, addEnquiry } from './support/enquiries.ts';
import { addOtherMail } from './support/other-mail.ts';

let desk: TestDesk;
let sales: Browser;
let manager: Browser;
let operator: Browser;
beforeAll(async () => {
  desk = await testDesk();
  sales = await plantSession(desk, 'sales');
  manager = await plantSession(desk, 'manager');
  operator = await plantSession(desk, 'operator');
});
beforeEach(() => desk.sql('delete from enquiries'));
afterAll(() => desk[Symbol.asyncDispose]());

interface Entry extends Record<string, unknown> {
  readonly action: string;
  readonly detail: string;
  readonly enquiry_id: string | null;
  readonly actor_key: Buffer;
  readonly person_key: Buffer | null;
}
const entriesOf = (one: Browser) =>
  desk.sql<Entry>(
    `select action, detail, enquiry_id, actor_key, person_key from audit_log
     where actor = 'desk' and actor_key = $1 order by seq`,
    deskKey(one.staffId),
  );
const lastOf = async (one: Browser) => (await entriesOf(one)).at(-1);

describe('the audit log', () => {
  it('records who viewed whom, every time', async () => {
    const id = await addEnquiry(desk);
    const before = (await entriesOf(sales)).length;
    await sales.get(`/api/enquiries/${id}`);
    await sales.get(`/api/enquiries/${id}`);
    const entries = (await entriesOf(sales)).slice(before);
    expect(entries).toMatchObject([
      { action: 'viewed', detail: 'desk enquiry', enquiry_id: id },
      { action: 'viewed', detail: 'desk enquiry', enquiry_id: id },
    ]);
  });

  it('records one view of an open enquiry that is fetched again', async () => {
    const id = await addEnquiry(desk);
    const looksOf = async (one: Browser) =>
      (await entriesOf(one)).filter(({ enquiry_id }) => enquiry_id === id).length;
    await sales.get(`/api/enquiries/${id}`);
    await sales.get(`/api/enquiries/${id}?again=yes`);
    await sales.get(`/api/enquiries/${id}?again=yes`);
    expect(await looksOf(sales)).toBe(1);
    await sales.get(`/api/enquiries/${id}`);
    expect(await looksOf(sales)).toBe(2);
  });

  it('records everyone’s first view, whatever their browser says', async () => {
    const id = await addEnquiry(desk);
    await sales.get(`/api/enquiries/${id}`);
    await manager.get(`/api/enquiries/${id}?again=yes`);
    expect(await lastOf(manager)).toMatchObject({ action: 'viewed', enquiry_id: id });
  });

  it('records that a colleague searched, but not for what', async () => {
    await addEnquiry(desk, { subject: 'Findable' });
    await sales.get('/api/search?q=findable');
    expect(await lastOf(sales)).toMatchObject({
      action: 'viewed',
      detail: 'desk search (1 enquiries)',
    });
    expect(JSON.stringify(await desk.sql('select * from audit_log'))).not.toMatch(/findable/iu);
  });

  it('records which pages of lists a colleague saw, with a short delay', async () => {
    const [id = ''] = await addEnquiries(desk, {}, { state: 'held' });
    await addOtherMail(desk);
    const before = (await entriesOf(manager)).length;
    await manager.get('/api/enquiries?queue=to-answer');
    await manager.get(`/api/rows?ids=${id}`);
    await manager.get('/api/other-mail');
    await manager.get('/api/enquiries?queue=waiting');
    await manager.get('/api/held');
    await eventually(async () => {
      expect((await entriesOf(manager)).slice(before)).toMatchObject([
        { action: 'viewed', detail: 'desk list to-answer (1 enquiries)', enquiry_id: null },
        { action: 'viewed', detail: 'desk rows (1 enquiries)', enquiry_id: null },
        { action: 'viewed', detail: 'desk other mail (1 enquiries)', enquiry_id: null },
        { action: 'viewed', detail: 'desk held (1 enquiries)', enquiry_id: null },
      ]);
    });
  });

  it('loses no page when the desk is stopped', async () => {
    await addEnquiry(desk);
    const other = await testDesk({}, undefined, desk.database);
    const leaving = await plantSession(other, 'sales');
    await leaving.get('/api/enquiries?queue=to-answer');
    await other[Symbol.asyncDispose]();
    expect(await entriesOf(leaving)).toHaveLength(1);
  });

  it('names a colleague who viewed a page and signed out at once', async () => {
    await addEnquiry(desk);
    const leaving = await plantSession(desk, 'sales');
    await leaving.get('/api/enquiries?queue=to-answer');
    await leaving.post('/auth/logout', {});
    expect(await entriesOf(leaving)).toHaveLength(1);
  });

  it('verifies, whatever the desk does', async () => {
    expect(await verifyAuditLog(desk.database.db)).toMatchObject({ fault: undefined });
  });
});

describe('a person', () => {
  const email = 'latha@weavers.example';
  async function label(id: string): Promise<void> {
    const [big] = (await sales.post('/api/labels', { name: 'big' })).json<LabelView[]>();
    await sales.post(`/api/enquiries/${id}/labels`, { label: big?.id, isOn: true });
  }

  it('is found by the address, in any case', async () => {
    const [first = ''] = await addEnquiries(desk, { email: 'Latha@Weavers.example' }, {});
    const answer = await manager.post('/api/persons/find', { email });
    expect(answer.json()).toMatchObject({ enquiries: [{ id: first, isHeld: false }] });
    expect(await lastOf(manager)).toMatchObject({ action: 'viewed', detail: 'desk person' });
  });

  it('gets everything that is stored, our notes and labels included', async () => {
    const id = await addEnquiry(desk, { email, projectdetails: 'A loom.' });
    await sales.post(`/api/enquiries/${id}/notes`, { id: randomUUID(), text: 'Called.' });
    await label(id);
    const answer = await manager.post('/api/persons/export', { email });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="person.json"');
    expect(answer.json()).toMatchObject({
      enquiries: [
        { email, projectdetails: 'A loom.', notes: [{ text: 'Called.' }], labels: ['big'] },
      ],
    });
    expect(await lastOf(manager)).toMatchObject({ action: 'exported', enquiry_id: id });
  });

  it.each([
    ['a manager', () => manager],
    ['an operator, after a restore', () => operator],
  ])('is erased by %s, from every table', async (_who, one) => {
    const id = await addEnquiry(desk, { email });
    const other = await addEnquiry(desk);
    await sales.post(`/api/enquiries/${id}/notes`, { id: randomUUID(), text: 'Called.' });
    await label(id);
    const answer = await one().post('/api/persons/erase', { email, confirm: email });
    expect(answer.json()).toMatchObject({
      enquiries: 1,
      subscriptions: 0,
      notified: [],
      mailboxErasure: null,
    });
    expect(await rowsNaming(desk.database.pool, [email])).toEqual([]);
    // By its id only the record of the erasure is left.
    const left = (await rowsNaming(desk.database.pool, [id])).map((row) => row.split(':', 1)[0]);
    expect(new Set(left)).toEqual(new Set(['public.erasures', 'public.audit_log']));
    expect(await desk.sql('select id from enquiries')).toEqual([{ id: other }]);
    expect((await sales.get(`/api/enquiries/${id}`)).statusCode).toBe(404);
    expect(await lastOf(one())).toMatchObject({ action: 'erased', enquiry_id: id });
  });

  it('is removed from the mailbox by the inbound mail process, and the desk shows its progress', async () => {
    await desk.sql(`insert into heartbeats (process, last_seen_at) values ('inbound-mail', now())`);
    const id = await addEnquiry(desk, { email });
    await desk.sql(
      `insert into deliveries (enquiry_id, purpose, channel, state, delivered_at)
       values ($1, 'sales', 'webhook', 'delivered', now())`,
      id,
    );
    const answer = await manager.post('/api/persons/erase', { email, confirm: email });
    const { mailboxErasure, notified, backupsUntil } = answer.json<Erased>();
    expect(notified).toEqual(['webhook']);
    expect(Date.parse(backupsUntil)).toBeGreaterThan(Date.now() + 34 * 86_400_000);
    const path = `/api/persons/erasures/${mailboxErasure ?? ''}`;
    expect((await manager.get(path)).json()).toEqual({ isDone: false, moved: 0, problem: null });
    await desk.sql(`update mailbox_erasures set done_at = now(), moved = 3`);
    expect((await manager.get(path)).json()).toMatchObject({ isDone: true, moved: 3 });
    expect((await sales.get(path)).statusCode).toBe(403);
    expect((await manager.get(`/api/persons/erasures/${randomUUID()}`)).statusCode).toBe(404);
    await desk.sql('delete from heartbeats');
  });

  it('loses the confirmed mails of the list, and who listed and confirmed them is recorded', async () => {
    await desk.sql(`insert into heartbeats (process, last_seen_at) values ('inbound-mail', now())`);
    const { id } = (await operator.post('/api/persons/mails', { email })).json<{ id: string }>();
    expect(await lastOf(operator)).toMatchObject({ action: 'viewed', detail: 'desk mails' });
    const read = async () => (await operator.get(`/api/persons/mails/${id}`)).json<MailListing>();
    expect(await read()).toMatchObject({ state: 'asked', mails: [] });
    const place = { folder: 'inbox', validity: '1', uid: 7, at: '2026-11-16T10:00:00.000Z' };
    const people = { from: email, to: 'sales@company.example', subject: 'A contract' };
    const listed = [
      { key: 0, ...place, ...people },
      { key: 1, ...place, ...people },
    ];
    await desk.sql(
      'update mailbox_listings set listed_at = now(), mails = $1',
      JSON.stringify(listed),
    );
    const { uid: _uid, validity: _validity, ...shown } = { key: 0, ...place, ...people };
    expect(await read()).toMatchObject({ state: 'listed', mails: [shown, { key: 1 }] });
    expect((await manager.get(`/api/persons/mails/${id}`)).statusCode).toBe(404);

    const erase = (one: Browser, keys: readonly number[]) =>
      one.post('/api/persons/erase', { email, confirm: email, mails: { listing: id, keys } });
    await addEnquiry(desk, { email });
    expect((await erase(manager, [0])).statusCode).toBe(409);
    expect((await erase(operator, [0, 2])).statusCode).toBe(409);
    expect(await desk.sql('select 1 from enquiries')).toHaveLength(1);
    expect((await erase(operator, [1])).json()).toMatchObject({ enquiries: 1, mailListing: id });
    expect(await desk.sql('select chosen from mailbox_listings')).toEqual([{ chosen: [1] }]);
    expect(await lastOf(operator)).toMatchObject({
      action: 'erased',
      detail: 'erase, with 1 listed mails',
    });
    expect((await erase(operator, [1])).statusCode).toBe(409);
    await desk.sql('delete from heartbeats');
  });

  it.each([
    ['found', 'viewed', '/api/persons/find', {}],
    ['given out', 'exported', '/api/persons/export', {}],
    ['erased', 'erased', '/api/persons/erase', { confirm: 'unknown@nowhere.example' }],
  ])('without an enquiry is %s in the audit log too', async (_what, action, url, more) => {
    const unknown = 'unknown@nowhere.example';
    const before = (await entriesOf(manager)).length;
    await manager.post(url, { email: unknown, ...more });
    expect((await entriesOf(manager)).slice(before)).toMatchObject([
      { action, enquiry_id: null, person_key: personKey(desk.config.secret, unknown) },
    ]);
  });

  it('is not erased without the typed address', async () => {
    await addEnquiry(desk, { email });
    const answer = await manager.post('/api/persons/erase', { email, confirm: 'latha@weavers' });
    expect(answer.statusCode).toBe(422);
    expect(await desk.sql('select 1 from enquiries')).toHaveLength(1);
  });

  it('is in no log line', async () => {
    await addEnquiry(desk, { email });
    await manager.post('/api/persons/find', { email });
    await sales.get(`/api/search?q=${encodeURIComponent(email)}`);
    expect(desk.logLines.join('')).not.toContain('weavers');
  });
});

describe('reports', () => {
  it('are computed from the events, for every role', async () => {
    const [first = ''] = await addEnquiries(
      desk,
      { from_page: '/services/seo' },
      { phonenumber: '4915112345678' },
    );
    const answered = { kind: 'answered', by: 'mail', then: 'answered' };
    await sales.post(`/api/enquiries/${first}/changes`, { command: answered, version: 1 });
    for (const one of [sales, manager, operator]) {
      const reports = (await one.get('/api/reports')).json<Record<string, unknown>>();
      expect(reports).toMatchObject({
        weeks: [{ received: 2, answered: 1, waiting: 1 }],
        countries: [{ name: 'DE' }, { name: 'IN' }],
      });
    }
  });

  it('contain no formula as CSV', async () => {
    await addEnquiries(desk, { from_page: '=HYPERLINK("http://evil.example")' }, { from_page: '' });
    const answer = await operator.get('/api/reports.csv?weeks=4');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="reports.csv"',
    });
    for (const row of readCsv(answer.body)) {
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@]/u);
    }
    expect(answer.body).toContain(`"'=HYPERLINK`);
  });

  it.each(['0', '54', 'x', '1.5', '-1'])('of %s weeks are refused', async (weeks) => {
    expect((await sales.get(`/api/reports?weeks=${weeks}`)).statusCode).toBe(422);
  });
});
