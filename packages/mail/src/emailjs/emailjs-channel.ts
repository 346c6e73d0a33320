import { lookup } from 'node:dns/promises';
import type { Purpose } from '@studio/enquiries/database/tables.ts';
import type { Channel, Message } from '../channel.ts';
import { postJson } from '@studio/platform/sending/http-outcome.ts';
import { sheetText } from '../enquiry-lines.ts';

export interface EmailJsSettings {
  readonly url: string;
  readonly serviceId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  readonly salesTemplateId: string;
  /** Without one, acknowledgements are sent through another channel or not at all. */
  readonly acknowledgementTemplateId: string | undefined;
  /** The Reply-To of mails to visitors. */
  readonly publicEmail: string;
  readonly salesTo: string;
  readonly probeTo: string;
}

/** The names that the EmailJS template uses; form fields keep their names. */
function parametersOf(message: Message, settings: EmailJsSettings): Record<string, string> {
  if (message.purpose === 'sales') {
    const { enquiry, origin, sheet, reference, isProbe } = message;
    const to = isProbe ? settings.probeTo : settings.salesTo;
    const { page, service } = origin;
    const probe = isProbe ? 'yes' : '';
    return {
      ...enquiry,
      page,
      service,
      sheet: sheetText(sheet).join('\n'),
      reference,
      reply_to: enquiry.email,
      to_email: to,
      probe,
    };
  }
  if (message.purpose === 'message') {
    const { enquiry, reference, kind, words } = message;
    const subject = `${kind === 'withdrawal' ? 'Withdrawn' : 'Added'}: ${enquiry.subject}`;
    const said = { ...enquiry, subject, projectdetails: words };
    return { ...said, reference, reply_to: enquiry.email, to_email: settings.salesTo };
  }
  if (message.purpose === 'acknowledgement') {
    const { reference, to, enquiryUrl } = message;
    const mail = { reply_to: settings.publicEmail, to_email: to };
    return { reference, enquiry_url: enquiryUrl, ...mail };
  }
  throw new Error(`EmailJS does not carry ${message.purpose}.`);
}

export function emailJsChannel(settings: EmailJsSettings): Channel {
  const acknowledges = settings.acknowledgementTemplateId !== undefined;
  const carries: Purpose[] = [
    'sales',
    'message',
    ...(acknowledges ? ['acknowledgement' as const] : []),
  ];
  return {
    name: 'emailjs',
    carries,
    send(message) {
      const body = JSON.stringify({
        service_id: settings.serviceId,
        template_id:
          message.purpose === 'acknowledgement'
            ? settings.acknowledgementTemplateId
            : settings.salesTemplateId,
        user_id: settings.publicKey,
        accessToken: settings.privateKey,
        template_params: parametersOf(message, settings),
      });
      return postJson(settings.url, body, {});
    },
    async check() {
      const { hostname } = new URL(settings.url);
      const found = await lookup(hostname).catch(() => undefined);
      return found ? undefined : `EmailJS' host ${hostname} has no address in DNS.`;
    },
    close: () => undefined,
  };
}
