import * as z from 'zod/mini';
import { limits } from '../text.ts';
import { templateFields, unknownFields } from './reply-text.ts';

const known = templateFields.map((field) => `{${field}}`).join(', ');

/** A file of content/replies. */
export const templateSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  text: z.string().check(
    z.minLength(1),
    z.maxLength(limits.details),
    z.refine(
      (text) => unknownFields(text).length === 0,
      `fields are ${known}, and [words] to fill in`,
    ),
  ),
});
