import { enquiryFields } from '@studio/contract';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { describe, expect, it } from 'vitest';
import type { SalesMessage } from '../channel.ts';
import { webhookBody, type WebhookMessage, type WebhookFormat } from './webhook-body.ts';

const message: SalesMessage = {
  purpose: 'sales',
  deliveryId: 'a-delivery',
  enquiryId: 'an-enquiry',
  reference: '7K3QF-9M2XA',
  receivedAt: new Date('2026-11-15T10:00:00Z'),
  plannedAt: new Date('2026-11-16T09:00:00Z'),
  isProbe: false,
  isReleased: false,
  enquiry: validEnquiry,
  origin: {
    page: '/services/seo',
    service: 'seo',
    notice: '2026-11-15',
    language: '',
    timezone: '',
  },
  sheet: undefined,
};
const later = { deliveryId: 'a-delivery', enquiryId: 'an-enquiry', reference: '7K3QF-9M2XA' };
const value = { amount: 84_000, currency: 'EUR' } as const;
const at = new Date('2026-11-17T09:00:00Z');
const said = { ...later, messageId: 'a-message', receivedAt: at, enquiry: validEnquiry };
const happenings: Readonly<Record<string, WebhookMessage>> = {
  added: { ...said, purpose: 'message', kind: 'addition', words: 'More words' },
  withdrawn: { ...said, purpose: 'message', kind: 'withdrawal', words: '' },
  erased: { ...later, purpose: 'erasure', at },
  answered: { ...later, purpose: 'answered', at },
  won: { ...later, purpose: 'outcome', outcome: 'won', why: 'Price', value, at },
  lost: { ...later, purpose: 'outcome', outcome: 'lost', why: undefined, value: undefined, at },
  reopened: {
    ...later,
    purpose: 'outcome',
    outcome: 'reopened',
    why: undefined,
    value: undefined,
    at,
  },
};
const read = (format: WebhookFormat, change: Partial<SalesMessage> = {}) =>
  JSON.parse(webhookBody({ ...message, ...change }, format)) as Record<string, unknown>;
const link = 'https://mail.company.example/search/{reference}';
const linked = 'https://mail.company.example/search/7K3QF-9M2XA';

it('an event contains what happened, when, and everything the visitor wrote', () => {
  expect(read({ name: 'event' })).toEqual({
    type: 'enquiry.received',
    timestamp: '2026-11-16T09:00:00.000Z',
    data: {
      id: 'an-enquiry',
      reference: '7K3QF-9M2XA',
      receivedAt: '2026-11-15T10:00:00.000Z',
      enquiry: validEnquiry,
      origin: message.origin,
    },
  });
});

it('a held enquiry is sent as released, a probe as a probe', () => {
  expect(read({ name: 'event' }, { isReleased: true })['type']).toBe('enquiry.released');
  expect(read({ name: 'event' }, { isProbe: true })['type']).toBe('enquiry.probe');
});

it.each(Object.entries(happenings))(
  'enquiry.%s has the id of the enquiry, and only what is new',
  (name, happening) => {
    expect(JSON.parse(webhookBody(happening, { name: 'event' }))).toEqual({
      type: `enquiry.${name}`,
      timestamp: '2026-11-17T09:00:00.000Z',
      data: {
        id: 'an-enquiry',
        reference: '7K3QF-9M2XA',
        ...(happening.purpose === 'message' && { messageId: 'a-message' }),
        ...(name === 'added' && { message: 'More words' }),
        ...(name === 'won' && { reason: 'Price', value }),
      },
    });
  },
);

it.each(Object.entries(happenings))(
  'a chat message about %s contains nothing of the person',
  (_name, happening) => {
    for (const name of ['slack', 'teams'] as const) {
      const body = webhookBody(happening, { name, link });
      expect(body).toContain('7K3QF-9M2XA');
      expect(body).not.toContain('More words');
      for (const field of enquiryFields) expect(body).not.toContain(validEnquiry[field]);
    }
  },
);

describe.each(['slack', 'teams'] as const)('for %s', (name) => {
  it.each([{}, { isReleased: true }, { isProbe: true }])(
    'a sentence with the reference and a link, and nothing of the person: %j',
    (change) => {
      const body = webhookBody({ ...message, ...change }, { name, link });
      expect(body).toContain('7K3QF-9M2XA');
      expect(body).toContain(linked);
      for (const field of enquiryFields) expect(body).not.toContain(validEnquiry[field]);
    },
  );
});

it('sends Slack a link in its format, Teams a card', () => {
  expect(read({ name: 'slack', link })).toEqual({
    text: `A new enquiry has arrived: 7K3QF-9M2XA. <${linked}|Read it>`,
  });
  const text = 'A new enquiry has arrived: 7K3QF-9M2XA.';
  expect(read({ name: 'teams', link })).toEqual({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'TextBlock', text, wrap: true }],
          actions: [{ type: 'Action.OpenUrl', title: 'Read it', url: linked }],
        },
      },
    ],
  });
});
