import * as z from 'zod/mini';
import { crashSettings } from '#database/queue.ts';

/** Puts a copy of a sent reply into the mailbox's sent folder. */
export const copyToSent = {
  name: 'copy-to-sent',
  payload: z.object({ replyId: z.uuid() }),
  // No retries by the queue: the row of the copy says when to try again.
  settings: { ...crashSettings, retryLimit: 0 },
};
