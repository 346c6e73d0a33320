import type { StatusNotice, AdditionMessage, OutcomeNews, SalesMessage } from '../channel.ts';

/** The messages that a webhook receives. */
export type WebhookMessage = SalesMessage | AdditionMessage | StatusNotice | OutcomeNews;

/** An event for programs, or a message that a chat program shows. */
export type WebhookFormat =
  | { readonly name: 'event' }
  | {
      readonly name: 'slack' | 'teams';
      /** The link to the enquiry; {reference} is replaced by its reference. */
      readonly link: string;
    };

export const webhookFormats = [
  'event',
  'slack',
  'teams',
] as const satisfies readonly WebhookFormat['name'][];

/** The events and their chat messages. */
const events = {
  probe: (reference: string) => `Probe ${reference}, please ignore: the contact form works.`,
  received: (reference: string) => `A new enquiry has arrived: ${reference}.`,
  released: (reference: string) => `Enquiry ${reference} was held and has been released.`,
  added: (reference: string) => `Something was added to enquiry ${reference}.`,
  withdrawn: (reference: string) => `Enquiry ${reference} was withdrawn.`,
  answered: (reference: string) => `Enquiry ${reference} has been answered.`,
  won: (reference: string) => `Enquiry ${reference} was won.`,
  lost: (reference: string) => `Enquiry ${reference} was lost.`,
  reopened: (reference: string) => `Enquiry ${reference} is no longer won or lost.`,
  erased: (reference: string) => `Enquiry ${reference} was erased: please erase every copy.`,
} as const;

function eventOf(message: WebhookMessage): keyof typeof events {
  switch (message.purpose) {
    case 'sales':
      return message.isProbe ? 'probe' : message.isReleased ? 'released' : 'received';
    case 'message':
      return message.kind === 'withdrawal' ? 'withdrawn' : 'added';
    case 'erasure':
      return 'erased';
    case 'answered':
      return 'answered';
    case 'outcome':
      return message.outcome;
  }
}

function dataOf(message: WebhookMessage): { readonly at: Date; readonly data: object } {
  const { enquiryId: id, reference } = message;
  if (message.purpose === 'sales') {
    const { receivedAt, plannedAt, enquiry, origin, sheet } = message;
    const received = receivedAt.toISOString();
    const data = { id, reference, receivedAt: received, enquiry, origin, sheet };
    return { at: plannedAt, data };
  }
  if (message.purpose === 'message') {
    const { messageId, kind, words, receivedAt } = message;
    const said = kind === 'addition' ? { message: words } : {};
    return { at: receivedAt, data: { id, reference, messageId, ...said } };
  }
  if (message.purpose === 'outcome') {
    const { at, why, value } = message;
    return { at, data: { id, reference, reason: why, value } };
  }
  return { at: message.at, data: { id, reference } };
}

function event(message: WebhookMessage): unknown {
  const { at, data } = dataOf(message);
  return { type: `enquiry.${eventOf(message)}`, timestamp: at.toISOString(), data };
}

/** Contains no personal data: more people read a chat than the mailbox, and chats are kept. */
const sentenceOf = (message: WebhookMessage): string => events[eventOf(message)](message.reference);

function slack(message: WebhookMessage, link: string): unknown {
  return { text: `${sentenceOf(message)} <${link}|Read it>` };
}

/** The only format that the webhooks of Teams Workflows accept. */
function teams(message: WebhookMessage, url: string): unknown {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'TextBlock', text: sentenceOf(message), wrap: true }],
    actions: [{ type: 'Action.OpenUrl', title: 'Read it', url }],
  };
  const contentType = 'application/vnd.microsoft.card.adaptive';
  return { type: 'message', attachments: [{ contentType, content }] };
}

export function webhookBody(message: WebhookMessage, format: WebhookFormat): string {
  if (format.name === 'event') return JSON.stringify(event(message));
  const link = format.link.replaceAll('{reference}', message.reference);
  return JSON.stringify(format.name === 'slack' ? slack(message, link) : teams(message, link));
}
