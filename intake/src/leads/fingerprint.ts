import { createHash, createHmac, randomBytes } from 'node:crypto';
import { leadFields, type Lead } from '@old/contract';
import type { Answers } from '@old/sheet/answers.ts';

function canonical(lead: Lead, sheet?: Answers): string {
  const fields = leadFields.map((field) => lead[field]);
  return JSON.stringify(sheet ? [...fields, sheet] : fields);
}

/**
 * The same fields and sheet give the same hash, whatever encoding they came in. Keyed: whoever reads
 * the column cannot try out what somebody may have written.
 */
export function fingerprint(secret: string, lead: Lead, sheet: Answers | undefined): Buffer {
  return createHmac('sha256', secret)
    .update(`lead.${canonical(lead, sheet)}`)
    .digest();
}

/** Without a key, as the version before this one stored it. It goes with the release after this one. */
export function formerFingerprint(lead: Lead): Buffer {
  return createHash('sha256').update(canonical(lead)).digest();
}

// Crockford's alphabet: no I, L, O or U, so that a reference can be read out over the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const REFERENCE = new RegExp(`^[${ALPHABET}]{5}-[${ALPHABET}]{5}$`, 'u');

export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

/** Fifty random bits: short enough to say, and no hint of how many enquiries there are. */
export function newReference(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % 32));
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}
