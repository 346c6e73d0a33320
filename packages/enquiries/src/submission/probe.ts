import { createHmac, timingSafeEqual } from 'node:crypto';
import { completeEnquiry } from '@studio/contract';
import { enquiriesPath } from '@studio/contract/paths';

export const probeHeader = 'intake-probe';
/** The same path that visitors use. */
export const probePath = enquiriesPath;

/** Marks a probe without sending a password: valid for one idempotency key only. */
export function probeMark(secret: string, idempotencyKey: string): string {
  return createHmac('sha256', secret).update(`probe.${idempotencyKey}`).digest('hex');
}

export function isProbeMark(secret: string, idempotencyKey: string, mark: string): boolean {
  const wanted = Buffer.from(probeMark(secret, idempotencyKey));
  const given = Buffer.from(mark);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Passes every check of a visitor's enquiry, and cannot be mistaken for one. */
export const probeEnquiry = completeEnquiry({
  name: 'Probe',
  companyname: 'Probe',
  email: 'probe@probe.invalid',
  phonenumber: '910000000000',
  subject: 'Probe of the contact form',
  projectdetails: 'No one wrote this. It shows that enquiries still arrive.',
});
