import type { Purpose } from '#database/tables.ts';

/** A mail that this service sent automatically, recognized by its Message-ID. */
export interface OwnMail {
  readonly purpose: Purpose;
  /** The enquiry's id; with `message`, that of the enquirer's addition; with `confirmation`, that of the delivery. */
  readonly id: string;
}

const FORM =
  /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(sales|acknowledgement|confirmation|message|erasure|answered)@(.+)$/u;

/** Undefined if it is not one of our own mails. `from` is the address our mails come from. */
export function ownMailOf(messageId: string, from: string): OwnMail | undefined {
  const [, id, purpose, domain] = FORM.exec(messageId) ?? [];
  if (id === undefined || domain !== from.slice(from.lastIndexOf('@') + 1)) return undefined;
  return { id, purpose: purpose as Purpose };
}
