import { randomUUID } from 'node:crypto';
import type { EnquiryDetail, Strangers } from '@studio/contract/desk/responses';
import type {
  Recipients,
  ReplySent,
  SignatureView,
  UndoneReply,
} from '@studio/contract/desk/mails';
import { auditLogFor } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';
import { checkConsistency } from './support/check-consistency.ts';

let desk: TestDesk;
let asha: Browser;
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
});
afterAll(() => desk[Symbol.asyncDispose]());
afterEach(async () => {
  expect((await checkConsistency(desk)).wrong).toEqual([]);
});

interface Kept {
  readonly copied: readonly string[];
  readonly sender?: string;
  readonly senderVerified?: boolean;
  readonly subject?: string;
  readonly kind?: string;
}

const THEIRS = 'priya@mill.example';

/** Adds a mail to the thread, as the inbound mail process stores one. */
const mailIn = (
  id: string,
  { copied, sender = THEIRS, senderVerified = true, subject = 'AW: Looms', kind = 'message' }: Kept,
) =>
  desk.sql(
    `insert into thread_mails (id, enquiry_id, direction, kind, sender, sender_verified, message_id, subject, body, at,
       content_hash, copied)
     values ($1::text::uuid, $2, 'in', $3, $4, $5, $1::text || '@x', $7, 'More.', clock_timestamp(), '', $6::jsonb)`,
    randomUUID(),
    id,
    kind,
    sender,
    senderVerified,
    JSON.stringify(copied.map((address) => ({ name: 'Per N.', address, isOurs: false }))),
    subject,
  );
const open = async (id: string) => (await asha.get(`/api/enquiries/${id}`)).json<EnquiryDetail>();
const recipients = async (id: string) =>
  (await asha.get(`/api/enquiries/${id}/recipients`)).json<Recipients>();
const reply = async (id: string, change: object = {}) =>
  asha.post(`/api/enquiries/${id}/replies`, {
    id: randomUUID(),
    text: 'Yes, we can.',
    then: 'waiting',
    seen: (await open(id)).events.at(-1)?.id ?? '0',
    ...change,
  });
const enquiry = () => addEnquiry(desk, { email: THEIRS, subject: 'Looms' });

describe('reply to all', () => {
  it('offers the people in To and Cc of their last verified mail', async () => {
    const id = await enquiry();
    expect(await recipients(id)).toMatchObject({ all: [] });
    await mailIn(id, { copied: ['old@mill.example'] });
    await mailIn(id, { copied: ['per@mill.example', 'ilse@zaehler.example'] });
    await mailIn(id, { copied: ['forged@bank.example'], senderVerified: false });
    await mailIn(id, { copied: ['hostile@bank.example'], sender: 'other@bank.example' });
    await mailIn(id, { copied: ['list@mill.example'], kind: 'auto-reply' });
    expect(await recipients(id)).toEqual({
      subject: 'AW: Looms',
      all: [
        { name: 'Per N.', address: 'per@mill.example' },
        { name: 'Per N.', address: 'ilse@zaehler.example' },
      ],
    });
  });

  it('offers no colleague, no erased person and no one who withdrew', async () => {
    const id = await enquiry();
    await desk.sql(
      `insert into staff (issuer, subject, name, email, roles)
       values ('i', $1, 'Devi', 'Devi@company.example', '{sales}')`,
      randomUUID(),
    );
    const gone = await addEnquiry(desk, {
      email: 'withdrew@mill.example',
      withdrawn_at: new Date(),
    });
    await desk.sql(`update enquiries set state = 'planned' where id = $1`, gone);
    await desk.database.db
      .transaction()
      .execute((trx) =>
        auditLogFor(desk.config.secret, 'operator').recordPerson(
          trx,
          'erased',
          'erase',
          'erased@mill.example',
          [],
        ),
      );
    await mailIn(id, {
      copied: [
        'devi@company.example',
        'Erased@mill.example',
        'withdrew@mill.example',
        'per@mill.example',
      ],
    });
    expect((await recipients(id)).all.map(({ address }) => address)).toEqual(['per@mill.example']);
  });
});

describe('a reply with copies', () => {
  it('is stored with them and its subject before the response; only we see Bcc', async () => {
    const id = await enquiry();
    await mailIn(id, { copied: ['per@mill.example'] });
    const answer = await reply(id, {
      cc: ['Per@mill.example', 'per@mill.example', THEIRS],
      bcc: ['boss@company.example'],
      strangers: ['boss@company.example'],
      subject: ' Looms,\tagain ',
    });
    expect(answer.statusCode).toBe(200);
    const sent = answer.json<ReplySent>();
    const mail = (await open(id)).mails.find((one) => one.id === sent.id);
    expect(mail).toMatchObject({
      subject: 'Looms, again',
      copied: [{ name: 'Per N.', address: 'Per@mill.example', isOurs: false }],
      bcc: ['boss@company.example'],
    });
    expect(await desk.sql('select way, cc, bcc from replies where mail_id = $1', sent.id)).toEqual([
      { way: 'reply', cc: ['Per@mill.example'], bcc: ['boss@company.example'] },
    ]);
    const manager = await plantSession(desk, 'manager');
    const copy = await manager.post('/api/persons/export', { email: THEIRS });
    expect(copy.body).toContain('Per@mill.example');
    expect(copy.body).not.toContain('boss@company.example');
  });

  it('asks once about an address new to the thread, and stores nothing before', async () => {
    const id = await enquiry();
    await mailIn(id, { copied: ['per@mill.example'] });
    const [key, cc] = [randomUUID(), ['per@mill.example', 'ilse@zaehler.example']];
    const asked = await reply(id, { id: key, cc });
    expect(asked.statusCode).toBe(409);
    expect(asked.json<Strangers>()).toEqual({
      message: 'ilse@zaehler.example was never in this thread.',
      strangers: ['ilse@zaehler.example'],
    });
    expect(await desk.sql('select 1 from thread_mails where id = $1', key)).toEqual([]);
    expect((await open(id)).state).toBe('to-answer');
    const { strangers } = asked.json<Strangers>();
    expect((await reply(id, { id: key, cc, strangers })).statusCode).toBe(200);
    // The thread now contains them.
    expect((await reply(id, { cc })).statusCode).toBe(200);
  });

  it('sent again with the same key is the same reply only with the same recipients and subject', async () => {
    const id = await enquiry();
    await mailIn(id, { copied: ['per@mill.example', 'eva@mill.example'] });
    const body = {
      id: randomUUID(),
      cc: ['per@mill.example'],
      bcc: ['eva@mill.example'],
      subject: 'Looms',
    };
    const answers = await Promise.all([reply(id, body), reply(id, body), reply(id, body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const change of [
      { cc: [] },
      { bcc: [] },
      { cc: ['eva@mill.example'], bcc: ['per@mill.example'] },
      { subject: 'Other' },
    ])
      expect((await reply(id, { ...body, ...change })).statusCode).toBe(409);
    expect((await open(id)).mails.filter(({ direction }) => direction === 'out')).toHaveLength(1);
  });

  it('an undone reply keeps its recipients', async () => {
    const id = await enquiry();
    await mailIn(id, { copied: ['per@mill.example'] });
    const sent = (await reply(id, { cc: ['per@mill.example'], subject: 'S' })).json<ReplySent>();
    const back = await asha.ask({ method: 'DELETE', url: `/api/replies/${sent.id}` });
    expect(back.json<UndoneReply>().addressing).toEqual({
      way: 'reply',
      to: [],
      cc: ['per@mill.example'],
      bcc: [],
      subject: 'S',
    });
  });

  it.each([
    ['no address', { cc: ['per'] }],
    ['a header in it', { cc: ['a@b.example\r\nBcc: c@d.example'] }],
    ['eleven', { cc: Array.from({ length: 11 }, (_, at) => `p${at}@x.example`) }],
    [
      'eleven together',
      {
        cc: Array.from({ length: 6 }, (_, at) => `p${at}@x.example`),
        bcc: Array.from({ length: 5 }, (_, at) => `q${at}@x.example`),
      },
    ],
    ['another person instead of the enquirer', { to: ['per@mill.example'] }],
    ['a forward without a recipient', { way: 'forward' }],
    ['an empty subject', { subject: ' ' }],
  ])('is refused with %s', async (_name, change) => {
    const id = await enquiry();
    expect((await reply(id, change)).statusCode).toBe(422);
    expect((await open(id)).mails).toEqual([]);
  });
});

describe('a forged mail in the enquirer’s name', () => {
  const forge = (id: string) =>
    mailIn(id, { copied: [], senderVerified: false, subject: 'Your bank account' });
  const replied = async (id: string) =>
    desk.sql(
      'select m.subject, t.subject as answered from thread_mails m left join thread_mails t on t.message_id = m.in_reply_to where m.id = $1',
      (await reply(id)).json<ReplySent>().id,
    );

  it('changes neither the subject nor what a reply answers', async () => {
    const id = await enquiry();
    await mailIn(id, { copied: [] });
    await forge(id);
    expect((await recipients(id)).subject).toBe('AW: Looms');
    expect(await replied(id)).toEqual([{ subject: 'Re: AW: Looms', answered: 'AW: Looms' }]);
  });

  it('as the only mail leaves the subject of the enquiry', async () => {
    const id = await enquiry();
    await forge(id);
    const { reference } = await open(id);
    expect((await recipients(id)).subject).toBe(`Looms [${reference}]`);
    expect(await replied(id)).toMatchObject([{ subject: `Re: Looms [${reference}]` }]);
  });
});

describe('a forward', () => {
  it('goes to others, and does not count as an answer', async () => {
    const id = await enquiry();
    const answer = await reply(id, {
      way: 'forward',
      to: ['partner@else.example'],
      strangers: ['partner@else.example'],
    });
    const sent = answer.json<ReplySent>();
    const whole = await open(id);
    expect(whole).toMatchObject({ state: 'to-answer', firstAnsweredAt: null });
    expect(whole.mails).toMatchObject([
      { subject: `Fwd: Looms [${whole.reference}]`, copied: [{ address: 'partner@else.example' }] },
    ]);
    expect(whole.events.at(-1)).toMatchObject({ kind: 'forwarded', data: { reply: sent.id } });
    const back = await asha.ask({ method: 'DELETE', url: `/api/replies/${sent.id}` });
    expect(back.json<UndoneReply>().addressing).toMatchObject({
      way: 'forward',
      to: ['partner@else.example'],
    });
    expect((await open(id)).mails).toEqual([]);
  });
});

it('an erased person is removed from the copies of other people’s mails', async () => {
  const id = await enquiry();
  await mailIn(id, { copied: ['Per@mill.example', 'eva@mill.example'] });
  const cc = ['per@mill.example', 'eva@mill.example'];
  const sent = (await reply(id, { cc })).json<ReplySent>();
  const bcc = ['PER@mill.example'];
  const blind = (await reply(id, { bcc })).json<ReplySent>();
  await desk.sql('update replies set refused = cc where mail_id = $1', sent.id);
  const manager = await plantSession(desk, 'manager');
  const email = 'per@mill.example';
  expect((await manager.post('/api/persons/erase', { email, confirm: email })).statusCode).toBe(
    200,
  );
  const { mails } = await open(id);
  expect(mails.flatMap(({ copied }) => copied.map(({ address }) => address))).toEqual([
    'eva@mill.example',
    'eva@mill.example',
  ]);
  expect(
    await desk.sql(
      'select cc, bcc, refused from replies where mail_id in ($1, $2) order by cardinality(cc)',
      sent.id,
      blind.id,
    ),
  ).toEqual([
    { cc: [], bcc: [], refused: [] },
    { cc: ['eva@mill.example'], bcc: [], refused: ['eva@mill.example'] },
  ]);
});

it('a signature belongs to its author, with the company’s lines below it', async () => {
  const read = async (one: Browser) => (await one.get('/api/signature')).json<SignatureView>();
  expect(await read(asha)).toEqual({ text: '', company: [] });
  const kept = await asha.ask({
    method: 'PUT',
    url: '/api/signature',
    body: { text: 'Asha Raman\r\nSales ' },
  });
  expect(kept.json()).toEqual({ text: 'Asha Raman\nSales', company: [] });
  expect(await read(asha)).toEqual(kept.json());
  expect((await read(await plantSession(desk, 'sales'))).text).toBe('');
});
