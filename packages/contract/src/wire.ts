import * as z from 'zod/mini';
import { limits } from './text.ts';

/** Names of the fields that travel beside the visitor's own. */
export const wireFields = {
  /** A UUID made once per attempt: the same key twice is the same enquiry. Absent without script. */
  idempotencyKey: 'idempotencykey',
  /**
   * Invisible to people. An enquiry that fills it in is held, never dropped. Browsers and password
   * managers know no such field of a person, so they leave it alone; "website" they filled in.
   */
  honeypot: 'remarks',
  /**
   * Milliseconds from the first typed letter to sending. Sent only where every letter was typed one by
   * one: a form that was pasted, autofilled or restored does not show how fast a person types.
   */
  typingTime: 'typingtime',
  /** Written into the form when the site is built: the path of the page it is on, … */
  page: 'page',
  /** … the slug of the service the page is about, … */
  service: 'service',
  /** … and the version of the notice beside it, which is a day. */
  notice: 'notice',
  /** The answers of a sheet, as JSON, where the visitor has drawn one. */
  sheet: 'sheet',
  /** The browser's language and time zone: how to write to the enquirer, and when. Absent without script. */
  language: 'language',
  timeZone: 'timezone',
  /** The country select's ISO code. Without script the phone arrives as it was typed, beside it. */
  country: 'country',
} as const;

// A form without script posts empty strings for what script would have filled in.
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** Twice the length of a sheet with every answer and a thousand letters of free text. */
const LONGEST_SHEET = 6_000;

/** Empty if it is absent or breaks a rule. The default avoids the cost of an error for an absent one. */
const hint = (rules: z.ZodMiniString) => z.catch(z._default(rules, ''), '');

/** Accepts only what the site itself writes: anyone can post anything, and sales will read it. */
const writtenByTheSite = (pattern: RegExp) =>
  hint(z.string().check(z.maxLength(limits.line), z.regex(pattern)));

/** Only a broken key is refused; all others are hints, and a bad hint never costs an enquiry. */
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
/** Where an enquiry comes from; empty where the form did not say. */
export type Origin = Pick<Envelope, 'page' | 'service' | 'notice'>;
/** With what the browser says of itself. */
export type EnquiryOrigin = Origin & Pick<Envelope, 'language' | 'timezone'>;

/** 201, or 200 when the same key and body came before. */
export const enquiryAcceptedSchema = z.object({ reference: z.string() });

/** 202: a mail asks the address to confirm. */
export const subscriptionAskedSchema = z.object({ message: z.string() });
