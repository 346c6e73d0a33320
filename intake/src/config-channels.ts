import type { ChannelSettings } from '#delivery/channel-settings.ts';
import type { AlarmSettings } from '#delivery/alarm-ways.ts';
import type { CompanyFacts } from '#delivery/company-facts.ts';
import type { EmailJsSettings } from '#delivery/emailjs/emailjs-channel.ts';
import type { SmtpSettings } from '#delivery/smtp/smtp-settings.ts';
import { webhookFormats, type WebhookFormat } from '#delivery/webhook/webhook-body.ts';
import type { WebhookSettings } from '#delivery/webhook/webhook-channel.ts';
import { webhookKey } from '#delivery/webhook/webhook-signature.ts';
import { channelNames, type ChannelName } from '#platform/tables.ts';
import type { EnvReader } from '#platform/config-reader.ts';

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
  const salesTo = read.optional('INTAKE_SALES_TO') ?? company.email;
  if (salesTo === undefined) {
    read.complain('INTAKE_SALES_TO is not set and the company file names no contact e-mail.');
  }
  const to = salesTo ?? '';
  return {
    company: { ...company, email: company.email ?? to },
    salesTo: to,
    probeTo: read.optional('INTAKE_PROBE_TO') ?? to,
  };
}

function readSmtp(read: EnvReader, { company, salesTo, probeTo }: Mailboxes): SmtpSettings {
  return {
    url: read.url('INTAKE_SMTP_URL', 'the address of the SMTP server, like smtps://user:pass@host'),
    from: read.required('INTAKE_MAIL_FROM', 'the address our mails come from'),
    company,
    salesTo,
    probeTo,
    isMailboxRead: read.optional('INTAKE_IMAP_URL') !== undefined,
  };
}

function readEmailJs(read: EnvReader, { company, salesTo, probeTo }: Mailboxes): EmailJsSettings {
  return {
    url: read.optionalUrl('INTAKE_EMAILJS_URL') ?? EMAILJS_URL,
    serviceId: read.required('INTAKE_EMAILJS_SERVICE_ID', "EmailJS' service identifier"),
    publicKey: read.required('INTAKE_EMAILJS_PUBLIC_KEY', "EmailJS' public key"),
    privateKey: read.required('INTAKE_EMAILJS_PRIVATE_KEY', "EmailJS' private key"),
    salesTemplateId: read.required('INTAKE_EMAILJS_TEMPLATE_ID', 'the template of a lead'),
    acknowledgementTemplateId: read.optional('INTAKE_EMAILJS_ACKNOWLEDGEMENT_TEMPLATE_ID'),
    publicEmail: company.email,
    salesTo,
    probeTo,
  };
}

function readWebhookKeys(read: EnvReader): Buffer[] {
  const secrets = read.list('INTAKE_WEBHOOK_SECRET');
  if (secrets.length === 0) {
    read.complain('INTAKE_WEBHOOK_SECRET is not set. It is the key that signs them.');
  }
  if (secrets.length > 2) {
    read.complain(
      'INTAKE_WEBHOOK_SECRET holds more than two: the one that comes and the one that goes.',
    );
  }
  const keys = secrets.flatMap((secret) => webhookKey(secret) ?? []);
  if (keys.length < secrets.length) {
    read.complain(
      'INTAKE_WEBHOOK_SECRET must be "whsec_" and 24 to 64 random bytes in base64, two with a comma between while they are changed.',
    );
  }
  return keys;
}

function readWebhookFormat(read: EnvReader): WebhookFormat {
  const wanted = read.optional('INTAKE_WEBHOOK_FORMAT') ?? 'event';
  const name = webhookFormats.find((known) => known === wanted);
  if (name === undefined) {
    read.complain(`INTAKE_WEBHOOK_FORMAT is "${wanted}". Known are ${webhookFormats.join(', ')}.`);
  }
  if (name === undefined || name === 'event') return { name: 'event' };
  const meaning =
    'where a message in a chat leads, like https://mail.example.com/search/{reference}';
  return { name, link: read.url('INTAKE_WEBHOOK_LINK', meaning) };
}

function readWebhook(read: EnvReader): WebhookSettings {
  const url = read.url('INTAKE_WEBHOOK_URL', 'where leads are posted to');
  const format = readWebhookFormat(read);
  return { url, format, keys: format.name === 'event' ? readWebhookKeys(read) : [] };
}

function readStandIns(read: EnvReader): Map<ChannelName, ChannelName> {
  const standIns = new Map<ChannelName, ChannelName>();
  for (const pair of read.list('INTAKE_STAND_INS')) {
    const [first = '', second = ''] = pair.split('=');
    if (isChannel(first) && isChannel(second) && first !== second) standIns.set(first, second);
    else read.complain(`INTAKE_STAND_INS holds "${pair}". Write it like smtp=emailjs.`);
  }
  return standIns;
}

/** `INTAKE_CHANNELS` names the channels of every lead; stand-ins are set up beside them. */
export function readChannels(read: EnvReader, company: Company): ChannelSettings {
  const named = read.list('INTAKE_CHANNELS');
  const sales = named.filter(isChannel);
  for (const name of named.filter((candidate) => !isChannel(candidate))) {
    read.complain(`INTAKE_CHANNELS names "${name}". Known are ${channelNames.join(', ')}.`);
  }
  if (sales.length === 0) {
    read.complain('INTAKE_CHANNELS names no channel, so no lead would reach anybody.');
  }
  const standIns = readStandIns(read);
  const used = new Set<ChannelName>([...sales, ...standIns.values()]);
  const mailboxes = readMailboxes(read, company);
  return {
    smtp: used.has('smtp') ? readSmtp(read, mailboxes) : undefined,
    emailjs: used.has('emailjs') ? readEmailJs(read, mailboxes) : undefined,
    webhook: used.has('webhook') ? readWebhook(read) : undefined,
    sales,
    standIns,
    acknowledge: read.optional('INTAKE_ACKNOWLEDGE') !== 'no',
  };
}

/** Mails of alarms may take another server than leads: the one that fails cannot say so. */
export function readAlarms(read: EnvReader, company: string): AlarmSettings {
  const webhookUrl = read.optionalUrl('INTAKE_ALARM_URL');
  const to = read.optional('INTAKE_ALARM_TO');
  if (to === undefined) return { webhookUrl, mail: undefined };
  const own = read.optionalUrl('INTAKE_ALARM_SMTP_URL');
  const url = own ?? read.url('INTAKE_SMTP_URL', 'the SMTP server that carries alarms too');
  const from = read.required('INTAKE_MAIL_FROM', 'the address our mails come from');
  return { webhookUrl, mail: { url, from, to, company } };
}
