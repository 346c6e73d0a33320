import type { Envelope } from '@studio/contract';

/** Why a lead is kept aside. It is stored like any other and waits for a person's decision. */
export type Suspicion = 'honeypot' | 'too-fast' | 'busy-address' | 'busy';

const FASTEST_PERSON_MS = 2_000;

export function suspicionOf(envelope: Envelope): Suspicion | undefined {
  if (envelope.website !== '') return 'honeypot';
  if (envelope.filltime !== undefined && envelope.filltime < FASTEST_PERSON_MS) return 'too-fast';
  return undefined;
}
