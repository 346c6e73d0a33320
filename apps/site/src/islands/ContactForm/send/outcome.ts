import type { FieldErrors, Enquiry, EnquiryField, Origin } from '@studio/contract';

/** The result of an attempt, as far as the visitor needs it. */
export type Ending =
  /** Without the API there is no reference. */
  | { readonly kind: 'sent'; readonly reference?: string }
  /** No connection, or no answer in time. */
  | { readonly kind: 'unreachable' }
  /** The server answered but did not accept it. */
  | { readonly kind: 'failed'; readonly cause?: string | undefined }
  /** Like failed, but the message was not processed: another channel may accept it. */
  | { readonly kind: 'down'; readonly cause: string };

export type Outcome =
  | Ending
  /** The API found an invalid field that the browser had not. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors<EnquiryField> };

/** One attempt to send an enquiry. Never throws. */
export type Send = (message: Message) => Promise<Outcome>;

interface Message {
  readonly enquiry: Enquiry;
  /** The visitor's sheet as JSON; empty without one. */
  readonly sheet: string;
  readonly origin: Origin;
  readonly idempotencyKey: string;
  readonly honeypot: string;
  /** Undefined if the form was not typed letter by letter. */
  readonly typingTime: number | undefined;
}

export const waitMilliseconds = 10_000;

export const tooMany = 'You have sent too many messages. Please try again in a minute.';
