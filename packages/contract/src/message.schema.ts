import * as z from 'zod/mini';
import { isRequired, tooLong } from './enquiry.messages.ts';
import { cleanParagraphs, limits } from './text.ts';

const LABEL = 'Message';

/** An enquirer's addition to a stored enquiry. In an entry of its own, because no script of the site needs it. */
export const messageSchema = z.object({
  /** Generated with the form: the same form sent twice is one message. */
  id: z.uuid('This form is incomplete. Please open the page again.'),
  message: z
    .string(isRequired(LABEL))
    .check(
      z.overwrite(cleanParagraphs),
      z.minLength(1, { error: isRequired(LABEL), abort: true }),
      z.maxLength(limits.details, tooLong(LABEL, limits.details)),
    ),
});
