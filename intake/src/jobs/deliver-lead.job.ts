import { crashSettings, type JobKind } from '../platform/queue.ts';

/** Plans the deliveries of a lead that was just stored. */
export const deliverLead: JobKind<{ leadId: string }> = {
  name: 'deliver-lead',
  settings: crashSettings,
};
