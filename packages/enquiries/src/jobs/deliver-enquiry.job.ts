import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/**
 * Plans the deliveries of an enquiry that was just stored. The queue keeps its name and payload from before the
 * enquiry had one name: a job stored by an older release must still run.
 */
export const deliverEnquiry = {
  name: 'deliver-lead',
  payload: z.object({ enquiryId: z.uuid() }),
  settings: crashSettings,
};
