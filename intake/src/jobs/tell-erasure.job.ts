import * as z from 'zod/mini';
import { crashSettings } from '#platform/queue.ts';

/** Tells everybody who has a copy of an enquiry that it was erased here. */
export const tellErasure = {
  name: 'tell-erasure',
  payload: z.object({ erasureId: z.uuid() }),
  settings: crashSettings,
};
