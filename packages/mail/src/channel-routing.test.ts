import { afterEach, expect, it } from 'vitest';
import type { ChannelSettings } from '#channel-settings.ts';
import { openChannels, type ChannelRouting } from './channel-routing.ts';

const company = {
  name: 'The company',
  email: 'hello@company.example',
  phone: undefined,
  brandColor: undefined,
  siteUrl: 'https://company.example',
  timeZone: 'Asia/Kolkata',
  sheetRules: undefined,
};
const mailboxes = { salesTo: 'sales@company.example', probeTo: 'probe@company.example' };
const smtp = {
  url: 'smtp://127.0.0.1:9',
  company,
  from: 'site@company.example',
  isMailboxRead: false,
  deskUrl: undefined,
  ...mailboxes,
};
const emailjs = {
  url: 'https://api.emailjs.example',
  serviceId: 'service',
  publicKey: 'public',
  privateKey: 'private',
  salesTemplateId: 'for sales',
  acknowledgementTemplateId: 'for visitors',
  publicEmail: company.email,
  ...mailboxes,
};
const webhook = {
  url: 'https://crm.example',
  format: { name: 'event' },
  keys: [Buffer.from('key')],
} as const;
const webhooks = new Map([['webhook', webhook]] as const);
const none: ChannelSettings = {
  smtp: undefined,
  emailjs: undefined,
  webhooks: new Map(),
  sales: [],
  fallbackChannels: new Map(),
  acknowledge: true,
};

let routing: ChannelRouting;
const open = (settings: Partial<ChannelSettings>) => {
  routing = openChannels({ ...none, ...settings });
  return routing;
};
afterEach(() => {
  for (const channel of routing.channels.values()) channel.close();
});

it('opens only the channels that are set up', () => {
  expect([...open({ smtp, emailjs, webhooks }).channels.keys()]).toEqual([
    'smtp',
    'emailjs',
    'webhook',
  ]);
  expect([...open({ webhooks }).channels.keys()]).toEqual(['webhook']);
  const two = new Map([
    ['webhook', webhook],
    ['webhook-3', webhook],
  ] as const);
  expect([...open({ webhooks: two }).channels.keys()]).toEqual(['webhook', 'webhook-3']);
  expect([...open({}).channels.keys()]).toEqual([]);
});

it('a mail to a visitor uses the first channel that supports it', () => {
  expect(open({ smtp, emailjs })).toMatchObject({ acknowledgement: 'smtp', confirmation: 'smtp' });
  expect(open({ emailjs, webhooks }).acknowledgement).toBe('emailjs');
  expect(open({ emailjs, webhooks }).confirmation).toBeUndefined();
  expect(open({ webhooks }).acknowledgement).toBeUndefined();
});

it('with acknowledgements turned off, subscribers still receive a confirmation mail', () => {
  const silent = open({ smtp, acknowledge: false });
  expect(silent.acknowledgement).toBeUndefined();
  expect(silent.confirmation).toBe('smtp');
});

it('replies, notices to colleagues and the list of held enquiries need a channel that sends mail', () => {
  const mails = open({ emailjs, smtp, webhooks });
  expect(mails).toMatchObject({ reply: 'smtp', notice: 'smtp' });
  expect([typeof mails.bytesOf, typeof mails.digest]).toEqual(['function', 'function']);
  const none = open({ emailjs, webhooks });
  expect([none.reply, none.notice, none.bytesOf, none.digest]).toEqual(Array(4).fill(undefined));
});

it('enquiries use the channels and fallback channels that the settings name', () => {
  const fallbackChannels = new Map([['smtp', 'webhook']] as const);
  const named = open({ smtp, webhooks, sales: ['smtp'], fallbackChannels });
  expect(named.sales).toEqual(['smtp']);
  expect(named.fallbackChannels.get('smtp')).toBe('webhook');
});
