import * as z from 'zod/mini';
import { limits } from './text.ts';

/** The names of the fields besides the visitor's own. */
export const wireFields = {
  /** A UUID generated once per attempt: the same key twice is the same enquiry. Missing without script. */
  idempotencyKey: 'idempotencykey',
  /**
   * Invisible to people. An enquiry that fills it in is held, never dropped. Browsers and password managers do not
   * recognize this name, so they leave it empty; they did fill in "website".
   */
  honeypot: 'remarks',
  /**
   * Milliseconds from the first typed letter to sending. Sent only if every letter was typed one by one: a form that
   * was pasted, autofilled or restored does not show how fast a person types.
   */
  typingTime: 'typingtime',
  /** Written into the form when the site is built: the path of its page, … */
  page: 'page',
  /** … the slug of the service the page is about, … */
  service: 'service',
  /** … and the version of the notice beside it, which is a day. */
  notice: 'notice',
  /** The answers of a sheet as JSON, if the visitor has drawn one. */
  sheet: 'sheet',
  /** The browser's language and time zone, for writing to the enquirer. Missing without script. */
  language: 'language',
  timeZone: 'timezone',
  /** The country select's ISO code. Without script the phone is sent as typed, with this beside it. */
  country: 'country',
} as const;

// A form without script posts empty strings for the fields that script would have filled in.
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** Twice the length of a sheet with every answer and a thousand letters of free text. */
const LONGEST_SHEET = 6_000;

/** Empty if it is missing or invalid. The default avoids the cost of an error for a missing field. */
const hint = (rules: z.ZodMiniString) => z.catch(z._default(rules, ''), '');

/** Accepts only what the site itself writes: anyone can post anything, and sales will read it. */
const writtenByTheSite = (pattern: RegExp) =>
  hint(z.string().check(z.maxLength(limits.line), z.regex(pattern)));

/** Only an invalid key is refused; all others are hints, and an invalid hint never costs an enquiry. */
export const envelopeSchema = z.object({
  idempotencykey: z.pipe(
    z.transform(blankIsAbsent),
    z.optional(z.uuid('The idempotency key must be a UUID.')),
  ),
  remarks: hint(z.string().check(z.maxLength(limits.details))),
  typingtime: z.catch(
    z.pipe(z.transform(blankIsAbsent), z.optional(z.coerce.number().check(z.nonnegative()))),
    undefined,
  ),
  page: writtenByTheSite(/^\/[\w./-]*$/u),
  service: writtenByTheSite(/^[a-z\d-]+$/u),
  notice: writtenByTheSite(/^\d{4}-\d{2}-\d{2}$/u),
  sheet: hint(z.string().check(z.maxLength(LONGEST_SHEET))),
  language: writtenByTheSite(/^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/iu),
  timezone: writtenByTheSite(/^[a-z]+(?:[/_+-][a-z\d]+)*$/iu),
});
export type Envelope = z.infer<typeof envelopeSchema>;
/** Where an enquiry comes from; empty if the form did not send it. */
export type Origin = Pick<Envelope, 'page' | 'service' | 'notice'>;
/** The origin with the browser's language and time zone. */
export type EnquiryOrigin = Origin & Pick<Envelope, 'language' | 'timezone'>;

/** 201, or 200 if the same key and body arrived before. */
export const enquiryAcceptedSchema = z.object({ reference: z.string() });

/** 202: a mail asks the address for confirmation. */
export const subscriptionAskedSchema = z.object({ message: z.string() });
