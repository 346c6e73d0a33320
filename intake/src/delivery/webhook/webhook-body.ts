import type { Happening, LaterMessage, SalesMessage } from '../channel.ts';

/** What a program or a chat is told of. */
export type Told = SalesMessage | LaterMessage | Happening;

/** An event for programs, or a message that a chat program shows. */
export type WebhookFormat =
  | { readonly name: 'event' }
  | {
      readonly name: 'slack' | 'teams';
      /** Where somebody reads the enquiry; {reference} stands for its reference. */
      readonly link: string;
    };

export const webhookFormats = [
  'event',
  'slack',
  'teams',
] as const satisfies readonly WebhookFormat['name'][];

/** The events, and what a chat says of each. */
const events = {
  probe: (reference: string) => `Probe ${reference}, please ignore: the contact form works.`,
  received: (reference: string) => `A new enquiry has arrived: ${reference}.`,
  released: (reference: string) => `Enquiry ${reference} was held back and has been released.`,
  added: (reference: string) => `Something was added to enquiry ${reference}.`,
  withdrawn: (reference: string) => `Enquiry ${reference} was withdrawn.`,
  answered: (reference: string) => `Enquiry ${reference} has been answered.`,
  erased: (reference: string) => `Enquiry ${reference} was erased: please erase every copy.`,
} as const;

function eventOf(message: Told): keyof typeof events {
  switch (message.purpose) {
    case 'sales':
      return message.isProbe ? 'probe' : message.isReleased ? 'released' : 'received';
    case 'message':
      return message.kind === 'withdrawal' ? 'withdrawn' : 'added';
    case 'erasure':
      return 'erased';
    case 'answered':
      return 'answered';
  }
}

function dataOf(message: Told): { readonly at: Date; readonly data: object } {
  const { leadId: id, reference } = message;
  if (message.purpose === 'sales') {
    const { receivedAt, plannedAt, lead: enquiry, origin, sheet } = message;
    const received = receivedAt.toISOString();
    const data = { id, reference, receivedAt: received, enquiry, origin, sheet };
    return { at: plannedAt, data };
  }
  if (message.purpose === 'message') {
    const { messageId, kind, words, receivedAt } = message;
    const said = kind === 'addition' ? { message: words } : {};
    return { at: receivedAt, data: { id, reference, messageId, ...said } };
  }
  return { at: message.at, data: { id, reference } };
}

function event(message: Told): unknown {
  const { at, data } = dataOf(message);
  return { type: `enquiry.${eventOf(message)}`, timestamp: at.toISOString(), data };
}

/** Nobody's words and nobody's name: a chat is read by more people than the mailbox, and kept. */
const sentenceOf = (message: Told): string => events[eventOf(message)](message.reference);

function slack(message: Told, link: string): unknown {
  return { text: `${sentenceOf(message)} <${link}|Read it>` };
}

/** The only shape that the webhooks of Teams' Workflows take. */
function teams(message: Told, url: string): unknown {
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

export function webhookBody(message: Told, format: WebhookFormat): string {
  if (format.name === 'event') return JSON.stringify(event(message));
  const link = format.link.replaceAll('{reference}', message.reference);
  return JSON.stringify(format.name === 'slack' ? slack(message, link) : teams(message, link));
}
