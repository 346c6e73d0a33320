import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { readAnswers } from '@studio/sheet/answers.ts';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import type {
  Acknowledgement,
  AdditionMessage,
  Message,
  NoticeMessage,
  Reply,
  SalesMessage,
} from './channel.ts';
import { emailJsChannel } from './emailjs/emailjs-channel.ts';
import { serialRunner } from './run-serially.ts';
import { webhookChannel } from './webhook/webhook-channel.ts';

const fetched = vi.fn<(url: string, asking: { readonly body: string }) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const posted = (): unknown => JSON.parse(fetched.mock.calls[0]?.[1].body ?? 'null');

const about = { deliveryId: 'd', enquiryId: 'e', reference: '7K3QF-9M2XA' };
const sales: SalesMessage = {
  ...about,
  purpose: 'sales',
  receivedAt: new Date(0),
  plannedAt: new Date(0),
  isProbe: false,
  isReleased: false,
  enquiry: validEnquiry,
  origin: { page: '/services/seo', service: 'seo', notice: '', language: '', timezone: '' },
  sheet: undefined,
};
const later: AdditionMessage = {
  ...about,
  purpose: 'message',
  messageId: 'm',
  kind: 'addition',
  words: 'And cloth.',
  receivedAt: new Date(0),
  enquiry: validEnquiry,
};
const acknowledgement: Acknowledgement = {
  ...about,
  purpose: 'acknowledgement',
  to: 'asha@menon.example',
  enquiryUrl: 'https://company.example/api/enquiry?t=x',
  howSoon: 'Soon.',
  sawNoNotice: false,
};
const confirmation: Message = {
  purpose: 'confirmation',
  deliveryId: 'd',
  to: 'asha@menon.example',
  confirmUrl: 'https://company.example/c',
  leaveUrl: 'https://company.example/l',
};
const reply = { ...about, purpose: 'reply', to: ['asha@menon.example'] } as unknown as Reply;
const settings = {
  url: 'https://mails.invalid/send',
  serviceId: 'service',
  publicKey: 'public',
  privateKey: 'private',
  salesTemplateId: 'for sales',
  acknowledgementTemplateId: 'for visitors',
  publicEmail: 'hello@company.example',
  salesTo: 'sales@company.example',
  probeTo: 'probe@company.example',
};
const login = { service_id: 'service', user_id: 'public', accessToken: 'private' };

test.each<[string, Message, object]>([
  [
    'an enquiry',
    sales,
    {
      template_id: 'for sales',
      template_params: {
        ...validEnquiry,
        page: '/services/seo',
        service: 'seo',
        sheet: '',
        reference: about.reference,
        reply_to: validEnquiry.email,
        to_email: settings.salesTo,
        probe: '',
      },
    },
  ],
  [
    'an addition',
    later,
    {
      template_id: 'for sales',
      template_params: {
        ...validEnquiry,
        subject: `Added: ${validEnquiry.subject}`,
        projectdetails: 'And cloth.',
        reference: about.reference,
        reply_to: validEnquiry.email,
        to_email: settings.salesTo,
      },
    },
  ],
  [
    'an acknowledgement, which has no word of a visitor',
    acknowledgement,
    {
      template_id: 'for visitors',
      template_params: {
        reference: about.reference,
        enquiry_url: acknowledgement.enquiryUrl,
        reply_to: settings.publicEmail,
        to_email: acknowledgement.to,
      },
    },
  ],
])('EmailJS is sent %s', async (_name, message, body) => {
  expect(await emailJsChannel(settings).send(message)).toEqual({ kind: 'sent' });
  expect(fetched.mock.calls[0]?.[0]).toBe(settings.url);
  expect(posted()).toEqual({ ...login, ...body });
});

it('EmailJS: a probe goes to its own mailbox, a withdrawal says so, a sheet is lines', async () => {
  const channel = emailJsChannel(settings);
  const sheet = readAnswers({ version: 1, today: ['paper'] });
  await channel.send({ ...sales, isProbe: true, sheet });
  expect(posted()).toMatchObject({
    template_params: {
      to_email: settings.probeTo,
      probe: 'yes',
      sheet: 'Revision: A\nToday: paper',
    },
  });
  fetched.mockClear();
  await channel.send({ ...later, kind: 'withdrawal', words: '' });
  expect(posted()).toMatchObject({
    template_params: { subject: `Withdrawn: ${validEnquiry.subject}` },
  });
});

it('EmailJS sends receipts only with a template for them, and no confirmation mail', () => {
  const { name, carries } = emailJsChannel(settings);
  expect([name, carries]).toEqual(['emailjs', ['sales', 'message', 'acknowledgement']]);
  const without = emailJsChannel({ ...settings, acknowledgementTemplateId: undefined });
  expect(without.carries).toEqual(['sales', 'message']);
  for (const message of [confirmation, reply])
    expect(() => emailJsChannel(settings).send(message)).toThrow(message.purpose);
});

const webhook = webhookChannel({
  url: 'https://crm.invalid/hook',
  format: { name: 'event' },
  keys: [Buffer.alloc(24, 7)],
});

it('sends a signed event to a webhook', async () => {
  vi.useFakeTimers({ now: 1_763_000_000_900 });
  expect(await webhook.send(sales)).toEqual({ kind: 'sent' });
  const [url, asking] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://crm.invalid/hook');
  expect(asking).toMatchObject({
    headers: { 'webhook-id': 'd', 'webhook-timestamp': '1763000000' },
  });
  expect(posted()).toMatchObject({ type: 'enquiry.received' });
});

it('a webhook receives events of enquiries, and no message to a person', () => {
  expect([webhook.name, webhook.carries]).toEqual([
    'webhook',
    ['sales', 'message', 'erasure', 'answered', 'outcome'],
  ]);
  const notice: NoticeMessage = {
    purpose: 'notice',
    deliveryId: 'd',
    enquiryId: 'e',
    reference: '7K3QF-9M2XA',
    kind: 'late',
    to: 'asha@company.example',
    dueAt: null,
    about: null,
  };
  for (const message of [acknowledgement, confirmation, reply, notice])
    expect(() => webhook.send(message)).toThrow('nothing to people');
  expect(fetched).not.toHaveBeenCalled();
});

it('the check reports a host that does not exist, without sending anything', async () => {
  expect(await webhook.check()).toContain('crm.invalid');
  expect(await emailJsChannel(settings).check()).toContain('mails.invalid');
  const here = emailJsChannel({ ...settings, url: 'http://127.0.0.1:9' });
  const hookHere = webhookChannel({
    url: 'http://127.0.0.1:9',
    format: { name: 'event' },
    keys: [],
  });
  expect([await here.check(), await hookHere.check()]).toEqual([undefined, undefined]);
});

it('a serial runner runs one task at a time, also after one that failed', async () => {
  const inOrder = serialRunner();
  const done: string[] = [];
  const first = Promise.withResolvers<undefined>();
  const slow = inOrder(async () => {
    await first.promise;
    done.push('slow');
    throw new Error('no');
  });
  const quick = inOrder(() => {
    done.push('quick');
    return Promise.resolve(7);
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  first.resolve(undefined);
  await expect(slow).rejects.toThrow('no');
  expect(await quick).toBe(7);
  expect(done).toEqual(['slow', 'quick']);
});
