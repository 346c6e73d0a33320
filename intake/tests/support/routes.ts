import type { Routes } from '#jobs/routes.ts';

/** Two channels to sales, one that stands in, and none that is open: nothing is sent. */
export const routes: Routes = {
  channels: new Map(),
  sales: ['smtp', 'webhook'],
  acknowledgement: 'smtp',
  confirmation: 'smtp',
  reply: 'smtp',
  digest: undefined,
  standIns: new Map([['smtp', 'emailjs']]),
};
