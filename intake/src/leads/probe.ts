import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Lead } from '@old/contract';
import { leadsPath } from '@old/contract/paths';

export const probeHeader = 'intake-probe';
/** The visitors' own door. */
export const probePath = leadsPath;

/** Says "this is a probe" without a password on the wire: good for one submission key only. */
export function probeMark(secret: string, submissionKey: string): string {
  return createHmac('sha256', secret).update(`probe.${submissionKey}`).digest('hex');
}

export function isProbeMark(secret: string, submissionKey: string, mark: string): boolean {
  const wanted = Buffer.from(probeMark(secret, submissionKey));
  const given = Buffer.from(mark);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Passes every check a visitor's lead passes, and could be taken for nobody's. */
export const probeLead: Lead = {
  name: 'Probe',
  companyname: 'Probe',
  email: 'probe@probe.invalid',
  phonenumber: '910000000000',
  subject: 'Probe of the contact form',
  projectdetails: 'Nobody wrote this. It shows that enquiries still arrive.',
};
