import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { pageOf } from './responses.ts';

/** Enquiries that are held as suspected spam, until a person decides. */

const heldRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  /** Why, as a sentence. */
  reason: z.string(),
  name: z.string(),
  companyname: z.string(),
  email: z.string(),
  country: z.string(),
  subject: z.string(),
  /** All they wrote; the screen shows the beginning first. */
  details: z.string(),
  /** What speaks for a person, and what against one: a sentence each. */
  speaksFor: z.array(z.string()),
  speaksAgainst: z.array(z.string()),
  /** The others on this page that say the same or have the same telephone number. */
  alike: z.array(z.string()),
});
export type HeldRow = DeepReadonly<z.infer<typeof heldRowSchema>>;
export const heldPageSchema = pageOf(heldRowSchema);
/** All are decided; the answer has no content. */
export const decidedSchema = z.object({});
