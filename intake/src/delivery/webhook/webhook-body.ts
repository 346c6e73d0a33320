import type { SalesMessage } from '../channel.ts';

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

function eventType({ isProbe, isReleased }: SalesMessage): string {
  if (isProbe) return 'enquiry.probe';
  return isReleased ? 'enquiry.released' : 'enquiry.received';
}

function event(message: SalesMessage): unknown {
  const { leadId: id, reference, receivedAt, plannedAt, lead, origin } = message;
  return {
    type: eventType(message),
    timestamp: plannedAt.toISOString(),
    data: { id, reference, receivedAt: receivedAt.toISOString(), enquiry: lead, origin },
  };
}

/** Nobody's words and nobody's name: a chat is read by more people than the mailbox, and kept. */
function sentenceOf({ isProbe, isReleased, reference }: SalesMessage): string {
  if (isProbe) return `Probe ${reference}, please ignore: the contact form works.`;
  return isReleased
    ? `Enquiry ${reference} was held back and has been released.`
    : `A new enquiry has arrived: ${reference}.`;
}

function slack(message: SalesMessage, link: string): unknown {
  return { text: `${sentenceOf(message)} <${link}|Read it>` };
}

/** The only shape that the webhooks of Teams' Workflows take. */
function teams(message: SalesMessage, url: string): unknown {
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

export function webhookBody(message: SalesMessage, format: WebhookFormat): string {
  if (format.name === 'event') return JSON.stringify(event(message));
  const link = format.link.replaceAll('{reference}', message.reference);
  return JSON.stringify(format.name === 'slack' ? slack(message, link) : teams(message, link));
}
