import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { pageOf } from './responses.ts';

/** Enquiries held as possible spam until a person decides. */

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
  /** The whole text; the screen shows the beginning first. */
  details: z.string(),
  /** The signs for and against a person, one sentence each. */
  speaksFor: z.array(z.string()),
  speaksAgainst: z.array(z.string()),
  /** Other enquiries on this page with the same text or telephone number. */
  alike: z.array(z.string()),
});
export type HeldRow = DeepReadonly<z.infer<typeof heldRowSchema>>;
export const heldPageSchema = pageOf(heldRowSchema);
/** All are decided; the response has no content. */
export const decidedSchema = z.object({});
