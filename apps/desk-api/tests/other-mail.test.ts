import type { OtherMail } from '@studio/contract/desk/other-mail';
import { otherMailLists, otherMailRules } from '@studio/contract/desk/queues';
import { readTimedEnquiries } from '@studio/enquiries/reports/response-times.store.ts';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addOtherMail } from './support/other-mail.ts';
import { watchLive } from './support/stream.ts';

let desk: TestDesk;
let asha: Browser;
let ravi: Browser;
let address = '';
beforeAll(async () => {
  desk = await testDesk();
  address = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  asha = await plantSession(desk, 'sales');
  ravi = await plantSession(desk, 'manager');
});
afterAll(() => desk[Symbol.asyncDispose]());

const listed = async (list: string): Promise<readonly OtherMail[]> =>
  (await asha.get(`/api/other-mail?list=${list}`)).json<{ rows: OtherMail[] }>().rows;
const idsIn = async (list: string) => (await listed(list)).map(({ id }) => id);
const counted = async () => (await asha.get('/api/counts')).json<{ otherMail: number }>().otherMail;
const read = { name: 'Birgit', companyname: 'Stadtwerke', subject: 'Meter readings' };

describe('other mail', () => {
  it('is listed with sender, subject, first words, time and files, the latest first', async () => {
    const old = await addOtherMail(desk, { at: `now() - interval '1 hour'` });
    const id = await addOtherMail(desk, { body: 'x'.repeat(9_000), file: 'list.pdf' });
    const rows = await listed('open');
    expect(rows.map((row) => row.id).filter((one) => one === id || one === old)).toEqual([id, old]);
    expect(rows.find((row) => row.id === id)).toMatchObject({
      name: 'Birgit Aschenbrenner',
      sender: 'birgit@stadtwerke.example',
      subject: 'Anfrage',
      opening: 'x'.repeat(300),
      mails: 1,
      files: 1,
      senderVerified: true,
      isAnswered: false,
      setAsideBy: null,
    });
  });

  it('is read like a mail of an enquiry, with its files and an audit log entry', async () => {
    const id = await addOtherMail(desk, { file: 'list.pdf' });
    const whole = (await asha.get(`/api/other-mail/${id}`)).json<{ mails: unknown[] }>();
    expect(whole.mails).toHaveLength(1);
    const { files } = (await asha.get(`/api/other-mail/${id}/files`)).json<{
      files: { id: string }[];
    }>();
    const file = await asha.get(`/api/files/${files[0]?.id ?? ''}`);
    expect(file.body).toBe('its words');
    const auditLog = await desk.sql<{ detail: string }>(
      `select detail from audit_log where detail in ('desk other mail', 'desk file') and person_key is not null
       order by seq desc limit 2`,
    );
    expect(auditLog.map(({ detail }) => detail)).toEqual(['desk file', 'desk other mail']);
  });

  it('from no person is in a list of its own, and is not counted', async () => {
    const before = await counted();
    const id = await addOtherMail(desk, { isAutomatic: true });
    expect(await counted()).toBe(before);
    expect(await idsIn('automatic')).toContain(id);
    expect(await idsIn('open')).not.toContain(id);
  });

  it('is refused to an operator, who may not read messages', async () => {
    const omar = await plantSession(desk, 'operator');
    expect((await omar.get('/api/other-mail')).statusCode).toBe(403);
  });
});

describe('a mail marked as no enquiry', () => {
  it('leaves the list and the count, shows who decided, and can be undone', async () => {
    const id = await addOtherMail(desk);
    const before = await counted();
    await asha.post('/api/other-mail/set-aside', { ids: [id], isAside: true });
    expect(await counted()).toBe(before - 1);
    expect((await listed('set-aside')).find((row) => row.id === id)?.setAsideBy?.id).toBe(
      asha.staffId,
    );
    await ravi.post('/api/other-mail/set-aside', { ids: [id], isAside: false });
    expect(await idsIn('open')).toContain(id);
    expect(await counted()).toBe(before);
  });

  it('is decided once: the later request is refused', async () => {
    const id = await addOtherMail(desk);
    const body = { ids: [id], isAside: true };
    expect((await asha.post('/api/other-mail/set-aside', body)).statusCode).toBe(200);
    const late = await ravi.post('/api/other-mail/set-aside', body);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({ message: 'A colleague has already decided about this mail.' });
  });
});

describe('a mail made an enquiry', () => {
  it('is one enquiry with one job, however many users make it, and has no recorded privacy notice', async () => {
    const id = await addOtherMail(desk, { at: `now() - interval '3 days'`, file: 'list.pdf' });
    const answers = await Promise.all(
      [asha, ravi].map((one) => one.post(`/api/other-mail/${id}/enquiry`, read)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const made = answers.find(({ statusCode }) => statusCode === 200)?.json<{ id: string }>();
    const [row] = await desk.sql(
      `select name, companyname, email, subject, from_page, notice_version, state, phonenumber,
         received_at < now() - interval '2 days' as "isOld",
         (select count(*)::int from thread_mails m join mail_files f on f.mail_id = m.id
           where m.enquiry_id = enquiries.id) as files,
         (select count(*)::int from pgboss.job where data ->> 'enquiryId' = enquiries.id::text) as jobs
       from enquiries where id = $1`,
      made?.id,
    );
    expect(row).toEqual({
      ...read,
      email: 'birgit@stadtwerke.example',
      from_page: 'mail',
      notice_version: '',
      state: 'accepted',
      phonenumber: '',
      isOld: true,
      files: 1,
      jobs: 1,
    });
    expect(await idsIn('open')).not.toContain(id);
  });

  it('counts in the public response time; other mails count nowhere', async () => {
    await addOtherMail(desk);
    const { db } = desk.database;
    expect(await readTimedEnquiries(db)).toEqual([]);
  });

  it('keeps its address and text', async () => {
    const id = await addOtherMail(desk);
    const forged = { ...read, email: 'other@person.example', details: 'Pay me.' };
    expect((await asha.post(`/api/other-mail/${id}/enquiry`, forged)).statusCode).toBe(422);
  });
});

it('every open screen is notified when one comes and when one is decided', async () => {
  const seen = await watchLive(address, ravi);
  const heldEvents = () => seen.text().split('event: held').length - 1;
  const before = heldEvents();
  const id = await addOtherMail(desk);
  await eventually(() => {
    expect(heldEvents()).toBeGreaterThan(before);
  });
  const now = heldEvents();
  await asha.post('/api/other-mail/set-aside', { ids: [id], isAside: true });
  await eventually(() => {
    expect(heldEvents()).toBeGreaterThan(now);
  });
  seen.stop();
});

test.each(otherMailLists)('%s: PostgreSQL and the predicate find the same mails', async (list) => {
  const { rows } = await desk.database.pool.query<{
    isAutomatic: boolean;
    setAsideAt: string | null;
    isInQueue: boolean;
  }>(
    `select is_automatic as "isAutomatic", set_aside_at::text as "setAsideAt", ${otherMailRules[list].sql} as "isInQueue"
     from unnest(array[true, false]) as is_automatic, unnest(array[null, now()]) as set_aside_at`,
  );
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    expect(otherMailRules[list].has(row)).toBe(row.isInQueue);
    expect(otherMailLists.filter((one) => otherMailRules[one].has(row))).toHaveLength(1);
  }
});
