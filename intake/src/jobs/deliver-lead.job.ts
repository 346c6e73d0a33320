import * as z from 'zod/mini';
import { crashSettings } from '#platform/queue.ts';

/** Plans the deliveries of a lead that was just stored. */
export const deliverLead = {
  name: 'deliver-lead',
  payload: z.object({ leadId: z.uuid() }),
  settings: crashSettings,
};
