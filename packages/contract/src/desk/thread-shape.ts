import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { enquiryShape, originShape } from './enquiry-shape.ts';
import { mailSchema } from './mails.ts';
import { colleagueSchema } from './staff.ts';

/** What a thread is made of. */

const moment = z.iso.datetime();

const eventKinds = [
  'received',
  'claimed',
  'assigned',
  'put-off',
  'brought-back',
  'answered',
  'waiting',
  'closed',
  'reopened',
  'scheduled',
  'send-undone',
  'send-failed',
  'enquirer-replied',
  'withdrew',
  'returned',
  'silent',
  'wrote-anyway',
  'merged',
  'joined',
  'unmerged',
  'forwarded',
  'opened',
  'seen',
  'viewed',
  'noted',
  'labelled',
  'unlabelled',
  'bounced',
  'auto-replied',
] as const;

export const eventSchema = z.object({
  id: z.string(),
  at: moment,
  by: z.nullable(colleagueSchema),
  kind: z.enum(eventKinds),
  data: z.record(z.string(), z.unknown()),
});
export type EventView = DeepReadonly<z.infer<typeof eventSchema>>;

const noteViewSchema = z.object({
  id: z.string(),
  by: z.nullable(colleagueSchema),
  writtenAt: moment,
  text: z.string(),
});
export type NoteView = DeepReadonly<z.infer<typeof noteViewSchema>>;

/** What they added, or that they withdrew it, on their own page. */
const additionSchema = z.object({
  id: z.string(),
  kind: z.enum(['addition', 'withdrawal']),
  words: z.string(),
  at: moment,
});
export type AdditionView = DeepReadonly<z.infer<typeof additionSchema>>;

/** Automatic messages: the notice to sales, and the receipt to the enquirer. */
const notificationSchema = z.object({
  purpose: z.enum(['sales', 'acknowledgement']),
  state: z.enum(['under way', 'delivered', 'failed']),
  /** When it arrived; null while it has not. */
  at: z.nullable(moment),
  /** What the other side said last, where it has not arrived. */
  problem: z.nullable(z.string()),
});
export type NotificationView = DeepReadonly<z.infer<typeof notificationSchema>>;

/** What was written and done about one enquiry. */
export const threadShape = {
  fields: z.object(enquiryShape),
  origin: z.object(originShape),
  added: z.array(additionSchema),
  told: z.array(notificationSchema),
  events: z.array(eventSchema),
  /** The first mail first. */
  mails: z.array(mailSchema),
  notes: z.array(noteViewSchema),
};

/** An enquiry that was merged into another, as that one's thread shows it. */
export const mergedPartSchema = z.object({
  id: z.string(),
  reference: z.string(),
  receivedAt: moment,
  ...threadShape,
});
export type MergedPart = DeepReadonly<z.infer<typeof mergedPartSchema>>;
