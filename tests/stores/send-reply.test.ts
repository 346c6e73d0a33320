import { randomUUID } from 'node:crypto';
import type { Addressing } from '@studio/contract/desk/addressing.schema';
import { auditLogFor } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { readDrafts, saveDraft } from '@studio/enquiries/replies/draft.store.ts';
import { readRecipients } from '@studio/enquiries/replies/recipients.store.ts';
import { sendReply, type ReplyOrder } from '@studio/enquiries/replies/send-reply.store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addWork } from '../support/desk-rows.ts';
import { addColleague, addDraftFile, sessionOf } from '../support/replies.ts';
import { responseTarget } from '../support/response-target.ts';
import { rows, type Rows } from '../support/rows.ts';

const secret = 'a secret of this test';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

let kept: Rows;
let asha: { staffId: string; sessionId: string };
let enquiryId: string;
beforeAll(async () => {
  kept = await rows();
});
const colleague = async (name: string) => {
  const staffId = await addColleague(kept.database, name);
  return { staffId, sessionId: await sessionOf(kept.database, staffId) };
};
beforeEach(async () => {
  await kept.empty();
  asha = await colleague('Asha');
  enquiryId = await addWork(kept, '1 hour', '2 hours');
});
afterAll(() => kept[Symbol.asyncDispose]());

type Change = Partial<Omit<ReplyOrder, 'addressing'>> & { addressing?: Partial<Addressing> };
const send = ({ addressing, ...change }: Change = {}) =>
  sendReply(
    {
      db: kept.database.db,
      queue: kept.queue,
      responseTarget,
      mailHost: 'desk.company.example',
      reminderAt: (from, days) => new Date(from.getTime() + days * 86_400_000),
      secret,
    },
    {
      ...asha,
      id: randomUUID(),
      enquiryId,
      text: 'Yes.',
      files: [],
      again: [],
      addressing: { way: 'reply', to: [], cc: [], bcc: [], ...addressing },
      strangers: [],
      then: 'waiting',
      remindAfter: null,
      seen: '999999999',
      ...change,
    },
  );
const stored = async () => {
  const [found] = await kept.read<{ n: number }>(
    'select ((select count(*) from thread_mails) + (select count(*) from waiting_replies))::int as n',
  );
  return found?.n;
};
const state = async () => {
  const [row] = await kept.read<{ state: string }>(
    'select state from enquiry_work where enquiry_id = $1',
    enquiryId,
  );
  return row?.state;
};
const theyWrote = (copied: readonly object[], sender = 'asha@menon.example') =>
  kept.read(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, sender, sender_verified,
       attachments, copied, content_hash, at)
     select gen_random_uuid(), id, 'in', 'message', gen_random_uuid() || '@menon.example', 'A loom', 'Hello', $3, true,
       '[]', $2, 'x', now() from enquiries where id = $1`,
    enquiryId,
    JSON.stringify(copied),
    sender,
  );
const emailOf = async () => {
  const [row] = await kept.read<{ email: string }>(
    'select email from enquiries where id = $1',
    enquiryId,
  );
  return row?.email ?? '';
};

describe('an author who had not seen an answer', () => {
  it.each([
    ['30 seconds', 'just now'],
    ['1 minute', 'a minute ago'],
    ['2 minutes', '2 minutes ago'],
    ['59 minutes', '59 minutes ago'],
    ['60 minutes', 'an hour ago'],
    ['2 hours', '2 hours ago'],
    ['23 hours', '23 hours ago'],
    ['24 hours', 'more than a day ago'],
  ])('is told how long ago it was: %s', async (age, words) => {
    await send();
    await kept.read(
      `update enquiry_events set at = now() - $1::interval where kind = 'answered'`,
      age,
    );
    expect(await send({ ...(await colleague('Ravi')), seen: '0' })).toMatchObject({
      kind: 'already-answered',
      message: `Asha answered ${words}.`,
      since: [{ kind: 'answered' }],
    });
    expect(await stored()).toBe(1);
  });

  it('is told if it was their own, in another window', async () => {
    await send();
    expect(await send({ seen: '0' })).toMatchObject({ message: 'You answered just now.' });
  });

  it('is told if its author has left since', async () => {
    await send();
    await kept.read('update enquiry_events set staff_id = null');
    expect(await send({ seen: '0' })).toMatchObject({ message: 'A colleague answered just now.' });
  });

  it('is told that a colleague scheduled one', async () => {
    await send({ sendAt: inAnHour() });
    expect(await send({ ...(await colleague('Ravi')), seen: '0' })).toMatchObject({
      message: 'Asha scheduled a reply just now.',
    });
  });

  it('may forward the thread without being asked', async () => {
    await send();
    const forward = { way: 'forward', to: ['staff@company.example'] } as const;
    expect(await send({ addressing: forward, seen: '0' })).toMatchObject({ kind: 'sent' });
  });
});

describe('a forward', () => {
  const forward = { way: 'forward', to: ['staff@company.example'] } as const;

  it('changes nothing about the enquiry, and reminds no one', async () => {
    await send({ addressing: forward, remindAfter: 3 });
    expect(await state()).toBe('to-answer');
    expect(await kept.read('select from replies where remind_at is not null')).toEqual([]);
    await send();
    await send({ addressing: forward, remindAfter: 3 });
    expect(await state()).toBe('waiting');
    expect(await kept.read('select from replies where remind_at is not null')).toEqual([]);
  });

  it('goes to the enquirer too if their address was given', async () => {
    const email = await emailOf();
    const outcome = await send({ addressing: { ...forward, to: [email] }, strangers: [email] });
    expect(outcome.kind).toBe('sent');
    expect(await kept.read('select forwarded_to from replies')).toEqual([
      { forwarded_to: [email] },
    ]);
  });
});

describe('recipients', () => {
  const cc = ['Per@menon.example', 'ilse@zaehler.example', 'jo@zaehler.example'];

  it('who are new to the thread are named, all of them, until each is confirmed', async () => {
    expect(await send({ addressing: { cc: cc.slice(0, 1) } })).toEqual({
      kind: 'strangers',
      message: 'Per@menon.example was never in this thread.',
      strangers: cc.slice(0, 1),
    });
    expect(await send({ addressing: { cc }, strangers: cc.slice(0, 1) })).toEqual({
      kind: 'strangers',
      message:
        'Per@menon.example, ilse@zaehler.example, and jo@zaehler.example were never in this thread.',
      strangers: cc,
    });
    expect(await stored()).toBe(0);
    expect(await send({ addressing: { cc }, strangers: cc })).toMatchObject({ kind: 'sent' });
  });

  it('are known however their address is written, and keep their name from the thread', async () => {
    await theyWrote([{ name: 'Per', address: 'PER@menon.example', isOurs: false }]);
    expect((await send({ addressing: { cc: cc.slice(0, 1) } })).kind).toBe('sent');
    const [mail] = await kept.read(`select copied from thread_mails where direction = 'out'`);
    expect(mail).toEqual({
      copied: [{ name: 'Per', address: 'Per@menon.example', isOurs: false }],
    });
  });

  it('who are colleagues are no strangers; who have no name get none', async () => {
    await send({ addressing: { cc: ['STAFF@company.example'] } });
    const [mail] = await kept.read(`select copied from thread_mails where direction = 'out'`);
    expect(mail).toEqual({
      copied: [{ name: '', address: 'STAFF@company.example', isOurs: true }],
    });
  });

  it('who asked to be erased are strangers, even if the thread names them', async () => {
    const kim = 'Kim@menon.example';
    await theyWrote([{ name: 'Kim', address: kim, isOurs: false }]);
    const { db } = kept.database;
    await db
      .transaction()
      .execute((trx) =>
        auditLogFor(secret, 'worker').recordPerson(trx, 'erased', 'a test', kim, []),
      );
    expect(await send({ addressing: { cc: [kim] } })).toMatchObject({
      kind: 'strangers',
      strangers: [kim],
    });
  });

  test('a reply to all offers those of their last mail, without our mailbox and colleagues', async () => {
    await theyWrote(
      [
        { name: 'Sales', address: 'sales@company.example', isOurs: true },
        { name: 'Asha', address: 'Staff@company.example', isOurs: false },
        { name: 'Per', address: 'per@menon.example', isOurs: false },
      ],
      (await emailOf()).toUpperCase(),
    );
    expect(await readRecipients(kept.database.db, secret, enquiryId)).toEqual({
      subject: 'A loom',
      all: [{ name: 'Per', address: 'per@menon.example' }],
    });
    expect(await readRecipients(kept.database.db, secret, randomUUID())).toBeUndefined();
  });
});

describe('the id of a reply', () => {
  const id = randomUUID();
  const used =
    'An earlier version of this reply was sent or undone. Look at the thread, then send this one again.';
  const changes: [string, Change][] = [
    ['of other text', { text: 'No.' }],
    ['with a subject', { addressing: { subject: 'Another loom' } }],
    ['as a forward', { addressing: { way: 'forward', to: ['staff@company.example'] } }],
    ['with a copy', { addressing: { cc: ['staff@company.example'] } }],
    ['with a blind copy', { addressing: { bcc: ['staff@company.example'] } }],
    ['with a file', { files: [randomUUID()] }],
    ['for later', { sendAt: inAnHour() }],
  ];

  it.each(changes)('was used already: %s', async (_, change) => {
    const first = await send({ id });
    expect(await send({ id })).toEqual(first);
    expect(await send({ id, ...change })).toMatchObject({
      kind: 'refused',
      sentence: used,
      now: { state: 'waiting' },
    });
    expect(await stored()).toBe(1);
  });

  it('cannot be used by a colleague, or for another enquiry', async () => {
    await send({ id });
    expect(await send({ id, ...(await colleague('Ravi')) })).toMatchObject({ sentence: used });
    const other = await addWork(kept, '1 hour', '2 hours');
    expect(await send({ id, enquiryId: other })).toMatchObject({ sentence: used });
  });

  it('of a reply that is being sent still says that it was sent, with nothing to undo', async () => {
    await send({ id });
    await kept.read(`update replies set state = 'planned'`);
    expect(await send({ id })).toMatchObject({ kind: 'sent', sent: { id, undoUntil: null } });
  });
});

describe('a reply for later', () => {
  it('leaves at that time, with its recipients and the subject of the thread', async () => {
    const sendAt = inAnHour();
    const cc = ['staff@company.example'];
    const outcome = await send({ sendAt, addressing: { cc } });
    expect(outcome).toMatchObject({ kind: 'sent', sent: { undoUntil: sendAt } });
    const [enquiry] = await kept.read<{ subject: string }>(
      `select 'Re: ' || subject || ' [' || reference || ']' as subject from enquiries`,
    );
    expect(await kept.read('select subject, cc, copied from waiting_replies')).toEqual([
      { ...enquiry, cc, copied: [{ name: '', address: cc[0], isOurs: true }] },
    ]);
    expect(kept.jobs).toEqual([]);
  });

  const withFiles = 'A reply with files is sent immediately. Remove them, or send it now.';
  const refused: [string, Change, string][] = [
    ['files', { files: [randomUUID()] }, withFiles],
    ['files of the thread', { again: [randomUUID()] }, withFiles],
    [
      'another recipient',
      { addressing: { way: 'forward', to: ['staff@company.example'] } },
      'A forward is sent immediately.',
    ],
  ];
  it.each(refused)('cannot have %s', async (_, change, sentence) => {
    expect(await send({ sendAt: inAnHour(), ...change })).toMatchObject({
      kind: 'refused',
      sentence,
      now: { state: 'to-answer' },
    });
    expect(await stored()).toBe(0);
  });
});

it('is planned for the moment it can no longer be undone, and reminds its author', async () => {
  const outcome = await send({ remindAfter: 3 });
  expect(kept.jobs).toEqual([
    { name: 'plan-reply', payload: { replyId: expect.any(String) as string }, afterSeconds: 20 },
  ]);
  expect(outcome).toMatchObject({ sent: { id: kept.jobs[0]?.payload['replyId'] } });
  const [reply] = await kept.read<{ days: number }>(
    `select extract(epoch from remind_at - now()) / 86400 as days from replies`,
  );
  expect(Number(reply?.days)).toBeCloseTo(3, 2);
});

it.each([
  ['they are answered', { then: 'answered', remindAfter: 3 }],
  ['no reminder is wanted', { then: 'waiting', remindAfter: null }],
] as const)('reminds no one if %s', async (_, change) => {
  await send(change);
  expect(await kept.read('select from replies where remind_at is not null')).toEqual([]);
});

it('is no draft any more, even if the browser saves it after sending it', async () => {
  const { db } = kept.database;
  const { staffId } = asha;
  const id = randomUUID();
  const writtenAt = new Date(Date.now() - 1_000).toISOString();
  const draft = { enquiryId, staffId, kind: 'reply', key: id, text: 'Yes.', writtenAt } as const;
  expect(await saveDraft(db, draft)).toBe(true);
  expect(await readDrafts(db, enquiryId, staffId)).toEqual({ reply: { text: 'Yes.', writtenAt } });
  await send({ id });
  expect(await saveDraft(db, draft)).toBe(false);
  expect(await readDrafts(db, enquiryId, staffId)).toEqual({});
});

it('is not stored if its files have changed', async () => {
  await addDraftFile(kept.database, { enquiryId, ...asha, content: Buffer.from('A drawing') });
  expect(await send()).toMatchObject({
    kind: 'refused',
    sentence: 'The files of this draft have changed. Look at them and send it again.',
    now: { state: 'to-answer' },
  });
  expect([await stored(), await state()]).toEqual([0, 'to-answer']);
});

it('says that the enquiry was erased, and fails if the database does', async () => {
  expect(await send({ enquiryId: randomUUID() })).toEqual({ kind: 'missing' });
  await expect(send({ sessionId: randomUUID() })).rejects.toThrow();
});
