import { afterEach, expect, it } from 'vitest';
import type { ChannelSettings } from '#delivery/channel-settings.ts';
import { openRoutes, type Routes } from './routes.ts';

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
const none: ChannelSettings = {
  smtp: undefined,
  emailjs: undefined,
  webhook: undefined,
  sales: [],
  standIns: new Map(),
  acknowledge: true,
};

let routes: Routes;
const open = (settings: Partial<ChannelSettings>) => {
  routes = openRoutes({ ...none, ...settings });
  return routes;
};
afterEach(() => {
  for (const channel of routes.channels.values()) channel.close();
});

it('opens the channels that are set up, and no other', () => {
  expect([...open({ smtp, emailjs, webhook }).channels.keys()]).toEqual([
    'smtp',
    'emailjs',
    'webhook',
  ]);
  expect([...open({ webhook }).channels.keys()]).toEqual(['webhook']);
  expect([...open({}).channels.keys()]).toEqual([]);
});

it('a mail to a visitor takes the first channel that can carry it', () => {
  expect(open({ smtp, emailjs })).toMatchObject({ acknowledgement: 'smtp', confirmation: 'smtp' });
  expect(open({ emailjs, webhook }).acknowledgement).toBe('emailjs');
  expect(open({ emailjs, webhook }).confirmation).toBeUndefined();
  expect(open({ webhook }).acknowledgement).toBeUndefined();
});

it('no visitor is answered where the settings say so; a subscriber is still asked', () => {
  const silent = open({ smtp, acknowledge: false });
  expect(silent.acknowledgement).toBeUndefined();
  expect(silent.confirmation).toBe('smtp');
});

it('leads take the channels and stand-ins that the settings name', () => {
  const standIns = new Map([['smtp', 'webhook']] as const);
  const named = open({ smtp, webhook, sales: ['smtp'], standIns });
  expect(named.sales).toEqual(['smtp']);
  expect(named.standIns.get('smtp')).toBe('webhook');
});
