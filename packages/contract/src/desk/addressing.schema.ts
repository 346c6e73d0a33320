import * as z from 'zod/mini';
import { emailField } from '../email.ts';
import { cleanLine, limits } from '../text.ts';
import { RECIPIENTS_AT_MOST } from './reply-text.ts';

export const addressesSchema = z.array(emailField).check(z.maxLength(RECIPIENTS_AT_MOST));
const addresses = z._default(addressesSchema, () => []);

/** The recipients of a mail besides the enquirer, and its subject. */
export const addressingShape = {
  /** A forward goes to `to` instead of the enquirer, and does not count as an answer. */
  way: z._default(z.enum(['reply', 'forward']), 'reply'),
  to: addresses,
  cc: addresses,
  /** Only in the envelope: no other recipient sees them. */
  bcc: addresses,
  /** Omitted for the thread's subject. */
  subject: z.optional(
    z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(limits.line)),
  ),
};

export interface Addressing {
  readonly way: 'reply' | 'forward';
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject?: string | undefined;
}
