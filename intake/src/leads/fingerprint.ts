import { createHash, randomBytes } from 'node:crypto';
import { leadFields, type Lead } from '@studio/contract';

/** The same fields give the same hash, whatever encoding they came in. */
export function fingerprint(lead: Lead): Buffer {
  const canonical = JSON.stringify(leadFields.map((field) => lead[field]));
  return createHash('sha256').update(canonical).digest();
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
