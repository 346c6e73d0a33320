import * as z from 'zod/mini';
import { cleanLine, cleanParagraphs, limits, withoutControls } from '../text.ts';
import { addressingShape, addressesSchema } from './addressing.schema.ts';
import { FILES_AT_MOST } from './files.ts';
import { filterShape } from './list-filters.ts';
import { LISTED_AT_MOST } from './person.ts';
import { REMIND_AFTER_DAYS, REMIND_AT_MOST_DAYS } from './reminder.ts';
import { HELD_AT_MOST, otherMailLists, queues, ROWS_AT_MOST } from './queues.ts';
import { areReasons, REASON_LENGTH } from './close-reasons.ts';
import { AMOUNT_AT_MOST, currencies } from './closing.ts';
import { replyChannels, closeReasons, type Command } from './work.ts';

/** What the desk's app may send. Everything else is refused with 422. */

/**
 * PostgreSQL knows no year 0 and no offset beyond 15:59, which ISO 8601 allows. So a moment is kept in
 * UTC, and only in years that a person can mean.
 */
const inUtc = (text: string): string => {
  const at = new Date(text);
  const year = at.getUTCFullYear();
  return year >= 2000 && year < 2200 ? at.toISOString() : '';
};
const moment = z.iso.datetime({ offset: true }).check(z.overwrite(inUtc), z.minLength(1));
/** The version of the enquiry that was on the screen. */
const version = z.int().check(z.positive());

const whySchema = z
  .string()
  .check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(REASON_LENGTH));
const valueSchema = z.strictObject({
  amount: z.int().check(z.minimum(1), z.maximum(AMOUNT_AT_MOST)),
  currency: z.enum(currencies),
});

export const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('claimed') }),
  z.strictObject({
    kind: z.literal('assigned'),
    to: z.nullable(z.uuid()),
    away: z.optional(z.literal(true)),
  }),
  z.strictObject({ kind: z.literal('put-off'), until: moment }),
  z.strictObject({ kind: z.literal('brought-back') }),
  z.strictObject({
    kind: z.literal('answered'),
    by: z.enum(replyChannels),
    then: z.enum(['waiting', 'answered']),
  }),
  z.strictObject({ kind: z.literal('waiting') }),
  z.strictObject({
    kind: z.literal('closed'),
    reason: z.enum(closeReasons),
    why: z.optional(whySchema),
    value: z.optional(valueSchema),
  }),
  z.strictObject({
    kind: z.literal('reopened'),
    as: z.optional(z.enum(['waiting', 'answered'])),
  }),
]) satisfies z.ZodMiniType<Command>;

/** Claiming alone needs no version: it has one winner whatever was on the screen. */
export const changeSchema = z.strictObject({
  command: commandSchema,
  version: z.optional(version),
});

/** The other enquiry of the same person. Which of them stays is decided by which came first. */
export const mergeSchema = z.strictObject({ with: z.uuid(), version });

export const noteSchema = z.strictObject({
  /** Made by the client: a note that is sent twice is stored once. */
  id: z.uuid(),
  text: z.string().check(z.overwrite(cleanParagraphs), z.minLength(1), z.maxLength(limits.details)),
});

export const afterReply = ['waiting', 'answered', ...closeReasons] as const;
export type AfterReply = (typeof afterReply)[number];

const eventId = z.string().check(z.regex(/^\d{1,18}$/u));

const fileIds = z._default(z.array(z.uuid()).check(z.maxLength(FILES_AT_MOST)), () => []);

export const replySchema = z.strictObject({
  /** Made by the client: a reply that is sent twice goes once. */
  id: z.uuid(),
  ...addressingShape,
  /** Addresses that are new to this thread; the sender was asked and confirmed them. */
  strangers: z._default(addressesSchema, () => []),
  text: z.string().check(z.overwrite(cleanParagraphs), z.minLength(1), z.maxLength(limits.details)),
  /** All files of the draft that were on the screen, in order. */
  files: fileIds,
  /** Files of this thread that go out once more: of what is forwarded, or of a reply that did not leave. */
  again: fileIds,
  /** What becomes of the enquiry with it. */
  then: z.enum(afterReply),
  /** After so many working days of silence its writer is reminded; null is never. */
  remindAfter: z._default(
    z.nullable(z.int().check(z.minimum(1), z.maximum(REMIND_AT_MOST_DAYS))),
    REMIND_AFTER_DAYS,
  ),
  /** When it goes; left out, it goes at once. */
  sendAt: z.optional(moment),
  /** The last event on the sender's screen: if a colleague answered after it, the sender is asked first. */
  seen: eventId,
});

export const draftKinds = ['reply', 'note'] as const;
export type DraftKind = (typeof draftKinds)[number];
/** Of two, the one written later counts. */
export const draftSchema = z.strictObject({
  /** The id under which it will be sent: a draft that arrives after its own reply or note is ignored. */
  key: z.uuid(),
  text: z.string().check(z.overwrite(withoutControls), z.maxLength(limits.details)),
  writtenAt: moment,
});
export const signatureSchema = z.strictObject({
  text: z.string().check(z.overwrite(cleanParagraphs), z.maxLength(500)),
});
export const writingSchema = z.strictObject({ is: z.boolean() });

export type { QueueName } from './queues.ts';

const cursor = z.optional(z.string().check(z.maxLength(200)));

export const listSchema = z.strictObject({
  queue: z.enum(queues),
  after: cursor,
  ...filterShape,
});
/** Some enquiries by their ids, parted by commas, as a list shows them. */
export const rowsSchema = z.strictObject({
  ids: z.string().check(z.maxLength(ROWS_AT_MOST * 37)),
});
export const searchSchema = z.strictObject({
  q: z.string().check(z.minLength(1), z.maxLength(200)),
  after: cursor,
});
export const enquirySchema = z.strictObject({
  /** Set when an open enquiry is fetched again after a change, so the audit log records one view, not two. */
  again: z.optional(z.literal('yes')),
  /** The desk went on to it by itself: it stays unread until the user does something with it. */
  unasked: z.optional(z.literal('yes')),
});
export const fileSchema = z.strictObject({
  /** The user has confirmed that the file was not scanned. */
  unscanned: z.optional(z.literal('yes')),
});
export const heldSchema = z.strictObject({ after: cursor });
/** Of several held enquiries, in one request: a page that is being left has time for no second one. */
export const heldDecisionSchema = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(HELD_AT_MOST)),
});
export const otherMailSchema = z.strictObject({
  list: z._default(z.enum(otherMailLists), 'open'),
  after: cursor,
});
export const setAsideSchema = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(ROWS_AT_MOST)),
  isAside: z.boolean(),
});
/** What a person reads from the mail. Its address and its text cannot be changed. */
export const makeEnquirySchema = z.strictObject({
  name: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(limits.line)),
  companyname: z.string().check(z.overwrite(cleanLine), z.maxLength(limits.line)),
  subject: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(limits.line)),
});
export const idSchema = z.strictObject({ id: z.uuid() });
export const personSchema = z.strictObject({ email: z.email().check(z.maxLength(limits.email)) });
export const eraseSchema = z.strictObject({
  email: z.email().check(z.maxLength(limits.email)),
  /** Typed by hand, so that no one is erased by accident. */
  confirm: z.string().check(z.maxLength(limits.email)),
  /** Mails of a list that was shown, by their keys: these are moved to the mailbox's trash, and no others. */
  mails: z.optional(
    z.strictObject({
      listing: z.uuid(),
      keys: z.array(z.int32()).check(z.minLength(1), z.maxLength(LISTED_AT_MOST)),
    }),
  ),
});
const reasonListSchema = z.array(whySchema).check(z.refine(areReasons));
const reasonListsSchema = z.strictObject({ won: reasonListSchema, lost: reasonListSchema });
/** The lists as they shall be, and as they were on the screen: a colleague's change is not written over. */
export const changeReasonsSchema = z.strictObject({
  lists: reasonListsSchema,
  before: reasonListsSchema,
});
export const reportsSchema = z.strictObject({
  weeks: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(53)), 12),
});
export const logoutSchema = z.strictObject({ everywhere: z._default(z.boolean(), false) });
export const liveSchema = z.strictObject({
  after: z.optional(eventId),
});
export const signInSchema = z.object({ to: z.optional(z.string().check(z.maxLength(500))) });
