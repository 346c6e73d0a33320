import type { ChannelSettings } from '#delivery/channel-settings.ts';
import type { Channel } from '#delivery/channel.ts';
import { emailJsChannel } from '#delivery/emailjs/emailjs-channel.ts';
import { smtpChannel } from '#delivery/smtp/smtp-channel.ts';
import { webhookChannel } from '#delivery/webhook/webhook-channel.ts';
import type { ChannelName, Purpose } from '#platform/tables.ts';

/** Which channels exist and what each is for; made from the configuration. */
export interface Routes {
  readonly channels: ReadonlyMap<ChannelName, Channel>;
  /** Every lead goes through all of these. */
  readonly sales: readonly ChannelName[];
  readonly acknowledgement: ChannelName | undefined;
  readonly confirmation: ChannelName | undefined;
  readonly reply: ChannelName | undefined;
  /** How sales are told of those held back; unknown without a channel that reaches a mailbox. */
  readonly digest: Channel['tellHeld'];
  /** Takes over when the first has failed for a quarter of an hour. */
  readonly standIns: ReadonlyMap<ChannelName, ChannelName>;
}

export const STAND_IN_AFTER_SECONDS = 15 * 60;

/** Opens the configured channels and decides which message takes which. */
export function openRoutes(settings: ChannelSettings): Routes {
  const opened: Channel[] = [
    ...(settings.smtp ? [smtpChannel(settings.smtp)] : []),
    ...(settings.emailjs ? [emailJsChannel(settings.emailjs)] : []),
    ...(settings.webhook ? [webhookChannel(settings.webhook)] : []),
  ];
  const firstFor = (purpose: Purpose): ChannelName | undefined =>
    opened.find((channel) => channel.carries.includes(purpose))?.name;
  return {
    channels: new Map(opened.map((channel) => [channel.name, channel])),
    sales: settings.sales,
    acknowledgement: settings.acknowledge ? firstFor('acknowledgement') : undefined,
    confirmation: firstFor('confirmation'),
    reply: firstFor('reply'),
    digest: opened.find(({ tellHeld }) => tellHeld)?.tellHeld,
    standIns: settings.standIns,
  };
}
