import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type { Channel, Message } from '../channel.ts';
import { postJson } from '../http-outcome.ts';

export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
}

/** `t=<seconds>,v1=<hex>`: the receiver signs "<t>.<body>" itself and compares. */
export function sign(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

function bodyOf(message: Message): string {
  if (message.purpose !== 'sales') throw new Error('The webhook carries leads only.');
  const { reference, leadId, receivedAt, isProbe, lead } = message;
  return JSON.stringify({
    type: isProbe ? 'lead.probe' : 'lead.received',
    id: leadId,
    reference,
    receivedAt: receivedAt.toISOString(),
    lead,
  });
}

export function webhookChannel(settings: WebhookSettings): Channel {
  return {
    name: 'webhook',
    carries: ['sales'],
    send(message) {
      const body = bodyOf(message);
      return postJson(settings.url, body, {
        'idempotency-key': message.deliveryId,
        'intake-signature': sign(body, settings.secret, Math.floor(Date.now() / 1_000)),
      });
    },
    async check() {
      const { hostname } = new URL(settings.url);
      const found = await lookup(hostname).catch(() => undefined);
      return found ? undefined : `The webhook's host ${hostname} has no address in DNS.`;
    },
    close: () => undefined,
  };
}
