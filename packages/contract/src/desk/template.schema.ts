import * as z from 'zod/mini';
import { limits } from '../text.ts';
import { templateFieldList, unknownFields } from './reply-text.ts';
import { TEMPLATE_NAME } from './templates.ts';

/** A file of content/replies. */
export const templateSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(TEMPLATE_NAME)),
  /** The position in the list; templates without one come last. */
  order: z.optional(z.int().check(z.positive())),
  /** The facts that the text states. The content check compares them; the desk shows only the text. */
  facts: z.optional(z.array(z.string())),
  text: z.string().check(
    z.minLength(1),
    z.maxLength(limits.details),
    z.refine(
      (text) => unknownFields(text).length === 0,
      `fields are ${templateFieldList}, and [words] to fill in`,
    ),
  ),
});
