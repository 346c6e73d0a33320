import type { Routes } from '@studio/mail/routes.ts';

/** Two channels to sales and one stand-in, none of them open: nothing is sent. */
export const routes: Routes = {
  channels: new Map(),
  sales: ['smtp', 'webhook'],
  acknowledgement: 'smtp',
  confirmation: 'smtp',
  reply: 'smtp',
  bytesOf: undefined,
  notice: 'smtp',
  digest: undefined,
  standIns: new Map([['smtp', 'emailjs']]),
};
