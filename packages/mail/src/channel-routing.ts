import type { ChannelSettings } from '#channel-settings.ts';
import type { Channel } from '#channel.ts';
import { emailJsChannel } from '#emailjs/emailjs-channel.ts';
import { smtpChannel } from '#smtp/smtp-channel.ts';
import { webhookChannel } from '#webhook/webhook-channel.ts';
import type { ChannelName, Purpose } from '@studio/enquiries/database/tables.ts';

/** Which channels exist and what each is for, from the configuration. */
export interface ChannelRouting {
  readonly channels: ReadonlyMap<ChannelName, Channel>;
  /** Every enquiry is sent through all of these. */
  readonly sales: readonly ChannelName[];
  readonly acknowledgement: ChannelName | undefined;
  readonly confirmation: ChannelName | undefined;
  readonly reply: ChannelName | undefined;
  /** Composes a reply for the mailbox's sent folder; undefined without a channel that sends mail. */
  readonly bytesOf: Channel['bytesOf'];
  /** The channel for notices to colleagues. */
  readonly notice: ChannelName | undefined;
  /** Sends the list of held enquiries to sales; undefined without a channel that sends mail. */
  readonly digest: Channel['sendHeldDigest'];
  /** From a channel to its fallback, used after a quarter of an hour of failures. */
  readonly fallbackChannels: ReadonlyMap<ChannelName, ChannelName>;
}

export const FALLBACK_AFTER_SECONDS = 15 * 60;

/** Opens the configured channels and decides which message uses which. */
export function openChannels(settings: ChannelSettings): ChannelRouting {
  const opened: Channel[] = [
    ...(settings.smtp ? [smtpChannel(settings.smtp)] : []),
    ...(settings.emailjs ? [emailJsChannel(settings.emailjs)] : []),
    ...[...settings.webhooks].map(([name, webhook]) => webhookChannel(webhook, name)),
  ];
  const firstFor = (purpose: Purpose): ChannelName | undefined =>
    opened.find((channel) => channel.carries.includes(purpose))?.name;
  return {
    channels: new Map(opened.map((channel) => [channel.name, channel])),
    sales: settings.sales,
    acknowledgement: settings.acknowledge ? firstFor('acknowledgement') : undefined,
    confirmation: firstFor('confirmation'),
    reply: firstFor('reply'),
    bytesOf: opened.find(({ bytesOf }) => bytesOf)?.bytesOf,
    notice: firstFor('notice'),
    digest: opened.find(({ sendHeldDigest }) => sendHeldDigest)?.sendHeldDigest,
    fallbackChannels: settings.fallbackChannels,
  };
}
