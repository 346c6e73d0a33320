import * as z from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';

const findingSchema = z.object({
  file: z.string(),
  /** The title of the entry in the file. */
  entry: z.string(),
  form: z.string(),
  way: z.array(z.union([z.string(), z.number()])),
  /** The path to the field as words. */
  place: z.string(),
  sentence: z.string(),
  /** A word that can be added to the spelling list, if it is a name. */
  word: z.optional(z.string()),
});
/** A finding as the panel beside a form shows it: the path to the field, in words and as a link, and the problem. */
export type PanelFinding = DeepReadonly<z.infer<typeof findingSchema>>;

export const fileReportSchema = z.object({
  file: z.string(),
  /** The title of the entry. */
  entry: z.string(),
  /** The URL of its page, and of the preview as saved; omitted if no page shows it. */
  page: z.optional(z.string()),
  preview: z.optional(z.string()),
  /** Why the page is not published. */
  unshown: z.optional(z.string()),
  findings: z.array(findingSchema),
  elsewhere: z.array(findingSchema),
});
/** The content of the panel beside a form: all findings of the build, and where the entry is published. */
export type FileReport = DeepReadonly<z.infer<typeof fileReportSchema>>;

/** A name that the spelling check does not know yet. */
export const wordRequestSchema = z.object({
  word: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\s\u0000-\u001f]+$/u)),
});
