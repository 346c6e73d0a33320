import * as z from 'zod/mini';
import { crashSettings } from '#platform/queue.ts';

/** Puts a copy of a reply that has left into the mailbox's folder of sent mails. */
export const copyToSent = {
  name: 'copy-to-sent',
  payload: z.object({ replyId: z.uuid() }),
  // Whatever comes of it, the row of the copy says when to look again.
  settings: { ...crashSettings, retryLimit: 0 },
};
