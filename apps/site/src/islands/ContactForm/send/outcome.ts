import type { FieldErrors, Enquiry, EnquiryField, Origin } from '@studio/contract';

/** How an attempt ended, in the only distinctions the visitor needs. */
export type Ending =
  /** Without our own service there is no reference. */
  | { readonly kind: 'sent'; readonly reference?: string }
  /** Nothing answered: no connection, or no answer in time. */
  | { readonly kind: 'unreachable' }
  /** Something answered and did not take it. */
  | { readonly kind: 'failed'; readonly cause?: string | undefined }
  /** As good as failed, but the message was not looked at: another way may take it. */
  | { readonly kind: 'down'; readonly cause: string };

export type Outcome =
  | Ending
  /** The service looked at the fields and found a fault the browser had not. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors<EnquiryField> };

/** One attempt to hand an enquiry over. Never throws. */
export type Send = (message: Message) => Promise<Outcome>;

interface Message {
  readonly enquiry: Enquiry;
  /** A buyer's sheet as JSON; empty where there is none. */
  readonly sheet: string;
  readonly origin: Origin;
  readonly idempotencyKey: string;
  readonly honeypot: string;
  /** None where the form was not typed letter by letter. */
  readonly typingTime: number | undefined;
}

export const waitMilliseconds = 10_000;

export const tooMany = 'You have sent too many messages. Please try again in a minute.';
