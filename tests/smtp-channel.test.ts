import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import type { Reply, SalesMessage, StatusNotice } from '@studio/mail/channel.ts';
import { smtpChannel } from '@studio/mail/smtp/smtp-channel.ts';
import { FILE_BYTES_PER_SECOND, SEND_TIMEOUT_MS } from '@studio/platform/sending/outcome.ts';
import { filesIn, smtpServer, type TestSmtp } from './support/smtp.ts';

let server: TestSmtp;
let channel: ReturnType<typeof smtpChannel>;
const settings = {
  company: {
    name: 'The company',
    email: 'hello@company.example',
    phone: undefined,
    brandColor: '#1a7a43',
    siteUrl: 'https://www.company.example/en',
    timeZone: 'Asia/Kolkata',
    sheetRules: undefined,
  },
  from: 'site@mails.company.example',
  salesTo: 'sales@company.example',
  probeTo: 'probe@company.example',
  isMailboxRead: true,
  deskUrl: 'https://desk.company.example',
};
beforeEach(async () => {
  server = await smtpServer();
  channel = smtpChannel({ ...settings, url: server.url });
});
afterEach(async () => {
  vi.useRealTimers();
  channel.close();
  await server[Symbol.asyncDispose]();
});

const about = { deliveryId: 'd', enquiryId: 'e', reference: '7K3QF-9M2XA' };
const at = new Date('2026-11-15T09:12:00Z');
const sales: SalesMessage = {
  ...about,
  purpose: 'sales',
  receivedAt: at,
  plannedAt: at,
  isProbe: false,
  isReleased: false,
  enquiry: validEnquiry,
  origin: { page: '', service: '', notice: '', language: '', timezone: '' },
  sheet: undefined,
};
const erasure: StatusNotice = { ...about, purpose: 'erasure', at };
const acknowledgement = {
  ...about,
  purpose: 'acknowledgement',
  to: validEnquiry.email,
  enquiryUrl: 'https://company.example/mine',
  howSoon: 'We answer within four business hours.',
  sawNoNotice: false,
} as const;
const reply: Reply = {
  ...about,
  purpose: 'reply',
  to: [validEnquiry.email],
  cc: ['Per@Küche.example'],
  bcc: ['boss@company.example'],
  by: 'Ravi',
  subject: 'Re: A shop',
  text: 'Yes.',
  files: [],
  at,
  messageId: 'r@company.example',
  inReplyTo: null,
  earlier: [],
};
const content = Buffer.from('An offer.\n');
const withFile: Reply = {
  ...reply,
  files: [
    {
      name: 'Offer.txt',
      bytes: content.length,
      async *pieces() {
        yield await Promise.resolve(content);
      },
    },
  ],
};
/** It may take half a minute longer than another mail. */
const large = {
  ...withFile,
  files: withFile.files.map((file) => ({ ...file, bytes: 30 * FILE_BYTES_PER_SECOND })),
};
const arrived = () =>
  server.received.map(({ mail, envelopeTo }) => [mail.subject, envelopeTo.join(' ')]);

it('sends an enquiry, a receipt and the list of held ones to their recipients', async () => {
  expect(await channel.send(sales)).toEqual({ kind: 'sent', refusedMailboxes: [] });
  expect(await channel.send(acknowledgement)).toEqual({ kind: 'sent' });
  const held = { reference: 'R-1', receivedAt: at, reason: 'Too fast', subject: 'S', details: 'D' };
  const digest = { hour: '2026-11-15T10', count: 1, held: [held] };
  expect(await channel.sendHeldDigest?.(digest)).toMatchObject({ kind: 'sent' });
  expect(arrived()).toEqual([
    [expect.stringContaining('Asha Menon'), 'sales@company.example'],
    ['We have your enquiry (7K3QF-9M2XA)', validEnquiry.email],
    ['One enquiry is held', 'sales@company.example'],
  ]);
  const mail = server.received[2]?.mail;
  expect(mail).toMatchObject({
    messageId: '<2026-11-15T10.held@mails.company.example>',
    from: { name: 'The company', address: 'site@mails.company.example' },
  });
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(server.received[2]?.raw).toContain('Content-Transfer-Encoding: base64');
});

it('sends a reply to all of its recipients; the mailbox gets a copy if it is read', async () => {
  expect(await channel.send(reply)).toEqual({ kind: 'sent', wantsCopy: true });
  expect(arrived()).toEqual([
    ['Re: A shop', `${validEnquiry.email} Per@küche.example boss@company.example`],
  ]);
  expect(server.received[0]?.raw).not.toContain('boss@');
  const unread = smtpChannel({ ...settings, url: server.url, isMailboxRead: false });
  expect(await unread.send(reply)).toEqual({ kind: 'sent', wantsCopy: false });
  unread.close();
});

it('sends the files of a reply, the same bytes as it composes for the copy', async () => {
  expect(await channel.send(withFile)).toMatchObject({ kind: 'sent' });
  const [{ mail, raw } = { mail: undefined, raw: '' }] = server.received;
  expect(mail && filesIn(mail)).toEqual([['Offer.txt', content]]);
  expect((await channel.bytesOf?.(withFile))?.toString('utf8')).toBe(raw);
});

it('says which recipients of a reply were refused while others got it', async () => {
  server.behavior = 'refuses-others';
  expect(await channel.send(reply)).toEqual({
    kind: 'sent',
    refused: ['Per@Küche.example', 'boss@company.example'],
    wantsCopy: true,
  });
  server.behavior = 'refuses-enquirer';
  expect(await channel.send(reply)).toEqual({
    kind: 'refused',
    problem: 'The address does not take mail.',
  });
});

it('says which sales mailboxes were refused; a probe to its own mailbox says nothing of them', async () => {
  const salesTo = 'Sales <sales@company.example>, boss@company.example, archive@company.example';
  const several = smtpChannel({ ...settings, salesTo, url: server.url });
  server.refused = 'archive@company.example';
  const outcome = { kind: 'sent', refusedMailboxes: [3] };
  expect(await several.send(sales)).toEqual(outcome);
  expect(await several.send(erasure)).toEqual(outcome);
  expect(await several.send({ ...sales, isProbe: true })).toEqual({ kind: 'sent' });
  several.close();
});

it.each([
  ['refuses-recipient', 'refused', 550, acknowledgement],
  ['refuses-recipient', 'refused', 550, reply],
  // Our own address: an operator can correct it.
  ['refuses-recipient', 'failed', 550, sales],
  ['refuses-recipient', 'failed', 550, erasure],
  ['refuses', 'failed', 554, reply],
  ['busy', 'retry', 451, sales],
  ['resets', 'retry', undefined, sales],
  ['drops', 'retry', undefined, sales],
] as const)('a server that %s: the mail is %s', async (behavior, kind, status, message) => {
  server.behavior = behavior;
  const outcome = await channel.send(message);
  expect(outcome).toMatchObject({ kind, ...(status && { status }) });
  expect(JSON.stringify(outcome)).not.toContain('asha@');
});

it.each([
  ['a mail', sales, SEND_TIMEOUT_MS],
  ['a mail with files', large, SEND_TIMEOUT_MS + 30_000],
] as const)('gives up on %s in time, and sends the next', async (_, message, timeoutMs) => {
  server.behavior = 'hangs';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let outcome: unknown;
  const ended = channel
    .send(message)
    .catch(String)
    .then((result) => (outcome = result));
  while (server.unanswered === 0 && outcome === undefined) await setImmediate();
  await vi.advanceTimersByTimeAsync(timeoutMs - 10_000);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ended).toEqual({
    kind: 'retry',
    problem: 'The SMTP server could not be reached or went away (ETIMEDOUT).',
  });
  vi.useRealTimers();
  server.behavior = 'takes';
  expect(await channel.send(sales)).toMatchObject({ kind: 'sent' });
  expect(arrived()).toHaveLength(1);
});

it('the check says whether the server answers, without sending anything', async () => {
  expect(await channel.check()).toBeUndefined();
  const nowhere = smtpChannel({ ...settings, url: 'smtp://mails.invalid:25' });
  expect(await nowhere.check()).toBe("The SMTP server's host mails.invalid has no address in DNS.");
  const closed = smtpChannel({ ...settings, url: 'smtp://127.0.0.1:9' });
  expect(await closed.check()).toBe(
    'The SMTP server at 127.0.0.1 cannot be reached (ESOCKET). Look whether it runs, and at host and port in INTAKE_SMTP_URL.',
  );
  expect(server.received).toEqual([]);
});

it('carries mails, and no outcome for programs', async () => {
  expect(channel.name).toBe('smtp');
  expect(channel.carries).toEqual([
    'sales',
    'acknowledgement',
    'confirmation',
    'message',
    'erasure',
    'reply',
    'notice',
  ]);
  const outcome = { ...about, purpose: 'outcome', outcome: 'won', at } as const;
  await expect(channel.send({ ...outcome, why: undefined, value: undefined })).rejects.toThrow(
    'to programs only',
  );
});
