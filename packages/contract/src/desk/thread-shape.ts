import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { enquiryShape, originShape } from './enquiry-shape.ts';
import { mailSchema } from './mails.ts';
import { colleagueSchema } from './staff.ts';

/** The parts of a thread. */

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

/** An addition on their own page, or the withdrawal. */
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
  /** When it was delivered; null until then. */
  at: z.nullable(moment),
  /** The last error, if it was not delivered. */
  problem: z.nullable(z.string()),
});
export type NotificationView = DeepReadonly<z.infer<typeof notificationSchema>>;

/** What was written and done about one enquiry. */
export const threadShape = {
  fields: z.object(enquiryShape),
  origin: z.object(originShape),
  added: z.array(additionSchema),
  notifications: z.array(notificationSchema),
  events: z.array(eventSchema),
  /** Oldest first. */
  mails: z.array(mailSchema),
  notes: z.array(noteViewSchema),
};

/** An enquiry that was merged into another, as part of the other's thread. */
export const mergedPartSchema = z.object({
  id: z.string(),
  reference: z.string(),
  receivedAt: moment,
  ...threadShape,
});
export type MergedPart = DeepReadonly<z.infer<typeof mergedPartSchema>>;
