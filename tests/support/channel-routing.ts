import type { ChannelRouting } from '@studio/mail/channel-routing.ts';

/** Two channels to sales and one fallback, none of them open: nothing is sent. */
export const routing: ChannelRouting = {
  channels: new Map(),
  sales: ['smtp', 'webhook'],
  acknowledgement: 'smtp',
  confirmation: 'smtp',
  reply: 'smtp',
  bytesOf: undefined,
  notice: 'smtp',
  digest: undefined,
  fallbackChannels: new Map([['smtp', 'emailjs']]),
};
