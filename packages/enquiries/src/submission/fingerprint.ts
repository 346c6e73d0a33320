import { createHmac, randomFillSync, type KeyObject } from 'node:crypto';
import { enquiryFields, type Enquiry } from '@studio/contract';
import type { Answers } from '@studio/sheet/answers.ts';

function canonical(enquiry: Enquiry, sheet?: Answers): string {
  const fields = enquiryFields.map((field) => enquiry[field]);
  return JSON.stringify(sheet ? [...fields, sheet] : fields);
}

/**
 * The same fields and sheet give the same hash in hex, whatever the encoding of the request. Keyed, so that a
 * reader of the column cannot test guesses of what a person wrote.
 */
export function fingerprint(
  secret: KeyObject,
  enquiry: Enquiry,
  sheet: Answers | undefined,
): string {
  return createHmac('sha256', secret)
    .update(`lead.${canonical(enquiry, sheet)}`)
    .digest('hex');
}

// Crockford's alphabet: no I, L, O or U, so that a reference can be read out over the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const REFERENCE = new RegExp(`^[${ALPHABET}]{5}-[${ALPHABET}]{5}$`, 'u');

export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

// Filled for 400 references at a time, because a call for only ten bytes is expensive.
const random = new Uint8Array(400 * LENGTH);
let used = random.length;

/** Fifty random bits: short enough to read out, without revealing how many enquiries there are. */
export function newReference(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  let letters = '';
  for (const byte of random.subarray(used, used + LENGTH)) letters += ALPHABET.charAt(byte % 32);
  used += LENGTH;
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
