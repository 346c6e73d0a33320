import { envReader } from '@studio/platform/config-reader.ts';
import { StartupError } from '@studio/platform/process.ts';
import { expect, it, test } from 'vitest';
import { readChannels } from './read-channels.ts';

const company = {
  name: 'The company',
  email: 'hello@company.example',
  phone: undefined,
  brandColor: undefined,
  siteUrl: 'https://company.example',
  timeZone: 'Asia/Kolkata',
  sheetRules: undefined,
};
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const smtp = {
  INTAKE_CHANNELS: 'smtp',
  INTAKE_SMTP_URL: 'smtps://user:pass@mail.example',
  INTAKE_MAIL_FROM: 'site@company.example',
};
const emailjs = {
  INTAKE_CHANNELS: 'emailjs',
  INTAKE_EMAILJS_SERVICE_ID: 'service',
  INTAKE_EMAILJS_PUBLIC_KEY: 'public',
  INTAKE_EMAILJS_PRIVATE_KEY: 'private',
  INTAKE_EMAILJS_TEMPLATE_ID: 'for sales',
};
const webhook = {
  INTAKE_CHANNELS: 'webhook',
  INTAKE_WEBHOOK_URL: 'https://crm.example',
  INTAKE_WEBHOOK_SECRET: secret,
};
const chat = { ...webhook, INTAKE_WEBHOOK_SECRET: '', INTAKE_WEBHOOK_FORMAT: 'slack' };

type Settings = Readonly<Record<string, string>>;
type Company = Parameters<typeof readChannels>[1];

function read(settings: Settings, of: Company = company) {
  const reader = envReader(settings, 'worker');
  const channels = readChannels(reader, of);
  reader.finish();
  return channels;
}
function problemsOf(settings: Settings, of: Company = company): readonly string[] {
  try {
    read(settings, of);
    return [];
  } catch (error) {
    if (error instanceof StartupError) return error.message.split('\n');
    throw error;
  }
}

it('reads only the channels that are named', () => {
  expect(read(smtp)).toEqual({
    smtp: {
      url: 'smtps://user:pass@mail.example',
      from: 'site@company.example',
      company,
      salesTo: company.email,
      probeTo: company.email,
      isMailboxRead: false,
      deskUrl: undefined,
    },
    emailjs: undefined,
    webhooks: new Map(),
    sales: ['smtp'],
    fallbackChannels: new Map(),
    acknowledge: true,
  });
});

it('mails can go to other mailboxes than the public one, and the mailbox may be read', () => {
  const { smtp: settings } = read({
    ...smtp,
    INTAKE_SALES_TO: 'sales@company.example',
    INTAKE_PROBE_TO: 'probe@company.example',
    INTAKE_IMAP_URL: 'imaps://mail.example',
  });
  expect(settings).toMatchObject({
    company: { email: company.email },
    salesTo: 'sales@company.example',
    probeTo: 'probe@company.example',
    isMailboxRead: true,
  });
});

it('uses the sales mailbox if there is no public address, and reports a problem without both', () => {
  const nameless = { ...company, email: undefined };
  const { smtp: settings } = read({ ...smtp, INTAKE_SALES_TO: 's@company.example' }, nameless);
  expect(settings).toMatchObject({
    company: { email: 's@company.example' },
    probeTo: 's@company.example',
  });
  expect(problemsOf(smtp, nameless).join()).toContain('INTAKE_SALES_TO is not set');
});

it('mails without a sales mailbox of their own follow the company’s address when it changes', () => {
  const moving = { ...company };
  const { smtp: settings, emailjs: other } = read(
    { ...smtp, ...emailjs, INTAKE_CHANNELS: 'smtp,emailjs' },
    moving,
  );
  moving.email = 'new@company.example';
  const now = { salesTo: moving.email, probeTo: moving.email };
  expect(settings).toMatchObject({ ...now, company: { email: moving.email } });
  expect(other).toMatchObject(now);
});

it('reads EmailJS, with its own address unless another is given', () => {
  expect(read(emailjs).emailjs).toEqual({
    url: 'https://api.emailjs.com/api/v1.0/email/send',
    serviceId: 'service',
    publicKey: 'public',
    privateKey: 'private',
    salesTemplateId: 'for sales',
    acknowledgementTemplateId: undefined,
    publicEmail: company.email,
    salesTo: company.email,
    probeTo: company.email,
  });
  const other = {
    ...emailjs,
    INTAKE_EMAILJS_URL: 'https://mails.example',
    INTAKE_EMAILJS_ACKNOWLEDGEMENT_TEMPLATE_ID: 'for visitors',
  };
  expect(read(other).emailjs).toMatchObject({
    url: 'https://mails.example',
    acknowledgementTemplateId: 'for visitors',
  });
});

it('reads a webhook with one key, or two while they are changed', () => {
  const key = Buffer.alloc(24, 7);
  expect(read(webhook).webhooks.get('webhook')).toEqual({
    url: 'https://crm.example',
    format: { name: 'event' },
    keys: [key],
  });
  const two = { ...webhook, INTAKE_WEBHOOK_SECRET: `${secret},${secret}` };
  expect(read(two).webhooks.get('webhook')?.keys).toEqual([key, key]);
});

it('reads each webhook with an address and a key of its own', () => {
  const second = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
  const { sales, webhooks } = read({
    ...webhook,
    INTAKE_CHANNELS: 'webhook,webhook-2',
    INTAKE_WEBHOOK_2_URL: 'https://books.example',
    INTAKE_WEBHOOK_2_SECRET: second,
  });
  expect(sales).toEqual(['webhook', 'webhook-2']);
  expect([...webhooks].map(([name, { url, keys }]) => [name, url, keys])).toEqual([
    ['webhook', 'https://crm.example', [Buffer.alloc(24, 7)]],
    ['webhook-2', 'https://books.example', [Buffer.alloc(32, 9)]],
  ]);
});

it('a chat needs a link and no key', () => {
  const link = 'https://mail.example/search/{reference}';
  expect(read({ ...chat, INTAKE_WEBHOOK_LINK: link }).webhooks.get('webhook')).toEqual({
    url: 'https://crm.example',
    format: { name: 'slack', link },
    keys: [],
  });
});

it('sets up a fallback in addition to the channels of every enquiry', () => {
  const { INTAKE_CHANNELS: _named, ...set } = emailjs;
  const channels = read({ ...smtp, ...set, INTAKE_FALLBACK_CHANNELS: 'smtp=emailjs' });
  expect(channels.emailjs?.serviceId).toBe('service');
  expect([channels.sales, [...channels.fallbackChannels]]).toEqual([
    ['smtp'],
    [['smtp', 'emailjs']],
  ]);
});

it('acknowledges unless the settings turn it off', () => {
  expect(read({ ...smtp, INTAKE_SEND_RECEIPTS: 'false' }).acknowledge).toBe(false);
  expect(read({ ...smtp, INTAKE_SEND_RECEIPTS: 'true' }).acknowledge).toBe(true);
});

test.each<[string, Settings, string]>([
  ['no channel', { ...smtp, INTAKE_CHANNELS: '' }, 'INTAKE_CHANNELS names no channel'],
  ['an unknown channel', { ...smtp, INTAKE_CHANNELS: 'smtp,fax' }, 'INTAKE_CHANNELS names "fax"'],
  ['no key', { ...webhook, INTAKE_WEBHOOK_SECRET: '' }, 'INTAKE_WEBHOOK_SECRET is not set'],
  [
    'three keys',
    { ...webhook, INTAKE_WEBHOOK_SECRET: [secret, secret, secret].join() },
    'has more than two',
  ],
  ['a short key', { ...webhook, INTAKE_WEBHOOK_SECRET: 'whsec_abc' }, 'must be "whsec_"'],
  [
    'an unknown format',
    { ...webhook, INTAKE_WEBHOOK_FORMAT: 'telex' },
    'INTAKE_WEBHOOK_FORMAT is "telex". Known are event, slack, teams.',
  ],
  ['a chat without a link', chat, 'INTAKE_WEBHOOK_LINK is not set'],
  ['no address of a webhook', { ...webhook, INTAKE_WEBHOOK_URL: '' }, 'INTAKE_WEBHOOK_URL'],
  [
    'half a fallback',
    { ...smtp, INTAKE_FALLBACK_CHANNELS: 'smtp' },
    'INTAKE_FALLBACK_CHANNELS holds "smtp"',
  ],
  ['itself as a fallback', { ...smtp, INTAKE_FALLBACK_CHANNELS: 'smtp=smtp' }, 'like smtp=emailjs'],
  ['an unknown fallback', { ...smtp, INTAKE_FALLBACK_CHANNELS: 'smtp=fax' }, '"smtp=fax"'],
  ['a fallback for nothing', { ...smtp, INTAKE_FALLBACK_CHANNELS: 'fax=emailjs' }, '"fax=emailjs"'],
  ['no SMTP server', { ...smtp, INTAKE_SMTP_URL: '' }, 'INTAKE_SMTP_URL is not set'],
  [
    'a name instead of an SMTP server',
    { ...smtp, INTAKE_SMTP_URL: 'mail.company.example' },
    'Write it like smtps://user:password@mail.example.com.',
  ],
  ['no sender', { ...smtp, INTAKE_MAIL_FROM: '' }, 'INTAKE_MAIL_FROM is not set'],
  ...['SERVICE_ID', 'PUBLIC_KEY', 'PRIVATE_KEY', 'TEMPLATE_ID'].map(
    (name): [string, Settings, string] => [
      `no ${name} of EmailJS`,
      { ...emailjs, [`INTAKE_EMAILJS_${name}`]: '' },
      `INTAKE_EMAILJS_${name} is not set`,
    ],
  ),
])('reports a problem with %s', (_name, settings, sentence) => {
  const problems = problemsOf(settings);
  expect(problems.join('\n')).toContain(sentence);
});

it('reports no problem for valid settings', () => {
  for (const settings of [smtp, emailjs, webhook]) expect(problemsOf(settings)).toEqual([]);
});
