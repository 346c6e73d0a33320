import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { pageOf } from './responses.ts';
import { mailSchema } from './mails.ts';
import { colleagueSchema } from './staff.ts';

/** Mails to the sales mailbox without an enquiry. */

const otherMailSchema = z.object({
  id: z.string(),
  /** The sender's name; the address if the mail has none. */
  name: z.string(),
  sender: z.string(),
  /** Our mail server verified that address. */
  senderVerified: z.boolean(),
  subject: z.string(),
  /** The beginning of their first mail. */
  opening: z.string(),
  receivedAt: z.iso.datetime(),
  latestAt: z.iso.datetime(),
  /** The number of mails of both sides. */
  mails: z.number(),
  files: z.number(),
  /** A colleague answered it from a mail program. */
  isAnswered: z.boolean(),
  /** Who marked it as no enquiry; null if no one did. */
  setAsideBy: z.nullable(colleagueSchema),
  /** Deleted automatically after this. */
  keptUntil: z.iso.datetime(),
});
export type OtherMail = DeepReadonly<z.infer<typeof otherMailSchema>>;
export const otherMailPageSchema = pageOf(otherMailSchema);

/** The whole conversation, oldest mail first. */
export const otherMailDetailSchema = z.object({
  mails: z.array(
    z.pick(mailSchema, {
      id: true,
      direction: true,
      sender: true,
      senderVerified: true,
      isTruncated: true,
      kind: true,
      by: true,
      at: true,
      subject: true,
      body: true,
      quotedText: true,
      attachments: true,
      copied: true,
    }),
  ),
});
export type OtherMailDetail = DeepReadonly<z.infer<typeof otherMailDetailSchema>>;

/** The enquiry that was made from it. */
export const madeEnquirySchema = z.object({ id: z.string(), reference: z.string() });
