import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { cleanLine, cleanParagraphs, limits } from '../text.ts';
import { colleagueSchema } from './staff.ts';
import { templateLanguages } from './template-languages.ts';

/** Texts to begin a reply with: those of content/replies, and what was changed at the desk. */

/** The length of a name. */
export const TEMPLATE_NAME = 40;

const moment = z.iso.datetime();

/** A template of content/replies. */
export interface StockTemplate {
  /** The name of its file. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const templateTextSchema = z.object({
  language: z.string(),
  /** Its fields are filled in by `filledParts` of reply-text.ts. */
  text: z.string(),
  /** The text of the file. */
  isStock: z.boolean(),
  /** The English text was changed after this one. */
  isOld: z.boolean(),
});
export type TemplateText = DeepReadonly<z.infer<typeof templateTextSchema>>;

const templateSeenSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** It has a file, whose text can be restored. */
  hasStock: z.boolean(),
  /** It is no longer offered. */
  isRetired: z.boolean(),
  /** English first; at least one. */
  texts: z.array(templateTextSchema),
  /** Its last change, which the author of the next one must have seen; 0 if it was never changed. */
  seen: z.string(),
  changedBy: z.nullable(colleagueSchema),
  changedAt: z.nullable(moment),
});
export type Template = DeepReadonly<z.infer<typeof templateSeenSchema>>;
export const templatesSchema = z.object({ templates: z.array(templateSeenSchema) });

/**
 * written: a text in a language. stock: the file's text again. removed: a language less. retired: no longer offered.
 * offered: offered again.
 */
export const templateChangeKinds = ['written', 'stock', 'removed', 'retired', 'offered'] as const;
export type TemplateChangeKind = (typeof templateChangeKinds)[number];

const templateChangeSchema = z.object({
  id: z.string(),
  kind: z.enum(templateChangeKinds),
  /** Null if it concerns the whole template. */
  language: z.nullable(z.string()),
  /** Null if it is the file's. */
  name: z.nullable(z.string()),
  /** The written text; null for the other kinds. */
  text: z.nullable(z.string()),
  by: z.nullable(colleagueSchema),
  at: moment,
});
export type TemplateChange = DeepReadonly<z.infer<typeof templateChangeSchema>>;
/** Latest first. */
export const templateChangesSchema = z.object({ changes: z.array(templateChangeSchema) });
/** Older changes are not returned. */
export const CHANGES_AT_MOST = 100;

const templateId = z
  .string()
  .check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(limits.line));
export const askChangesSchema = z.strictObject({ template: templateId });

const about = {
  template: templateId,
  /** The template's `seen` when it was shown; 0 for a new one. */
  seen: z.string().check(z.regex(/^\d{1,18}$/u)),
};
const language = z.enum(templateLanguages);

export const changeTemplateSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('written'),
    ...about,
    language,
    name: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(TEMPLATE_NAME)),
    text: z
      .string()
      .check(z.overwrite(cleanParagraphs), z.minLength(1), z.maxLength(limits.details)),
  }),
  z.strictObject({ kind: z.literal('stock'), ...about }),
  z.strictObject({ kind: z.literal('removed'), ...about, language }),
  z.strictObject({ kind: z.literal('retired'), ...about }),
  z.strictObject({ kind: z.literal('offered'), ...about }),
]);
export type ChangeTemplate = DeepReadonly<z.infer<typeof changeTemplateSchema>>;
