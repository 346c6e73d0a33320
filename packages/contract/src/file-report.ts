import * as z from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';

const findingSchema = z.object({
  file: z.string(),
  /** What people call the entry the file holds. */
  entry: z.string(),
  form: z.string(),
  way: z.array(z.union([z.string(), z.number()])),
  /** The way in words. */
  place: z.string(),
  sentence: z.string(),
  /** A word that can be made known, if it is a name. */
  word: z.optional(z.string()),
});
/** One finding as the panel beside a form shows it: where, in words and as a way to the field, and what. */
export type PanelFinding = DeepReadonly<z.infer<typeof findingSchema>>;

export const fileReportSchema = z.object({
  file: z.string(),
  /** What people call it. */
  entry: z.string(),
  /** Where visitors read it, and where it is shown as it was saved; left out where no page shows it. */
  page: z.optional(z.string()),
  preview: z.optional(z.string()),
  /** Why the page is not shown. */
  unshown: z.optional(z.string()),
  findings: z.array(findingSchema),
  elsewhere: z.array(findingSchema),
});
/** What the panel shows beside a form: all that the build would say, and where it is read. */
export type FileReport = DeepReadonly<z.infer<typeof fileReportSchema>>;

/** A name that the spelling check does not know yet. */
export const wordRequestSchema = z.object({
  word: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\s\u0000-\u001f]+$/u)),
});
