import { randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import type { Trx } from '@studio/enquiries/database/db.ts';
import { notifyErasure } from '@studio/enquiries/jobs/notify-erasure.job.ts';
import { readPerson } from '@studio/enquiries/persons/person-records.store.ts';
import {
  listErasedOthers,
  readMailboxErasure,
  recordErasures,
} from '@studio/enquiries/persons/person.store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStaff } from '../support/desk-rows.ts';
import { rows, type Rows } from '../support/rows.ts';

type Row = Readonly<Record<string, unknown>>;

const NOT_EMPTIED = ['other_mails', 'labels', 'erasures', 'erased_others', 'mailbox_erasures'];

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
const clear = async () => {
  await kept.empty();
  for (const table of NOT_EMPTIED) await kept.read(`delete from ${table}`);
};
beforeEach(clear);
afterAll(async () => {
  await clear();
  await kept[Symbol.asyncDispose]();
});

const ASHA = 'Asha@Menon.example';
const ASKED = 'aSHA@mENON.EXAMPLE';
const RAVI = 'ravi@mills.example';

/** A moment of one day, by its hour. */
const hour = (nth: number) => new Date(Date.UTC(2026, 10, 16, nth)).toISOString();

async function insert(table: string, row: Row): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`).join(', ');
  await kept.read(
    `insert into ${table} (${names.join(', ')}) values (${places})`,
    ...Object.values(row),
  );
}

async function addMail(owner: Row, words: string, at: string, change: Row = {}): Promise<string> {
  const id = randomUUID();
  await insert('thread_mails', {
    id,
    ...owner,
    direction: 'in',
    kind: 'message',
    message_id: `${words}@mail.example`,
    subject: `About ${words}`,
    body: words,
    at,
    content_hash: Buffer.from(id),
    ...change,
  });
  return id;
}

async function addOther(sender: string, name: string, at: string): Promise<string> {
  const id = randomUUID();
  const is_automatic = false;
  const times = { received_at: at, latest_at: at, purge_after: hour(23) };
  await insert('other_mails', { id, name, sender, is_automatic, ...times });
  return id;
}

async function addLabel(enquiryId: string, name: string): Promise<void> {
  const id = randomUUID();
  await insert('labels', { id, name });
  await insert('enquiry_labels', { enquiry_id: enquiryId, label_id: id });
}

const addWork = (enquiryId: string, change: Row) =>
  insert('enquiry_work', {
    enquiry_id: enquiryId,
    received_at: hour(0),
    version: 1,
    state: 'to-answer',
    warn_at: hour(1),
    due_at: hour(2),
    person_hash: Buffer.from('person'),
    company_hash: Buffer.from('company'),
    country: 'IN',
    ...change,
  });

/** Everything that can belong to an enquiry, the later first. */
async function addThread(id: string, of: string, staffId: string | undefined): Promise<void> {
  const owner = { enquiry_id: id };
  for (const nth of [2, 1]) {
    const common = { id: randomUUID(), ...owner };
    const words = `${of} ${nth}`;
    const kind = nth === 2 ? 'withdrawal' : 'addition';
    await insert('enquiry_additions', { ...common, kind, body: words, received_at: hour(nth) });
    await insert('enquiry_notes', { ...common, text: words, written_at: hour(nth) });
    await insert('waiting_replies', {
      ...common,
      staff_id: staffId,
      message_id: `waiting ${words}`,
      subject: `Re: ${words}`,
      body: words,
      cc: [],
      bcc: ['blind@company.example'],
      copied: JSON.stringify([{ name: of, address: 'cc@menon.example', isOurs: false }]),
      written_at: hour(3),
      send_at: hour(nth),
      becomes: 'waiting',
    });
    await addLabel(id, words);
  }
  // In the order in which they were written, whatever their times.
  await insert('enquiry_events', { ...owner, kind: 'received', at: hour(5) });
  const data = JSON.stringify({ by: of });
  await insert('enquiry_events', { ...owner, kind: 'noted', at: hour(4), data });
}

const thread = (of: string) => ({
  added: [
    { kind: 'addition', words: `${of} 1`, at: hour(1) },
    { kind: 'withdrawal', words: `${of} 2`, at: hour(2) },
  ],
  notes: [
    { text: `${of} 1`, at: hour(1) },
    { text: `${of} 2`, at: hour(2) },
  ],
  labels: [`${of} 1`, `${of} 2`],
  events: [
    { kind: 'received', data: {}, at: hour(5) },
    { kind: 'noted', data: { by: of }, at: hour(4) },
  ],
  waiting: [1, 2].map((nth) => ({
    subject: `Re: ${of} ${nth}`,
    body: `${of} ${nth}`,
    copied: [{ name: of, address: 'cc@menon.example', isOurs: false }],
    messageId: `waiting ${of} ${nth}`,
    writtenAt: hour(3),
    sendAt: hour(nth),
  })),
});

const plain = { inReplyTo: null, quotedText: '', attachments: [], copied: [], forwardedTo: [] };
const mail = (words: string, at: string, change: Row = {}) => ({
  direction: 'in',
  kind: 'message',
  sender: '',
  messageId: `${words}@mail.example`,
  subject: `About ${words}`,
  body: words,
  ...plain,
  at,
  ...change,
});

const unread = { firstReadAt: null, answeredAt: null, withdrawnAt: null };
const nothing = {
  added: [],
  notes: [],
  labels: [],
  work: null,
  events: [],
  mails: [],
  waiting: [],
};
const enquiry = (id: string, reference: string, email: string, receivedAt: string) => ({
  ...validEnquiry,
  id,
  reference,
  email,
  receivedAt,
  keptUntil: hour(23),
  ...unread,
  isHeld: false,
  heldReason: null,
  origin: { page: '', service: '', notice: '', language: '', timezone: '' },
  sheet: null,
  ...nothing,
});

/** Two people with everything, and a probe; returns the expected export of each. */
async function twoPeople() {
  const [staff] = await addStaff(kept);
  const add = (reference: string, email: string, at: string, change: Row = {}) =>
    kept.addEnquiry({ reference, email, received_at: at, purge_after: hour(23), ...change });
  const held = { state: 'held', held_reason: 'links' };
  const second = await add('HELD', ASHA.toUpperCase(), hour(2), held);
  const first = await add('FIRST', ASHA, hour(0), {
    first_read_at: hour(1),
    answered_at: hour(2),
    withdrawn_at: hour(3),
    sheet: JSON.stringify({ version: 1 }),
    from_page: '/',
    from_service: 's',
    notice_version: 'n',
    from_language: 'de',
    from_time_zone: 'UTC',
  });
  const theirs = await add('RAVIS', RAVI, hour(1));
  const probe = await add('PROBE', ASHA, hour(1), { is_probe: true });
  await addThread(first, 'Asha', staff?.id);
  await addThread(theirs, 'Ravi', staff?.id);
  await addThread(probe, 'Probe', staff?.id);
  const closing = { close_why: 'Price', close_amount: '1250', close_currency: 'EUR' };
  await addWork(first, { state: 'closed', country: 'DE', close_reason: 'won', ...closing });
  await addWork(theirs, {});
  await addWork(probe, {});

  const files = [{ name: 'plan.pdf', bytes: 12 }];
  const copied = [{ name: 'Per', address: 'per@menon.example', isOurs: false }];
  const forwarded = await addMail({ enquiry_id: first }, 'later', hour(8), {
    direction: 'out',
    in_reply_to: 'earlier@mail.example',
    quoted_text: '> earlier',
    copied: JSON.stringify(copied),
  });
  await insert('replies', {
    mail_id: forwarded,
    send_after: hour(8),
    way: 'forward',
    forwarded_to: ['law@company.example', 'tax@company.example'],
    bcc: ['blind@company.example'],
  });
  const automatic = { kind: 'auto-reply', sender: ASHA, attachments: JSON.stringify(files) };
  await addMail({ enquiry_id: first }, 'earlier', hour(7), automatic);
  await addMail({ enquiry_id: theirs }, 'of Ravi', hour(7), { sender: RAVI });
  await addMail({ enquiry_id: probe }, 'of the probe', hour(7));

  await addOther(ASHA, 'Asha later', hour(6));
  const earlier = await addOther(ASHA.toLowerCase(), 'Asha earlier', hour(5));
  const ravis = await addOther(RAVI, 'Ravi', hour(4));
  await addMail({ other_id: earlier }, 'second', hour(9), { direction: 'out' });
  await addMail({ other_id: earlier }, 'first', hour(8), { sender: ASHA });
  await addMail({ other_id: ravis }, 'hello', hour(8), { sender: RAVI });

  const confirmed = { state: 'confirmed', requested_at: hour(2), confirmed_at: hour(3) };
  await kept.addSubscription({ name: 'Asha', email: ASHA, ...confirmed });
  await kept.addSubscription({ name: 'Ravi', email: RAVI, requested_at: hour(0) });

  const open = { closeReason: null, closeWhy: null, closeAmount: null, closeCurrency: null };
  const won = { closeReason: 'won', closeWhy: 'Price', closeAmount: 1250, closeCurrency: 'EUR' };
  const ofFirst = {
    ...enquiry(first, 'FIRST', ASHA, hour(0)),
    firstReadAt: hour(1),
    answeredAt: hour(2),
    withdrawnAt: hour(3),
    sheet: { version: 1 },
    origin: { page: '/', service: 's', notice: 'n', language: 'de', timezone: 'UTC' },
    ...thread('Asha'),
    work: { state: 'closed', country: 'DE', ...won },
    mails: [
      mail('earlier', hour(7), { kind: 'auto-reply', sender: ASHA, attachments: files }),
      mail('later', hour(8), {
        direction: 'out',
        inReplyTo: 'earlier@mail.example',
        quotedText: '> earlier',
        copied,
        forwardedTo: ['law@company.example', 'tax@company.example'],
      }),
    ],
  };
  const isHeld = { isHeld: true, heldReason: 'links' };
  const ofSecond = { ...enquiry(second, 'HELD', ASHA.toUpperCase(), hour(2)), ...isHeld };
  const asha = {
    enquiries: [ofFirst, ofSecond],
    subscriptions: [
      { name: 'Asha', email: ASHA, state: 'confirmed', askedAt: hour(2), confirmedAt: hour(3) },
    ],
    otherMails: [
      {
        name: 'Asha earlier',
        email: ASHA.toLowerCase(),
        mails: [
          mail('first', hour(8), { sender: ASHA }),
          mail('second', hour(9), { direction: 'out' }),
        ],
      },
      { name: 'Asha later', email: ASHA, mails: [] },
    ],
  };
  const ravi = {
    enquiries: [
      {
        ...enquiry(theirs, 'RAVIS', RAVI, hour(1)),
        ...thread('Ravi'),
        work: { state: 'to-answer', country: 'IN', ...open },
        mails: [mail('of Ravi', hour(7), { sender: RAVI })],
      },
    ],
    subscriptions: [
      { name: 'Ravi', email: RAVI, state: 'pending', askedAt: hour(0), confirmedAt: null },
    ],
    otherMails: [{ name: 'Ravi', email: RAVI, mails: [mail('hello', hour(8), { sender: RAVI })] }],
  };
  return { asha, ravi, ids: { theirs, ravis } };
}

describe('what is kept about a person', () => {
  it('is everything of that person and nothing of another, whatever the letters', async () => {
    const { asha, ravi } = await twoPeople();
    expect(await readPerson(kept.database.db, ASKED)).toEqual(asha);
    expect(await readPerson(kept.database.db, RAVI.toUpperCase())).toEqual(ravi);
  });

  it('is that of everybody without an address', async () => {
    const { asha, ravi, ids } = await twoPeople();
    await addMail({ enquiry_id: ids.theirs }, 'among others', hour(9), { sender: ASHA });
    const [first, second] = asha.enquiries;
    const [of] = ravi.enquiries;
    const mails = [...(of?.mails ?? []), mail('among others', hour(9), { sender: ASHA })];
    expect(await readPerson(kept.database.db)).toEqual({
      enquiries: [first, { ...of, mails }, second],
      subscriptions: [...ravi.subscriptions, ...asha.subscriptions],
      otherMails: [...ravi.otherMails, ...asha.otherMails],
    });
  });

  it('includes what they wrote in the threads of others', async () => {
    const { asha, ids } = await twoPeople();
    const sender = ASHA.toUpperCase();
    await addMail({ other_id: ids.ravis }, 'to the other mail', hour(11), { sender });
    await addMail({ enquiry_id: ids.theirs }, 'to the enquiry', hour(10), { sender });
    await addMail({ enquiry_id: ids.theirs }, 'not theirs', hour(10), { direction: 'out', sender });
    expect(await readPerson(kept.database.db, ASKED)).toEqual({
      ...asha,
      otherMails: [
        ...asha.otherMails,
        {
          name: '',
          email: ASKED,
          mails: [
            mail('to the enquiry', hour(10), { sender }),
            mail('to the other mail', hour(11), { sender }),
          ],
        },
      ],
    });
  });
});

const inTransaction = (change: (trx: Trx) => Promise<void>) =>
  kept.database.db.transaction().execute(change);

describe('an erasure', () => {
  const record = (enquiries: readonly { readonly id: string; readonly reference: string }[]) =>
    inTransaction((trx) => recordErasures(trx, kept.queue, enquiries));

  it('of no enquiry is not recorded', async () => {
    await record([]);
    expect(kept.jobs).toEqual([]);
    expect(await kept.read('select * from erasures')).toEqual([]);
  });

  it('of two enquiries is two, each with a job', async () => {
    const enquiries = ['FIRST', 'SECOND'].map((reference) => ({ id: randomUUID(), reference }));
    await record(enquiries);
    const stored = await kept.read<{ id: string; enquiry_id: string; reference: string }>(
      'select id, enquiry_id, reference from erasures order by reference',
    );
    expect(stored.map(({ enquiry_id: id, reference }) => ({ id, reference }))).toEqual(enquiries);
    expect(kept.jobs.map(({ name, payload }) => [name, payload])).toEqual(
      stored.map(({ id }) => [notifyErasure.name, { erasureId: id }]),
    );
  });

  it('of other rows is listed once', async () => {
    const list = (ids: readonly string[]) => inTransaction((trx) => listErasedOthers(trx, ids));
    const ids = [randomUUID(), randomUUID()].toSorted();
    const listed = async () =>
      (await kept.read<{ id: string }>('select id from erased_others')).map(({ id }) => id);
    await list([]);
    expect(await listed()).toEqual([]);
    await list(ids);
    await list(ids);
    expect((await listed()).toSorted()).toEqual(ids);
  });

  it('in the mailbox is known by its id, until it is done and after', async () => {
    const read = (id: string) => readMailboxErasure(kept.database.db, id);
    const id = randomUUID();
    expect(await read(id)).toBeUndefined();
    await insert('mailbox_erasures', {
      id,
      sent_message_ids: [],
      mails: '[]',
      moved: 3,
      problem: 'One is missing.',
    });
    expect(await read(randomUUID())).toBeUndefined();
    expect(await read(id)).toEqual({ isDone: false, moved: 3, problem: 'One is missing.' });
    await kept.set('mailbox_erasures', id, { done_at: 'now()', problem: 'null' });
    expect(await read(id)).toEqual({ isDone: true, moved: 3, problem: null });
  });
});
