import MailComposer from 'nodemailer/lib/mail-composer';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { retention } from '@studio/contract/retention';
import { readAnswers } from '@studio/sheet/answers.ts';
import { expect, it } from 'vitest';
import type { HeldDigest, Reply, SalesMessage } from '../channel.ts';
import { digestMail } from './digest-mail.ts';
import { replyHtml } from './reply-html.ts';
import { plusAddress, replyMail } from './reply-mail.ts';
import { mailOf } from './smtp-channel.ts';

const company = {
  name: 'The company',
  email: 'hello@company.example',
  phone: '+91 98765 00000',
  brandColor: '#1a7a43',
  siteUrl: 'https://www.company.example/en',
  timeZone: 'Asia/Kolkata',
  sheetRules: undefined,
};
const settings = {
  url: 'smtp://127.0.0.1:9',
  company,
  from: 'site@mails.company.example',
  salesTo: 'Sales <sales@company.example>, boss@company.example',
  probeTo: 'probe@company.example',
  isMailboxRead: true,
  deskUrl: 'https://desk.company.example',
};
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
const later = {
  ...about,
  purpose: 'message',
  messageId: 'm',
  kind: 'addition',
  words: 'And <b>cloth</b>.',
  receivedAt: at,
  enquiry: validEnquiry,
} as const;
const acknowledgement = {
  ...about,
  purpose: 'acknowledgement',
  to: 'asha@menon.example',
  enquiryUrl: 'https://company.example/mine',
  howSoon: 'We answer within four business hours.',
  sawNoNotice: false,
} as const;
const confirmation = {
  purpose: 'confirmation',
  deliveryId: 'd',
  to: 'asha@menon.example',
  confirmUrl: 'https://company.example/confirm',
  leaveUrl: 'https://company.example/leave',
} as const;
const from = { name: 'The company', address: settings.from };
const visitor = { name: '', address: 'asha@menon.example' };
const first = '<e.sales@mails.company.example>';

it('sends an enquiry to sales; a reply to it goes to the enquirer and to the enquiry’s own address', () => {
  expect(mailOf(sales, settings)).toMatchObject({
    from,
    to: settings.salesTo,
    messageId: first,
    textEncoding: 'base64',
    replyTo: [visitor, { name: 'The company', address: 'sales+7K3QF-9M2XA@company.example' }],
  });
  const unread = mailOf(sales, { ...settings, isMailboxRead: false });
  expect(unread).toMatchObject({ replyTo: [visitor] });
  for (const name of ['inReplyTo', 'attachments', 'headers'])
    expect(unread).not.toHaveProperty(name);
});

it('a probe goes to its own mailbox', () => {
  expect(mailOf({ ...sales, isProbe: true }, settings).to).toBe(settings.probeTo);
});

it('shows a sheet line by line and attaches it as a drawing in the company’s color', () => {
  const sheet = readAnswers({ version: 1, today: ['paper'] });
  const mail = mailOf({ ...sales, sheet }, settings);
  expect(mail.text).toContain(
    'They drew a sheet. The drawing is attached:\n\nRevision: A\nToday: paper\n',
  );
  const { attachments: [drawing] = [] } = mail as { attachments?: { content: string }[] };
  expect(drawing).toMatchObject({
    filename: 'sheet-7K3QF-9M2XA.svg',
    contentType: 'image/svg+xml',
  });
  expect(drawing?.content).toContain('#1a7a43');
  expect(drawing?.content).toContain('www.company.example');
});

it('threads what is added to an enquiry under its mail', () => {
  const mail = mailOf(later, settings);
  expect(mail).toMatchObject({
    to: settings.salesTo,
    subject: 'Re: Asha Menon, Menon Textiles: A shop for our looms [7K3QF-9M2XA]',
    messageId: '<m.message@mails.company.example>',
    inReplyTo: first,
    references: first,
  });
  expect(mail.text).toBe(
    [
      'Something was added.',
      'Asha Menon, Menon Textiles: A shop for our looms',
      '',
      'And <b>cloth</b>.',
      '',
      'Received: Sunday, November 15, 2026 at 2:42 p.m. GMT+5:30',
      'Reference: 7K3QF-9M2XA',
      '',
      'At the desk: https://desk.company.example/q/to-answer/e',
      'Reply to this mail to answer the visitor.',
      '',
    ].join('\n'),
  );
  expect(mail.html).toContain('And &lt;b&gt;cloth&lt;/b&gt;.');
  for (const shown of ['Something was added.', 'Received', 'Reference', '7K3QF-9M2XA'])
    expect(mail.html).toContain(shown);
});

it('a withdrawal says that no answer is wanted', () => {
  const mail = mailOf({ ...later, kind: 'withdrawal', words: '' }, settings);
  expect(mail.text).toMatch(/^The enquiry was withdrawn\.\n/u);
  expect(mail.text).toContain('They no longer want an answer.');
  expect(mail.text).toContain('\nAt the desk: https://desk.company.example/q/to-answer/e\n');
  expect(mail.text).not.toContain('Reply to this mail');
  expect(mail.html).not.toContain('mailto:');
});

it('an erasure asks to delete the mails and contains no name', () => {
  const mail = mailOf({ ...about, purpose: 'erasure', at }, settings);
  expect(mail).toMatchObject({
    subject: 'Please delete the mails of 7K3QF-9M2XA',
    to: settings.salesTo,
    inReplyTo: first,
  });
  expect(mail.text).toMatch(/gone from the database\.\n\nPlease delete .+\n$/u);
  expect(mail.html).toContain('search for 7K3QF-9M2XA');
  expect(mail).not.toHaveProperty('replyTo');
});

it('people who wrote by mail saw no privacy notice, and get a link to it', () => {
  const { text, html } = mailOf({ ...acknowledgement, sawNoNotice: true }, settings);
  expect(text).toContain('/privacy');
  expect(html).toContain('/privacy"');
  expect(mailOf(acknowledgement, settings).text).not.toContain('/privacy');
});

it('an acknowledgement goes to the visitor, is marked as automatic and says how to reach us', () => {
  const mail = mailOf(acknowledgement, settings);
  expect(mail).toMatchObject({
    from,
    to: visitor,
    replyTo: 'hello@company.example',
    subject: 'We have your enquiry (7K3QF-9M2XA)',
    messageId: '<e.acknowledgement@mails.company.example>',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  expect(mail).not.toHaveProperty(['headers', 'List-Unsubscribe']);
  // Enquirers get the answer at this address, so no mail can promise to be the last one.
  expect(mail.text).not.toContain('not write again');
  expect(mail.text).toContain('Erase it on the page above, and no one will answer.');
  expect(mail.text).toContain('within four business hours.\n\nWhat happens next');
  expect(mail.text).toContain('have it erased:\nhttps://company.example/mine\n\n');
  expect(mail.text).toContain('reply to this email or call us.');
  expect(mail.text).toContain(
    '\n\nReference: 7K3QF-9M2XA\nEmail: hello@company.example\nPhone: +91 98765 00000\nSite: https://www.company.example/en\n\n',
  );
  for (const shown of [
    'href="mailto:hello@company.example"',
    'href="tel:+919876500000"',
    '>www.company.example<',
    'href="https://company.example/mine"',
  ])
    expect(mail.html).toContain(shown);
});

it('the mail of a company without a telephone does not ask to call', () => {
  const silent = { ...settings, company: { ...company, phone: undefined } };
  const { text, html } = mailOf(acknowledgement, silent);
  expect(text).toContain('To add something, reply to this email.\n');
  expect([text, html].join()).not.toMatch(/Phone|call us|tel:/u);
});

it('a confirmation has one link to confirm and one to unsubscribe', () => {
  const mail = mailOf(confirmation, settings);
  expect(mail).toMatchObject({
    to: visitor,
    messageId: '<d.confirmation@mails.company.example>',
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': '<https://company.example/leave>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  expect(mail).not.toHaveProperty('replyTo');
  expect(mail.text).toBe(
    [
      'You, or someone using your address, asked The company to send news here.',
      '',
      `To get our news now and then, confirm your address within ${retention.confirmLink.words}:`,
      'https://company.example/confirm',
      '',
      'If it was not you, ignore this email and you will not be subscribed. To unsubscribe at any time:',
      'https://company.example/leave',
      '',
      'The company',
      '',
    ].join('\n'),
  );
  for (const shown of [
    'href="https://company.example/confirm"',
    'href="https://company.example/leave"',
    'Please confirm your subscription.',
    'Confirm my subscription',
    'Leave',
  ])
    expect(mail.html).toContain(shown);
});

const reply: Reply = {
  ...about,
  purpose: 'reply',
  to: ['asha@menon.example'],
  cc: ['per@menon.example'],
  bcc: ['boss@company.example'],
  by: 'Ravi\r\nBcc: x',
  subject: 'Re: A shop',
  text: 'Yes.',
  files: [],
  at,
  messageId: 'r@company.example',
  inReplyTo: 'theirs@menon.example',
  earlier: ['one@company.example', 'theirs@menon.example'],
};

it('a reply is sent as it was typed, and belongs to the thread', () => {
  const name = 'Ravi Bcc: x, The company';
  expect(replyMail(reply, settings)).toEqual({
    from: { name, address: 'sales@company.example' },
    to: [visitor],
    cc: [{ name: '', address: 'per@menon.example' }],
    bcc: [{ name: '', address: 'boss@company.example' }],
    replyTo: { name, address: 'sales+7K3QF-9M2XA@company.example' },
    subject: 'Re: A shop',
    text: 'Yes.\n',
    html: replyHtml('Yes.'),
    attachments: [],
    date: at,
    baseBoundary: 'rcompanyexample',
    messageId: '<r@company.example>',
    inReplyTo: '<theirs@menon.example>',
    references: [
      '<e.acknowledgement@mails.company.example>',
      '<one@company.example>',
      '<theirs@menon.example>',
    ],
    textEncoding: 'base64',
    newline: 'windows',
  });
});

it('a reply with a file is composed to the same bytes each time', async () => {
  async function* pieces() {
    yield await Promise.resolve(Buffer.from('first\r'));
    yield Buffer.from([0, 255, 10]);
  }
  const withFile = { ...reply, files: [{ name: 'Größe.pdf', bytes: 9, pieces }] };
  const compose = () => new MailComposer(replyMail(withFile, settings)).compile().build();
  const mail = (await compose()).toString('latin1');
  expect((await compose()).toString('latin1')).toBe(mail);
  expect(mail).toContain('Content-Type: application/pdf');
  expect(mail).toContain('Content-Disposition: attachment');
  expect(mail).toContain(Buffer.from('first\r\0\xff\n', 'latin1').toString('base64'));
  expect(mail).not.toContain('boss@company.example');
});

it('the first reply answers the acknowledgement; without an author it is from the company', () => {
  const mail = replyMail({ ...reply, by: null, inReplyTo: null, earlier: [] }, settings);
  expect(mail.from.name).toBe('The company');
  expect([mail.inReplyTo, mail.references]).toEqual([
    '<e.acknowledgement@mails.company.example>',
    ['<e.acknowledgement@mails.company.example>'],
  ]);
});

it('splits an address at the last @', () => {
  expect(plusAddress('"a@b"@company.example', 'R')).toBe('"a@b"+R@company.example');
});

const held = {
  reference: 'R-1',
  receivedAt: at,
  reason: 'Too fast',
  subject: 'Buy\nnow',
  details: 'Cheap  looms',
};
const digest = (change: Partial<HeldDigest>) =>
  digestMail({ hour: '2026-11-15T10', count: 1, held: [held], ...change }, company);

it('the digest shows the first words of a held enquiry and the commands', () => {
  const { subject, text, html } = digest({});
  expect(subject).toBe('One enquiry is held');
  expect(text).toBe(
    [
      'It looks like spam, so it was not sent to anyone. A real person may have written it.',
      '',
      'R-1  Too fast, Sunday, November 15, 2026 at 2:42 p.m. GMT+5:30',
      '  Buy now',
      '  Cheap looms',
      '',
      'A real one: intake held release <reference>. Spam: intake held discard <reference>.',
      '',
    ].join('\n'),
  );
  for (const shown of ['Buy now', 'Cheap looms', 'R-1', 'Too fast']) expect(html).toContain(shown);
});

it('the digest lists the latest of many, and how many more there are', () => {
  const { subject, text, html } = digest({ count: 1_234, held: [{ ...held, details: '' }, held] });
  expect(subject).toBe('1,234 enquiries are held');
  expect(text).toContain('  Buy now\n\nR-1');
  expect(text).toContain('\nAnd 1,232 older ones: intake held list\n');
  expect(html).toContain('And 1,232 older ones');
  expect(digest({ count: 2, held: [held, held] }).text).not.toContain('older ones');
});
