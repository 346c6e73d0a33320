import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { heldBecause } from './send-later.ts';
import { colleagueSchema } from './staff.ts';
import { workSchema } from './work.ts';

/** Mails in both directions, drafts, and the results of sending. */

/** waiting: stored, and not gone yet. sent: their mail server accepted it. failed: it is not retried automatically. */
const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** One mail of the thread, theirs or ours. */
export const mailSchema = z.object({
  id: z.string(),
  direction: z.enum(['out', 'in']),
  /** The address it came from, as it says; empty where the desk wrote it. */
  sender: z.string(),
  /** Our own mail server vouches for that address. */
  senderVerified: z.boolean(),
  /** Not all of it is here; the mailbox has the rest. */
  isTruncated: z.boolean(),
  /** spam: our own mail server marked it so. */
  kind: z.enum(['message', 'auto-reply', 'bounce', 'spam']),
  /** Which colleague wrote it; null for the enquirer's mails, and for ours if that is unknown. */
  by: z.nullable(colleagueSchema),
  at: z.iso.datetime(),
  subject: z.string(),
  body: z.string(),
  /** The quoted part. */
  quotedText: z.string(),
  attachments: z.array(z.object({ name: z.string(), bytes: z.number() })),
  /** Who else got it, as its To and Cc say: neither the mailbox, nor the sender, nor the enquirer. */
  copied: z.array(z.object({ name: z.string(), address: z.string(), isOurs: z.boolean() })),
  /** Who else got a reply of the desk without being named in it. */
  bcc: z.array(z.string()),
  /** Whom the mail server refused while others got the reply. */
  refused: z.array(z.string()),
  /** Of a reply written at the desk; null for every other mail. */
  delivery: z.nullable(z.enum(mailStates)),
  /** Why it waits or has failed, as a sentence; null where nothing is wrong. */
  problem: z.nullable(z.string()),
  /** Until then it can be taken back; null where it cannot. */
  takeBackUntil: z.nullable(z.iso.datetime()),
});
export type MailView = DeepReadonly<z.infer<typeof mailSchema>>;

/** A reply that goes later. */
export const waitingReplySchema = z.object({
  id: z.string(),
  by: colleagueSchema,
  writtenAt: z.iso.datetime(),
  sendAt: z.iso.datetime(),
  subject: z.string(),
  body: z.string(),
  copied: z.array(z.object({ name: z.string(), address: z.string(), isOurs: z.boolean() })),
  bcc: z.array(z.string()),
  /** The event because of which it goes only if its author says so; null if it goes automatically. */
  heldBecause: z.nullable(z.enum(heldBecause)),
});
export type WaitingReply = DeepReadonly<z.infer<typeof waitingReplySchema>>;

const draftViewSchema = z.object({ text: z.string(), writtenAt: z.iso.datetime() });
export type DraftView = DeepReadonly<z.infer<typeof draftViewSchema>>;

/** One of each kind of draft (requests.schema.ts) at most. */
export const draftsSchema = z.object({
  reply: z.optional(draftViewSchema),
  note: z.optional(draftViewSchema),
});
export type Drafts = DeepReadonly<z.infer<typeof draftsSchema>>;
export const draftSavedSchema = z.object({ kept: z.boolean() });

/** Who is writing an answer at this moment, without the user who asks. */
export const writersSchema = z.object({ writers: z.array(colleagueSchema) });

/** To whom a reply may go, and under which subject, according to the thread. */
export const recipientsSchema = z.object({
  subject: z.string(),
  /** Whom a reply to all goes to besides the enquirer. */
  all: z.array(z.object({ name: z.string(), address: z.string() })),
});
export type Recipients = DeepReadonly<z.infer<typeof recipientsSchema>>;

/** What I sign with, and the lines of the company below it. */
export const signatureViewSchema = z.object({
  text: z.string(),
  company: z.array(z.string()),
});
export type SignatureView = DeepReadonly<z.infer<typeof signatureViewSchema>>;

export const replySentSchema = z.object({
  id: z.string(),
  takeBackUntil: z.nullable(z.iso.datetime()),
  now: workSchema,
});
export type ReplySent = DeepReadonly<z.infer<typeof replySentSchema>>;

/** The undone reply, to continue it as a draft. */
export const undoneReplySchema = z.object({
  text: z.string(),
  addressing: z.object({
    way: z.enum(['reply', 'forward']),
    to: z.array(z.string()),
    cc: z.array(z.string()),
    bcc: z.array(z.string()),
    subject: z.string(),
  }),
  now: workSchema,
});
export type UndoneReply = DeepReadonly<z.infer<typeof undoneReplySchema>>;
