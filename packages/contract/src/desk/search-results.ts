import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { enquiryRowSchema, pageOf } from './responses.ts';
import { colleagueSchema } from './staff.ts';

/** What a search answers with. */

const placeSchema = z.object({
  /** As the thread calls it: of the mail, the note or the addition; `received` for the form. */
  id: z.string(),
  /** person: who they are. form: what they asked for. added: on their own page. in, out: a mail. */
  kind: z.enum(['person', 'form', 'added', 'in', 'out', 'note']),
  /** Who of us wrote it. */
  by: z.nullable(colleagueSchema),
  at: z.iso.datetime(),
  /** The words around the place; of a person the telephone number and the address. */
  excerpt: z.string(),
  /** The excerpt is the name of an attached file. */
  isFile: z.boolean(),
});
export type PlaceView = DeepReadonly<z.infer<typeof placeSchema>>;

const foundRowSchema = z.extend(enquiryRowSchema, {
  /** How many enquiries of this person there are. */
  ofPerson: z.number(),
  /** Where the words are; one for each group of results at most. */
  places: z.array(placeSchema),
});
export type FoundRow = DeepReadonly<z.infer<typeof foundRowSchema>>;
export const foundPageSchema = pageOf(foundRowSchema);
