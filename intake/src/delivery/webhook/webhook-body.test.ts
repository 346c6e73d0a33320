import { leadFields } from '@old/contract';
import { validLead } from '@old/contract/fixtures/leads';
import { describe, expect, it } from 'vitest';
import type { SalesMessage } from '../channel.ts';
import { webhookBody, type Told, type WebhookFormat } from './webhook-body.ts';

const message: SalesMessage = {
  purpose: 'sales',
  deliveryId: 'a-delivery',
  leadId: 'a-lead',
  reference: '7K3QF-9M2XA',
  receivedAt: new Date('2026-11-15T10:00:00Z'),
  plannedAt: new Date('2026-11-16T09:00:00Z'),
  isProbe: false,
  isReleased: false,
  lead: validLead,
  origin: {
    page: '/services/seo',
    service: 'seo',
    notice: '2026-11-15',
    language: '',
    timezone: '',
  },
  sheet: undefined,
};
const later = { deliveryId: 'a-delivery', leadId: 'a-lead', reference: '7K3QF-9M2XA' };
const at = new Date('2026-11-17T09:00:00Z');
const said = { ...later, messageId: 'a-message', receivedAt: at, lead: validLead };
const happenings: Readonly<Record<string, Told>> = {
  added: { ...said, purpose: 'message', kind: 'addition', words: 'More words' },
  withdrawn: { ...said, purpose: 'message', kind: 'withdrawal', words: '' },
  erased: { ...later, purpose: 'erasure', at },
  answered: { ...later, purpose: 'answered', at },
};
const read = (format: WebhookFormat, change: Partial<SalesMessage> = {}) =>
  JSON.parse(webhookBody({ ...message, ...change }, format)) as Record<string, unknown>;
const link = 'https://mail.company.example/search/{reference}';
const linked = 'https://mail.company.example/search/7K3QF-9M2XA';

it('an event says what happened, when, and everything the visitor wrote', () => {
  expect(read({ name: 'event' })).toEqual({
    type: 'enquiry.received',
    timestamp: '2026-11-16T09:00:00.000Z',
    data: {
      id: 'a-lead',
      reference: '7K3QF-9M2XA',
      receivedAt: '2026-11-15T10:00:00.000Z',
      enquiry: validLead,
      origin: message.origin,
    },
  });
});

it('one that was held back is released, and a probe is neither', () => {
  expect(read({ name: 'event' }, { isReleased: true })['type']).toBe('enquiry.released');
  expect(read({ name: 'event' }, { isProbe: true })['type']).toBe('enquiry.probe');
});

it.each(Object.entries(happenings))(
  'enquiry.%s says which enquiry, and only what is new',
  (name, told) => {
    expect(JSON.parse(webhookBody(told, { name: 'event' }))).toEqual({
      type: `enquiry.${name}`,
      timestamp: '2026-11-17T09:00:00.000Z',
      data: {
        id: 'a-lead',
        reference: '7K3QF-9M2XA',
        ...(told.purpose === 'message' && { messageId: 'a-message' }),
        ...(name === 'added' && { message: 'More words' }),
      },
    });
  },
);

it.each(Object.entries(happenings))(
  'a chat is told of %s without a word of the person',
  (_name, told) => {
    for (const name of ['slack', 'teams'] as const) {
      const body = webhookBody(told, { name, link });
      expect(body).toContain('7K3QF-9M2XA');
      expect(body).not.toContain('More words');
      for (const field of leadFields) expect(body).not.toContain(validLead[field]);
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
      for (const field of leadFields) expect(body).not.toContain(validLead[field]);
    },
  );
});

it('Slack is sent its own link, Teams a card', () => {
  expect(read({ name: 'slack', link })).toEqual({
    text: `A new enquiry has arrived: 7K3QF-9M2XA. <${linked}|Read it>`,
  });
  expect(read({ name: 'teams', link })).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: { type: 'AdaptiveCard', actions: [{ type: 'Action.OpenUrl', url: linked }] },
      },
    ],
  });
});
