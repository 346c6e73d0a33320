import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';

/** Per mail, theirs or ours. Mail servers accept about 25 MB. */
export const FILES_AT_MOST = 20;
export const FILES_BYTES_AT_MOST = 25 * 1024 * 1024;

/**
 * waiting: being fetched and scanned. clean: nothing found. not-scanned: there is no scanner. not-scannable: it needs
 * a password, or is nested too deep. program, infected: blocked. left: only the mailbox has it.
 */
const fileStates = [
  'waiting',
  'clean',
  'not-scanned',
  'not-scannable',
  'program',
  'infected',
  'left',
] as const;
export type FileState = (typeof fileStates)[number];

const fileViewSchema = z.object({
  id: z.string(),
  /** The mail it is attached to. */
  mailId: z.string(),
  name: z.string(),
  /** An estimate while it is waiting. */
  bytes: z.number(),
  state: z.enum(fileStates),
  hasThumbnail: z.boolean(),
});
export type FileView = DeepReadonly<z.infer<typeof fileViewSchema>>;

/** A file of a reply that is being written. */
export const draftFileSchema = z.pick(fileViewSchema, {
  id: true,
  name: true,
  bytes: true,
  state: true,
});
export type DraftFile = DeepReadonly<z.infer<typeof draftFileSchema>>;
export const draftFilesSchema = z.object({ files: z.array(draftFileSchema) });

/** The files of mails, in the order of the mails' attachments. */
export const filesSchema = z.object({ files: z.array(fileViewSchema) });

/** A file that was not scanned is sent only if the user confirms. */
export const needsConfirmation = (state: FileState): boolean =>
  state === 'not-scanned' || state === 'not-scannable';
