import type { ChannelName } from '#platform/tables.ts';
import type { EmailJsSettings } from './emailjs/emailjs-channel.ts';
import type { SmtpSettings } from './smtp/smtp-settings.ts';
import type { WebhookSettings } from './webhook/webhook-channel.ts';

export interface ChannelSettings {
  readonly smtp: SmtpSettings | undefined;
  readonly emailjs: EmailJsSettings | undefined;
  readonly webhook: WebhookSettings | undefined;
  /** Every lead goes through all of these. */
  readonly sales: readonly ChannelName[];
  readonly standIns: ReadonlyMap<ChannelName, ChannelName>;
  readonly acknowledge: boolean;
}
