import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/** Notifies every channel that has a copy of an enquiry that the enquiry was erased. */
export const notifyErasure = {
  name: 'notify-erasure',
  payload: z.object({ erasureId: z.uuid() }),
  settings: crashSettings,
};
