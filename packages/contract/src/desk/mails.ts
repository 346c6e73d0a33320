import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { heldBecause } from './send-later.ts';
import { colleagueSchema } from './staff.ts';
import { workSchema } from './work.ts';

/** Mails in both directions, drafts, and the results of sending. */

/** waiting: stored but not sent. sent: their mail server accepted it. failed: it is not retried automatically. */
const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail of the thread, theirs or ours. */
export const mailSchema = z.object({
  id: z.string(),
  direction: z.enum(['out', 'in']),
  /** The From address as given; empty for a reply of the desk. */
  sender: z.string(),
  /** Our mail server verified that address. */
  senderVerified: z.boolean(),
  /** Only a part is stored; the mailbox has the rest. */
  isTruncated: z.boolean(),
  /** spam: our mail server marked it as such. */
  kind: z.enum(['message', 'auto-reply', 'bounce', 'spam']),
  /** The colleague who wrote it; null for the enquirer's mails, and for ours if unknown. */
  by: z.nullable(colleagueSchema),
  at: z.iso.datetime(),
  subject: z.string(),
  body: z.string(),
  /** The quoted part. */
  quotedText: z.string(),
  attachments: z.array(z.object({ name: z.string(), bytes: z.number() })),
  /** The other recipients in To and Cc, without the mailbox, the sender and the enquirer. */
  copied: z.array(z.object({ name: z.string(), address: z.string(), isOurs: z.boolean() })),
  /** The blind-copy recipients of a reply of the desk. */
  bcc: z.array(z.string()),
  /** Recipients that the mail server refused while others got the reply. */
  refused: z.array(z.string()),
  /** For a reply written at the desk; null for every other mail. */
  delivery: z.nullable(z.enum(mailStates)),
  /** Why it waits or has failed, as a sentence; null if nothing is wrong. */
  problem: z.nullable(z.string()),
  /** Until when it can be undone; null if it cannot. */
  undoUntil: z.nullable(z.iso.datetime()),
});
export type MailView = DeepReadonly<z.infer<typeof mailSchema>>;

/** A scheduled reply. */
export const waitingReplySchema = z.object({
  id: z.string(),
  by: colleagueSchema,
  writtenAt: z.iso.datetime(),
  sendAt: z.iso.datetime(),
  subject: z.string(),
  body: z.string(),
  copied: z.array(z.object({ name: z.string(), address: z.string(), isOurs: z.boolean() })),
  bcc: z.array(z.string()),
  /** The event because of which it is sent only if its author confirms; null if it is sent automatically. */
  heldBecause: z.nullable(z.enum(heldBecause)),
});
export type WaitingReply = DeepReadonly<z.infer<typeof waitingReplySchema>>;

const draftViewSchema = z.object({ text: z.string(), writtenAt: z.iso.datetime() });
export type DraftView = DeepReadonly<z.infer<typeof draftViewSchema>>;

/** At most one of each kind of draft (requests.schema.ts). */
export const draftsSchema = z.object({
  reply: z.optional(draftViewSchema),
  note: z.optional(draftViewSchema),
});
export type Drafts = DeepReadonly<z.infer<typeof draftsSchema>>;
export const draftSavedSchema = z.object({ kept: z.boolean() });

/** Who is writing a reply at this moment, without the requesting user. */
export const writersSchema = z.object({ writers: z.array(colleagueSchema) });

/** The possible recipients of a reply and its subject, from the thread. */
export const recipientsSchema = z.object({
  subject: z.string(),
  /** The recipients of a reply to all, besides the enquirer. */
  all: z.array(z.object({ name: z.string(), address: z.string() })),
});
export type Recipients = DeepReadonly<z.infer<typeof recipientsSchema>>;

/** The user's own signature, and the company's lines below it. */
export const signatureViewSchema = z.object({
  text: z.string(),
  company: z.array(z.string()),
});
export type SignatureView = DeepReadonly<z.infer<typeof signatureViewSchema>>;

export const replySentSchema = z.object({
  id: z.string(),
  undoUntil: z.nullable(z.iso.datetime()),
  now: workSchema,
});
export type ReplySent = DeepReadonly<z.infer<typeof replySentSchema>>;

/** The undone reply, to continue it as a draft; a draft begun since is below its text. */
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
