import { randomUUID } from 'node:crypto';
import type { FoundRow } from '@studio/contract/desk/search-results';
import type { Page } from '@studio/contract/desk/responses';
import { indexWords } from '@studio/enquiries/search/index-words.store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';

let desk: TestDesk;
let asha: Browser;
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
});
beforeEach(() => desk.sql('delete from enquiries'));
afterAll(() => desk[Symbol.asyncDispose]());

async function search(q: string): Promise<readonly FoundRow[]> {
  while ((await indexWords(desk.database.db)) > 0);
  const answer = await asha.get(`/api/search?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Page<FoundRow>>().rows;
}

/** Kind and excerpt of every found place, by enquiry. */
const places = async (q: string) =>
  (await search(q)).flatMap((row) => row.places.map(({ kind, excerpt }) => `${kind}: ${excerpt}`));

const addMail = (enquiryId: string, direction: 'in' | 'out', body: string, at: string, file = '') =>
  desk.sql(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, at, content_hash,
       attachments)
     values ($1, $2, $3, 'message', gen_random_uuid(), 'Re: Berth planning', $4, $5, sha256(convert_to($4, 'UTF8')),
       case when $6::text = '' then '[]' else jsonb_build_array(jsonb_build_object('name', $6::text, 'bytes', 1)) end)`,
    randomUUID(),
    enquiryId,
    direction,
    body,
    at,
    file,
  );

describe('a search result shows its place', () => {
  it('in the form, the latest mail, a note and an addition', async () => {
    const id = await addEnquiry(desk, {
      name: 'Åsa Lindqvist',
      projectdetails: 'One is an Oracle 12c database.',
    });
    await addMail(id, 'in', 'Invoicing runs on Oracle Forms.', '2026-11-13T10:00:00Z');
    await addMail(id, 'out', 'We would read Oracle every night.', '2026-11-14T10:00:00Z');
    const note = { id: randomUUID(), text: 'Devi knows Oracle licences.' };
    expect((await asha.post(`/api/enquiries/${id}/notes`, note)).statusCode).toBe(200);
    expect((await places('oracle')).toSorted()).toEqual([
      'form: One is an Oracle 12c database.',
      'note: Devi knows Oracle licences.',
      'out: We would read Oracle every night.',
    ]);
    expect(await places('invoicing')).toEqual(['in: Invoicing runs on Oracle Forms.']);
    const [row] = await search('licences');
    expect(row).toMatchObject({ id, name: 'Åsa Lindqvist', state: 'to-answer' });
    expect(row?.places).toMatchObject([{ id: note.id, by: { id: asha.staffId } }]);
  });

  it('in a file name', async () => {
    const id = await addEnquiry(desk);
    await addMail(id, 'in', 'See attached.', '2026-11-13T10:00:00Z', 'oracle-export.xlsx');
    const [row] = await search('oracle');
    expect(row?.places).toMatchObject([{ excerpt: 'oracle-export.xlsx', isFile: true }]);
  });

  it('for a person once, with their number of enquiries', async () => {
    const who = { name: 'Malte Petersen', email: 'm@nord.example', phonenumber: '494066969140' };
    await addEnquiry(desk, { ...who, subject: 'First' });
    await addEnquiry(desk, { ...who, subject: 'Second' });
    const rows = await search('040 66969');
    expect(rows.map((row) => row.places.map(({ kind }) => kind))).toEqual([['person'], []]);
    expect(rows[0]).toMatchObject({
      subject: 'Second',
      ofPerson: 2,
      places: [{ excerpt: '+49 40 66969140 · m@nord.example' }],
    });
  });

  it('for a number as it is dialled in its country, although it is shown in another format', async () => {
    await addEnquiry(desk, { phonenumber: '74951234567', email: 'p@msk.example' });
    expect(await places('8 495 123 45 67')).toEqual(['person: +7 495 123 45 67 · p@msk.example']);
  });
});

it('but not in held enquiries, whatever was added to them', async () => {
  const id = await addEnquiry(desk, { state: 'held', held_reason: 'links' });
  await desk.sql(
    `insert into enquiry_additions (id, enquiry_id, kind, body) values ($1, $2, 'addition', 'suspicious')`,
    randomUUID(),
    id,
  );
  expect(await search('suspicious')).toEqual([]);
});

it('for all of a long thread, with its latest mails', async () => {
  const id = await addEnquiry(desk);
  await addMail(id, 'in', 'earliest', '2026-01-01T10:00:00Z');
  for (let at = 0; at < 60; at += 1)
    await addMail(id, 'in', `spindle ${at}`, new Date(Date.UTC(2026, 1, 1, 0, at)).toISOString());
  expect(await places('spindle')).toEqual(['in: spindle 59']);
  expect((await search('earliest')).map((row) => row.id)).toEqual([id]);
});
