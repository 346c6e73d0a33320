import type { ChannelName, WebhookName } from '@studio/enquiries/database/tables.ts';
import type { EmailJsSettings } from './emailjs/emailjs-channel.ts';
import type { SmtpSettings } from './smtp/smtp-settings.ts';
import type { WebhookSettings } from './webhook/webhook-channel.ts';

export interface ChannelSettings {
  readonly smtp: SmtpSettings | undefined;
  readonly emailjs: EmailJsSettings | undefined;
  readonly webhooks: ReadonlyMap<WebhookName, WebhookSettings>;
  /** Every enquiry is sent through all of these. */
  readonly sales: readonly ChannelName[];
  readonly fallbackChannels: ReadonlyMap<ChannelName, ChannelName>;
  readonly acknowledge: boolean;
}
