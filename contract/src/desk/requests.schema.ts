import * as z from 'zod/mini';
import { cleanParagraphs, limits } from '../text.ts';
import { HELD_AT_MOST, queues, ROWS_AT_MOST } from './queues.ts';
import { answerWays, closeReasons, type Command } from './work.ts';

/** What the desk's app may send. Everything else is refused with 422. */

const moment = z.iso.datetime({ offset: true });
/** The version of the enquiry that was on the screen. */
const version = z.int().check(z.positive());

export const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('claimed') }),
  z.strictObject({ kind: z.literal('assigned'), to: z.nullable(z.uuid()) }),
  z.strictObject({ kind: z.literal('snoozed'), until: moment }),
  z.strictObject({ kind: z.literal('woken') }),
  z.strictObject({
    kind: z.literal('answered'),
    by: z.enum(answerWays),
    then: z.enum(['waiting', 'answered']),
  }),
  z.strictObject({ kind: z.literal('waiting') }),
  z.strictObject({ kind: z.literal('closed'), reason: z.enum(closeReasons) }),
  z.strictObject({ kind: z.literal('reopened') }),
]) satisfies z.ZodMiniType<Command>;

/** Claiming alone needs no version: it has one winner whatever was on the screen. */
export const changeSchema = z.strictObject({
  command: commandSchema,
  version: z.optional(version),
});

export const noteSchema = z.strictObject({
  /** Made by whoever writes it: sent twice, it is one note. */
  id: z.uuid(),
  text: z.string().check(z.overwrite(cleanParagraphs), z.minLength(1), z.maxLength(limits.details)),
});

export const afterReply = ['waiting', 'answered', ...closeReasons] as const;
export type AfterReply = (typeof afterReply)[number];

const eventId = z.string().check(z.regex(/^\d{1,18}$/u));

export const replySchema = z.strictObject({
  /** Made by whoever writes it: sent twice, it is one reply. */
  id: z.uuid(),
  text: z.string().check(z.overwrite(cleanParagraphs), z.minLength(1), z.maxLength(limits.details)),
  /** What becomes of the enquiry with it. */
  then: z.enum(afterReply),
  /** The last event that was on the screen: whoever answered after it is told first. */
  seen: eventId,
});

export const draftKinds = ['reply', 'note'] as const;
export type DraftKind = (typeof draftKinds)[number];
/** An empty one is thrown away. Of two, the one written later counts. */
export const draftSchema = z.strictObject({
  text: z.string().check(z.maxLength(limits.details)),
  writtenAt: moment,
});
export const writingSchema = z.strictObject({ is: z.boolean() });

export type { QueueName } from './queues.ts';

const cursor = z.optional(z.string().check(z.maxLength(200)));

export const listSchema = z.strictObject({
  queue: z.enum(queues),
  after: cursor,
  owner: z.optional(z.union([z.uuid(), z.literal('nobody')])),
  page: z.optional(z.string().check(z.maxLength(500))),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/u))),
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
  /** It stands open already and is read anew, because something happened to it. */
  again: z.optional(z.literal('yes')),
});
export const heldSchema = z.strictObject({ after: cursor });
/** Of some that are held back, in one request: a page that is being left has time for no second one. */
export const heldDecisionSchema = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(HELD_AT_MOST)),
});
export const idSchema = z.strictObject({ id: z.uuid() });
export const personSchema = z.strictObject({ email: z.email().check(z.maxLength(limits.email)) });
export const eraseSchema = z.strictObject({
  email: z.email().check(z.maxLength(limits.email)),
  /** Typed by hand, so that nobody is erased by a slip. */
  confirm: z.string().check(z.maxLength(limits.email)),
});
export const figuresSchema = z.strictObject({
  weeks: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(53)), 12),
});
export const logoutSchema = z.strictObject({ everywhere: z._default(z.boolean(), false) });
export const liveSchema = z.strictObject({
  after: z.optional(eventId),
});
export const signInSchema = z.object({ to: z.optional(z.string().check(z.maxLength(500))) });
