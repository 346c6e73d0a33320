import * as z from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';

/**
 * The responses of the content service about saved changes and about editions, the published versions of the content.
 */

const pieceSchema = z.object({ kind: z.enum(['same', 'was', 'now']), text: z.string() });
const fieldSchema = z.object({ field: z.string(), pieces: z.array(pieceSchema) });

const changeSchema = z.object({
  /** The file in content/ that it is named after. */
  path: z.string(),
  /** The version of each of its files, so that an undo reverts only what was shown; null if the file was removed. */
  files: z.record(z.string(), z.nullable(z.string())),
  title: z.string(),
  /** The URL of its form; empty if it has none. */
  form: z.string(),
  fields: z.array(fieldSchema),
  by: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
  /** Whether visitors do not read it yet in any form: an undo then removes all of it. */
  isNew: z.boolean(),
});
export type SavedChange = DeepReadonly<z.infer<typeof changeSchema>>;

/** Who held the change back; null if it is part of the next edition. */
const nextChangeSchema = z.extend(changeSchema, { heldBy: z.nullable(z.string()) });
export type NextChange = DeepReadonly<z.infer<typeof nextChangeSchema>>;

export const editionSchema = z.object({
  number: z.int(),
  /** By a person, as a return to an earlier one, automatically at the start of a day, or with a release of the code. */
  kind: z.enum(['published', 'returned', 'renewed', 'released']),
  /** The edition that was returned to. */
  returnedTo: z.nullable(z.int()),
  at: z.iso.datetime(),
  by: z.string(),
  /** What changed for visitors, one change per line. */
  said: z.array(z.string()),
  writers: z.array(z.string()),
  seconds: z.number(),
  newFiles: z.int(),
  pages: z.int(),
  /** Its sources: a commit of the content, a release of the code, and a day. */
  content: z.string(),
  code: z.string(),
  day: z.string(),
});
export type Edition = DeepReadonly<z.infer<typeof editionSchema>>;

export const stepNames = ['take', 'check', 'draw', 'pack', 'prove', 'show'] as const;
export type StepName = (typeof stepNames)[number];

const findingSchema = z.object({
  title: z.string(),
  field: z.string(),
  form: z.string(),
  sentence: z.string(),
});
export type RefusalFinding = DeepReadonly<z.infer<typeof findingSchema>>;

export const progressSchema = z.object({
  number: z.int(),
  by: z.string(),
  beganAt: z.iso.datetime(),
  state: z.enum(['running', 'live', 'refused', 'failed']),
  step: z.enum(stepNames),
  /** The progress of the step, as text. */
  detail: z.string(),
  /** The seconds each finished step took. */
  took: z.partialRecord(z.enum(stepNames), z.number()),
  findings: z.array(findingSchema),
  /** Why it failed, or what the operator should know. */
  problem: z.string(),
});
export type Progress = DeepReadonly<z.infer<typeof progressSchema>>;

/** An undo or a deletion of something unpublished, which can be taken back. */
const undoneSchema = z.object({
  /** Its commit. */
  commit: z.string(),
  title: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type UndoneChange = DeepReadonly<z.infer<typeof undoneSchema>>;

export const publishingSchema = z.object({
  me: z.object({ name: z.string(), mayPublish: z.boolean() }),
  companyName: z.string(),
  /** The commit with the changes. */
  next: z.string(),
  changes: z.array(nextChangeSchema),
  /** Newest first. */
  undone: z.array(undoneSchema),
  /** Newest first; the first one is live. */
  editions: z.array(editionSchema),
  progress: z.nullable(progressSchema),
  /** What must be checked again within two weeks, or should have been. */
  duties: z.array(findingSchema),
});
export type Publishing = DeepReadonly<z.infer<typeof publishingSchema>>;

/** Publishes what was saved up to a commit, except the changes that are held back. */
export const publishRequestSchema = z.object({
  next: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
});
/** Holds a change back for a later edition, or takes that back. */
export const holdRequestSchema = z.object({
  path: z.string().check(z.maxLength(200)),
  isHeld: z.boolean(),
});
export const returnRequestSchema = z.object({ number: z.int().check(z.positive()) });
export const undoRequestSchema = z.object({
  path: z.string().check(z.maxLength(200)),
  files: z.record(z.string(), z.nullable(z.string().check(z.regex(/^[0-9a-f]{40}$/)))),
});
export const restoreRequestSchema = z.object({
  commit: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
});
export const startedSchema = z.object({ number: z.int() });
export const doneSchema = z.object({ done: z.literal(true) });
