import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { enquiryShape, originShape } from './enquiry-shape.ts';
import { mailSchema, waitingReplySchema } from './mails.ts';

const moment = z.iso.datetime();

/** How much is stored about a person and where, without the content. */
export const personFoundSchema = z.object({
  enquiries: z.array(
    z.object({ id: z.string(), reference: z.string(), receivedAt: moment, isHeld: z.boolean() }),
  ),
  messages: z.number(),
  subscriptions: z.number(),
  /** Mails in conversations without an enquiry, and in other people's threads. */
  otherMails: z.number(),
});
export type PersonFound = DeepReadonly<z.infer<typeof personFoundSchema>>;

const exportedMailSchema = z.object({
  ...z.pick(mailSchema, {
    direction: true,
    kind: true,
    sender: true,
    subject: true,
    body: true,
    quotedText: true,
    attachments: true,
    copied: true,
    at: true,
  }).shape,
  messageId: z.string(),
  inReplyTo: z.nullable(z.string()),
  /** The addresses we forwarded it to. */
  forwardedTo: z.array(z.string()),
});

const exportedEnquirySchema = z.object({
  id: z.string(),
  reference: z.string(),
  receivedAt: moment,
  keptUntil: moment,
  firstReadAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
  withdrawnAt: z.nullable(moment),
  isHeld: z.boolean(),
  /** Why the spam check held it; kept after its release. */
  heldReason: z.nullable(z.string()),
  ...enquiryShape,
  origin: z.object(originShape),
  /** The answers of their sheet as stored; null without a sheet. */
  sheet: z.unknown(),
  added: z.array(
    z.object({ kind: z.enum(['addition', 'withdrawal']), words: z.string(), at: moment }),
  ),
  notes: z.array(z.object({ text: z.string(), at: moment })),
  /** The labels we gave it. */
  labels: z.array(z.string()),
  /** Null if it is not at the desk, for example while it is held. */
  work: z.nullable(
    z.object({
      state: z.string(),
      country: z.string(),
      closeReason: z.nullable(z.string()),
      closeWhy: z.nullable(z.string()),
      closeAmount: z.nullable(z.number()),
      closeCurrency: z.nullable(z.string()),
    }),
  ),
  /** What was done with it, and when. */
  events: z.array(z.object({ kind: z.string(), data: z.unknown(), at: moment })),
  mails: z.array(exportedMailSchema),
  /** Scheduled replies. */
  waiting: z.array(
    z.object({
      ...z.pick(waitingReplySchema, {
        subject: true,
        body: true,
        copied: true,
        writtenAt: true,
        sendAt: true,
      }).shape,
      messageId: z.string(),
    }),
  ),
});

/**
 * Everything stored about a person, as it is given to them. docs/data-flow.md, "What a copy leaves out", lists what
 * is omitted and why.
 */
export const personExportSchema = z.object({
  enquiries: z.array(exportedEnquirySchema),
  subscriptions: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      state: z.string(),
      askedAt: moment,
      confirmedAt: z.nullable(moment),
    }),
  ),
  /** Conversations without an enquiry, with our replies. */
  otherMails: z.array(
    z.object({ name: z.string(), email: z.string(), mails: z.array(exportedMailSchema) }),
  ),
});
export type PersonExport = DeepReadonly<z.infer<typeof personExportSchema>>;
export type ExportedEnquiry = PersonExport['enquiries'][number];
export type ExportedMail = ExportedEnquiry['mails'][number];

export const erasedSchema = z.object({
  enquiries: z.number(),
  subscriptions: z.number(),
  /** Conversations without an enquiry. */
  otherMails: z.number(),
  /** The channels that received copies; each is sent an erasure request. */
  notified: z.array(z.enum(['smtp', 'emailjs', 'webhook'])),
  /** The request under which inbound mail moves their mails to the trash; null if no mailbox is read. */
  mailboxErasure: z.nullable(z.string()),
  /** The request under which it moves the confirmed mails; null if there are none. */
  mailListing: z.nullable(z.string()),
  /** The end of the period for which backups keep it. */
  backupsUntil: moment,
});
export type Erased = DeepReadonly<z.infer<typeof erasedSchema>>;

/** The progress of the inbound mail process. */
export const mailboxErasureSchema = z.object({
  isDone: z.boolean(),
  /** To the mailbox's trash. */
  moved: z.number(),
  /** What failed or is still to be done, as a sentence. */
  problem: z.nullable(z.string()),
});
export type MailboxErasure = DeepReadonly<z.infer<typeof mailboxErasureSchema>>;

/** The request under which inbound mail lists mails; null if no mailbox is read. */
export const listingAskedSchema = z.object({ id: z.nullable(z.string()) });

/** A mail in the sales mailbox that names the person's address. */
const listedMailSchema = z.object({
  /** Identifies it within its listing. */
  key: z.number(),
  folder: z.enum(['inbox', 'sent']),
  at: moment,
  from: z.string(),
  to: z.string(),
  subject: z.string(),
});
export type ListedMail = DeepReadonly<z.infer<typeof listedMailSchema>>;

export const mailListingSchema = z.object({
  /** asked: inbound mail has not answered yet. expired: it was not confirmed in time. */
  state: z.enum(['asked', 'listed', 'confirmed', 'done', 'expired']),
  mails: z.array(listedMailSchema),
  /** To the mailbox's trash. */
  moved: z.number(),
  /** Confirmed, but no longer in their folder. */
  missing: z.number(),
  /** Mails that name the address but were not on the list, such as later ones. They stay. */
  unlisted: z.array(listedMailSchema),
  problem: z.nullable(z.string()),
});
export type MailListing = DeepReadonly<z.infer<typeof mailListingSchema>>;

/** The length of a listing: the latest mails. */
export const LISTED_AT_MOST = 500;
