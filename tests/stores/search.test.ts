import { randomUUID } from 'node:crypto';
import { toTsQuery } from '@studio/contract/desk/search-terms';
import { openDatabase, type Database } from '@studio/enquiries/database/db.ts';
import { erasePerson } from '@studio/enquiries/persons/person.store.ts';
import { indexWords } from '@studio/enquiries/search/index-words.store.ts';
import { backfillWork } from '@studio/enquiries/submission/create-work.store.ts';
import { searchEnquiries } from '@studio/enquiries/work/search.store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { testAuditLog } from '../support/audit-log.ts';
import { responseTarget } from '../support/response-target.ts';
import { rows, type Rows } from '../support/rows.ts';
import { asRole } from '../support/settings.ts';

let kept: Rows;
let worker: Database;
beforeAll(async () => {
  kept = await rows();
  worker = openDatabase({
    url: asRole(kept.url, 'intake_worker'),
    connections: 4,
    statementTimeoutMs: 20_000,
    onIdleError: () => undefined,
  });
});
beforeEach(() => kept.empty());
afterAll(async () => {
  await worker.close();
  await kept[Symbol.asyncDispose]();
});

/** As the worker does it, with its own login. */
async function index(): Promise<void> {
  while ((await indexWords(worker.db)) > 0);
}

async function found(typed: string): Promise<string[]> {
  const { rows: hits } = await searchEnquiries(kept.database.db, toTsQuery(typed) ?? '', undefined);
  return hits.map(({ id }) => id);
}

async function addEnquiry(change: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = await kept.addEnquiry(change);
  await backfillWork(kept.database.db, responseTarget);
  return id;
}

async function addMail(enquiryId: string, change: Readonly<Record<string, unknown>> = {}) {
  const mail: Readonly<Record<string, unknown>> = {
    id: randomUUID(),
    enquiry_id: enquiryId,
    direction: 'in',
    kind: 'message',
    message_id: randomUUID(),
    subject: 'Re: A loom',
    body: 'Yes.',
    at: new Date(),
    content_hash: Buffer.from(randomUUID()),
    ...change,
  };
  const names = Object.keys(mail);
  await kept.read(
    `insert into thread_mails (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    ...Object.values(mail),
  );
  return String(mail['id']);
}

const addNote = (enquiryId: string, text: string) =>
  kept.read(
    'insert into enquiry_notes (id, enquiry_id, text) values (gen_random_uuid(), $1, $2)',
    enquiryId,
    text,
  );

const addMessage = (enquiryId: string, words: string) =>
  kept.read(
    `insert into enquiry_additions (id, enquiry_id, kind, body)
     values (gen_random_uuid(), $1, 'addition', $2)`,
    enquiryId,
    words,
  );

describe('an enquiry is found by', () => {
  const sources: readonly [string, string, (id: string) => Promise<unknown>][] = [
    ['the form', 'warehouse', () => Promise.resolve()],
    ['a mail from them', 'forms', (id) => addMail(id, { body: 'It runs on Oracle Forms.' })],
    ['the subject of a mail', 'berth', (id) => addMail(id, { subject: 'Berth planning' })],
    [
      'the sender of a mail',
      'per@vattern.example',
      (id) => addMail(id, { sender: 'per@vattern.example' }),
    ],
    [
      'our reply',
      'nightly',
      (id) => addMail(id, { direction: 'out', body: 'We read it nightly.' }),
    ],
    ['a note', 'licences', (id) => addNote(id, 'Devi knows licences.')],
    ['what they added', 'deadline', (id) => addMessage(id, 'The deadline is in March.')],
    [
      'the name of a file',
      'export',
      (id) =>
        addMail(id, { attachments: JSON.stringify([{ name: 'oracle-export.xlsx', bytes: 1 }]) }),
    ],
    ['accents left out', 'zurich', (id) => addMail(id, { body: 'Wir sind in Zürich.' })],
    ['the beginning of a word', 'subst', (id) => addNote(id, '6,200 substations')],
    ['words of two places', 'warehouse licences', (id) => addNote(id, 'About licences.')],
  ];
  test.each(sources)('%s', async (_what, typed, write) => {
    const id = await addEnquiry({ projectdetails: 'A warehouse in Pune.' });
    await addEnquiry({ projectdetails: 'Something else.' });
    await write(id);
    await index();
    expect(await found(typed)).toEqual([id]);
  });
});

describe('a telephone number is found', () => {
  test.each([
    '+49 40 66969112',
    '494066969112',
    '0049 40 66969-112',
    '+49 (0) 40 / 66 96 91 12',
    '040 66969112',
    '040 66969',
    '4066969112',
    '69112',
    '9112',
  ])('of the form, asked for as %s', async (typed) => {
    const id = await addEnquiry({ phonenumber: '494066969112' });
    await addEnquiry({ phonenumber: '918012345678' });
    expect(await found(typed)).toEqual([id]);
    await index();
    expect(await found(typed)).toEqual([id]);
  });

  test.each([
    ['+7 495 123-45-67', '8 495 123 45 67'],
    ['Call 0171 5550199 after six.', '+49 171 5550199'],
    ['Call 0171 5550199 after six.', '50199'],
    ['Tel: (+1) 415-555-2671.', '415 555 2671'],
  ])('in a mail that says “%s”, asked for as %s', async (body, typed) => {
    const id = await addEnquiry({ phonenumber: '494066969112' });
    await addMail(id, { body });
    await index();
    expect(await found(typed)).toEqual([id]);
  });
});

describe('an enquiry is not found by', () => {
  it.each([
    ['what is quoted', { body: 'Yes.', quoted_text: 'quotedword' }],
    ['spam', { body: 'quotedword', kind: 'spam' }],
  ])('%s', async (_what, mail) => {
    const id = await addEnquiry();
    await addMail(id, mail);
    await index();
    expect(await found('quotedword')).toEqual([]);
  });

  it('a reply that was undone', async () => {
    const id = await addEnquiry();
    const mail = await addMail(id, { direction: 'out', body: 'regrettable' });
    await index();
    expect(await found('regrettable')).toEqual([id]);
    await kept.read('delete from thread_mails where id = $1', mail);
    await index();
    expect(await found('regrettable')).toEqual([]);
  });

  it('anything once the person is erased, also while its words wait to be made', async () => {
    const email = 'gone@person.example';
    const id = await addEnquiry({ email });
    await addMail(id, { body: 'unforgettable' });
    await index();
    await addNote(id, 'memorable');
    await erasePerson(kept.database.db, kept.queue, testAuditLog, email);
    await index();
    for (const typed of ['unforgettable', 'memorable', email])
      expect(await found(typed)).toEqual([]);
    for (const table of ['enquiry_search', 'search_due'])
      expect(await kept.read(`select enquiry_id from ${table}`), table).toEqual([]);
  });
});

it('what was added while an enquiry was held is found once it is let in', async () => {
  const id = await kept.addEnquiry({ state: 'held', held_reason: 'links' });
  await addMessage(id, 'meanwhile');
  await index();
  await kept.set('enquiries', id, { state: `'planned'` });
  await backfillWork(kept.database.db, responseTarget);
  await index();
  expect(await found('meanwhile')).toEqual([id]);
});

it('a thread too long to read is found by the form and its latest mails', async () => {
  const id = await addEnquiry({ projectdetails: 'A warehouse.' });
  const body = (at: number) =>
    Array.from({ length: 3_000 }, (_, word) => `w${at}x${word}${'y'.repeat(50)}`).join(' ');
  for (let at = 0; at < 12; at += 1) await addMail(id, { body: body(at), at: new Date(at) });
  await addMail(id, { body: 'newest' });
  await index();
  for (const typed of ['warehouse', 'newest']) expect(await found(typed)).toEqual([id]);
});

it('words written while others are made are not missed', async () => {
  const id = await addEnquiry();
  const client = await kept.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into enquiry_notes (id, enquiry_id, text) values (gen_random_uuid(), $1, 'simultaneous')`,
      [id],
    );
    await index();
    await client.query('commit');
  } finally {
    client.release();
  }
  await index();
  expect(await found('simultaneous')).toEqual([id]);
});
