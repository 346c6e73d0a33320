import * as z from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';

/** Every other response: a sentence for a person and, with 422, the messages by field. */
export const refusalSchema = z.object({
  message: z.string(),
  errors: z.optional(z.partialRecord(z.string(), z.string())),
});
export type Refusal = DeepReadonly<z.infer<typeof refusalSchema>>;
