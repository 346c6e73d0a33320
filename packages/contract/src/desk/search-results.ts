import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { enquiryRowSchema, pageOf } from './responses.ts';
import { colleagueSchema } from './staff.ts';

/** The response of a search. */

const placeSchema = z.object({
  /** The key of the step in the thread: of the mail, the note or the addition; `received` for the form. */
  id: z.string(),
  /** person: name and address. form: the enquiry. added: on their own page. in, out: a mail. */
  kind: z.enum(['person', 'form', 'added', 'in', 'out', 'note']),
  /** The colleague who wrote it. */
  by: z.nullable(colleagueSchema),
  at: z.iso.datetime(),
  /** The text around the place; for a person the telephone number and the address. */
  excerpt: z.string(),
  /** The excerpt is the name of an attached file. */
  isFile: z.boolean(),
});
export type PlaceView = DeepReadonly<z.infer<typeof placeSchema>>;

const foundRowSchema = z.extend(enquiryRowSchema, {
  /** How many enquiries of this person there are. */
  ofPerson: z.number(),
  /** The found places; at most one for each group of results. */
  places: z.array(placeSchema),
});
export type FoundRow = DeepReadonly<z.infer<typeof foundRowSchema>>;
export const foundPageSchema = pageOf(foundRowSchema);
