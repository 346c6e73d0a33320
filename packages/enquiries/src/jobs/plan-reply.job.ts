import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/** Plans the delivery of a reply that was written at the desk, once it can no longer be undone. */
export const planReply = {
  name: 'plan-reply',
  payload: z.object({ replyId: z.uuid() }),
  settings: crashSettings,
};
