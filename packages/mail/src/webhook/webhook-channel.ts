import { lookup } from 'node:dns/promises';
import { isToVisitor, type Channel } from '../channel.ts';
import type { WebhookName } from '@studio/enquiries/database/tables.ts';
import { postJson } from '@studio/platform/sending/http-outcome.ts';
import { webhookBody, type WebhookFormat } from './webhook-body.ts';
import { signedHeaders } from './webhook-signature.ts';

export interface WebhookSettings {
  readonly url: string;
  readonly format: WebhookFormat;
  /** Two during a key rotation; none for a chat, whose address is the secret. */
  readonly keys: readonly Buffer[];
}

export function webhookChannel(
  { url, format, keys }: WebhookSettings,
  name: WebhookName = 'webhook',
): Channel {
  return {
    name,
    carries: ['sales', 'message', 'erasure', 'answered', 'outcome'],
    send(message) {
      if (isToVisitor(message) || message.purpose === 'reply' || message.purpose === 'notice') {
        throw new Error('The webhook carries nothing to people.');
      }
      const body = webhookBody(message, format);
      const seconds = Math.floor(Date.now() / 1_000);
      return postJson(url, body, signedHeaders(message.deliveryId, seconds, body, keys));
    },
    async check() {
      const { hostname } = new URL(url);
      const found = await lookup(hostname).catch(() => undefined);
      return found ? undefined : `The webhook's host ${hostname} has no address in DNS.`;
    },
    close: () => undefined,
  };
}
