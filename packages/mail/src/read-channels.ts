import type { ChannelSettings } from '#channel-settings.ts';
import { readMailFrom, readSmtpUrl } from '@studio/platform/sending/read-settings.ts';
import type { CompanyFacts } from '#company-facts.ts';
import type { EmailJsSettings } from '#emailjs/emailjs-channel.ts';
import type { SmtpSettings } from '#smtp/smtp-settings.ts';
import { webhookFormats, type WebhookFormat } from '#webhook/webhook-body.ts';
import type { WebhookSettings } from '#webhook/webhook-channel.ts';
import { webhookKey } from '#webhook/webhook-signature.ts';
import {
  channelNames,
  webhookNames,
  type ChannelName,
  type WebhookName,
} from '@studio/enquiries/database/tables.ts';
import type { EnvReader } from '@studio/platform/config-reader.ts';
import { viewOf } from '@studio/platform/live-content.ts';

type Company = Omit<CompanyFacts, 'email'> & { readonly email: string | undefined };

interface Mailboxes {
  readonly company: CompanyFacts;
  readonly salesTo: string;
  readonly probeTo: string;
}

const EMAILJS_URL = 'https://api.emailjs.com/api/v1.0/email/send';

function isChannel(name: string): name is ChannelName {
  return (channelNames as readonly string[]).includes(name);
}

function readMailboxes(read: EnvReader, company: Company): Mailboxes {
  const named = read.optional('INTAKE_SALES_TO');
  const probeTo = read.optional('INTAKE_PROBE_TO');
  if (named === undefined && company.email === undefined) {
    read.addError('INTAKE_SALES_TO is not set and the company file names no contact e-mail.');
  }
  // Looked up at each use, because the company's address changes with an edition.
  const salesTo = (): string => named ?? company.email ?? '';
  return {
    company: viewOf(() => ({ ...company, email: company.email ?? salesTo() })),
    get salesTo() {
      return salesTo();
    },
    get probeTo() {
      return probeTo ?? salesTo();
    },
  };
}

function readSmtp(read: EnvReader, mailboxes: Mailboxes): SmtpSettings {
  return {
    url: readSmtpUrl(read, 'the address of the SMTP server, like smtps://user:pass@host'),
    from: readMailFrom(read),
    company: mailboxes.company,
    get salesTo() {
      return mailboxes.salesTo;
    },
    get probeTo() {
      return mailboxes.probeTo;
    },
    isMailboxRead: read.optional('INTAKE_IMAP_URL') !== undefined,
    deskUrl: read.optionalPrivateUrl('INTAKE_DESK_URL'),
  };
}

function readEmailJs(read: EnvReader, mailboxes: Mailboxes): EmailJsSettings {
  return {
    url: read.optionalPrivateUrl('INTAKE_EMAILJS_URL') ?? EMAILJS_URL,
    serviceId: read.required('INTAKE_EMAILJS_SERVICE_ID', "EmailJS' service identifier"),
    publicKey: read.required('INTAKE_EMAILJS_PUBLIC_KEY', "EmailJS' public key"),
    privateKey: read.required('INTAKE_EMAILJS_PRIVATE_KEY', "EmailJS' private key"),
    salesTemplateId: read.required('INTAKE_EMAILJS_TEMPLATE_ID', 'the template of an enquiry'),
    acknowledgementTemplateId: read.optional('INTAKE_EMAILJS_ACKNOWLEDGEMENT_TEMPLATE_ID'),
    get publicEmail() {
      return mailboxes.company.email;
    },
    get salesTo() {
      return mailboxes.salesTo;
    },
    get probeTo() {
      return mailboxes.probeTo;
    },
  };
}

/** The names of each webhook's settings. */
const settings = {
  webhook: {
    url: 'INTAKE_WEBHOOK_URL',
    secret: 'INTAKE_WEBHOOK_SECRET',
    format: 'INTAKE_WEBHOOK_FORMAT',
    link: 'INTAKE_WEBHOOK_LINK',
  },
  'webhook-2': {
    url: 'INTAKE_WEBHOOK_2_URL',
    secret: 'INTAKE_WEBHOOK_2_SECRET',
    format: 'INTAKE_WEBHOOK_2_FORMAT',
    link: 'INTAKE_WEBHOOK_2_LINK',
  },
  'webhook-3': {
    url: 'INTAKE_WEBHOOK_3_URL',
    secret: 'INTAKE_WEBHOOK_3_SECRET',
    format: 'INTAKE_WEBHOOK_3_FORMAT',
    link: 'INTAKE_WEBHOOK_3_LINK',
  },
  'webhook-4': {
    url: 'INTAKE_WEBHOOK_4_URL',
    secret: 'INTAKE_WEBHOOK_4_SECRET',
    format: 'INTAKE_WEBHOOK_4_FORMAT',
    link: 'INTAKE_WEBHOOK_4_LINK',
  },
} as const satisfies Record<WebhookName, object>;

function readWebhookKeys(read: EnvReader, name: string): Buffer[] {
  const secrets = read.list(name);
  if (secrets.length === 0) {
    read.addError(`${name} is not set. It is the secret that signs webhooks.`);
  }
  if (secrets.length > 2) {
    read.addError(
      `${name} has more than two secrets. While you rotate, it has the current one and the next one.`,
    );
  }
  const keys = secrets.flatMap((secret) => webhookKey(secret) ?? []);
  if (keys.length < secrets.length) {
    read.addError(
      `${name} must be "whsec_" and 24 to 64 random bytes in base64, two with a comma between while they are changed.`,
    );
  }
  return keys;
}

function readWebhookFormat(read: EnvReader, webhook: WebhookName): WebhookFormat {
  const setting = settings[webhook].format;
  const wanted = read.optional(setting) ?? 'event';
  const name = webhookFormats.find((known) => known === wanted);
  if (name === undefined) {
    read.addError(`${setting} is "${wanted}". Known are ${webhookFormats.join(', ')}.`);
  }
  if (name === undefined || name === 'event') return { name: 'event' };
  const meaning =
    'where a message in a chat leads, like https://mail.example.com/search/{reference}';
  return { name, link: read.url(settings[webhook].link, meaning) };
}

function readWebhook(read: EnvReader, webhook: WebhookName): WebhookSettings {
  const url = read.privateUrl(settings[webhook].url, 'where enquiries are posted to');
  const format = readWebhookFormat(read, webhook);
  const keys = format.name === 'event' ? readWebhookKeys(read, settings[webhook].secret) : [];
  return { url, format, keys };
}

function readFallbackChannels(read: EnvReader): Map<ChannelName, ChannelName> {
  const fallbackChannels = new Map<ChannelName, ChannelName>();
  for (const pair of read.list('INTAKE_FALLBACK_CHANNELS')) {
    const [first = '', second = ''] = pair.split('=');
    if (isChannel(first) && isChannel(second) && first !== second)
      fallbackChannels.set(first, second);
    else read.addError(`INTAKE_FALLBACK_CHANNELS holds "${pair}". Write it like smtp=emailjs.`);
  }
  return fallbackChannels;
}

/** `INTAKE_CHANNELS` names the channels of every enquiry; fallback channels are set up in addition. */
export function readChannels(read: EnvReader, company: Company): ChannelSettings {
  const named = read.list('INTAKE_CHANNELS');
  const sales = named.filter(isChannel);
  for (const name of named.filter((candidate) => !isChannel(candidate))) {
    read.addError(`INTAKE_CHANNELS names "${name}". Known are ${channelNames.join(', ')}.`);
  }
  if (sales.length === 0) {
    read.addError('INTAKE_CHANNELS names no channel, so no enquiry would reach anyone.');
  }
  const fallbackChannels = readFallbackChannels(read);
  const used = new Set<ChannelName>([...sales, ...fallbackChannels.values()]);
  const mailboxes = readMailboxes(read, company);
  return {
    smtp: used.has('smtp') ? readSmtp(read, mailboxes) : undefined,
    emailjs: used.has('emailjs') ? readEmailJs(read, mailboxes) : undefined,
    webhooks: new Map(
      webhookNames.filter((name) => used.has(name)).map((name) => [name, readWebhook(read, name)]),
    ),
    sales,
    fallbackChannels,
    acknowledge: read.isOn('INTAKE_SEND_RECEIPTS', true),
  };
}
