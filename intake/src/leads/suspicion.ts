import type { Envelope } from '@old/contract';

/** Why a lead is kept aside. It is stored like any other and waits for a person's decision. */
export type Suspicion = 'honeypot' | 'too-fast' | 'busy-address' | 'busy';

const words: Readonly<Record<Suspicion, string>> = {
  honeypot: 'the hidden field was filled in',
  'too-fast': 'sent within two seconds',
  'busy-address': 'many came from one network',
  busy: 'many came at once',
};

const isSuspicion = (reason: string): reason is Suspicion => Object.hasOwn(words, reason);

/** For a person in sales; another version may have stored a reason this one does not know. */
export function reasonWords(reason: string | null): string {
  if (reason === null) return 'no reason was kept';
  return isSuspicion(reason) ? words[reason] : reason;
}

const FASTEST_PERSON_MS = 2_000;

export function suspicionOf(envelope: Envelope): Suspicion | undefined {
  if (envelope.remarks !== '' || envelope.website !== '') return 'honeypot';
  if (envelope.filltime !== undefined && envelope.filltime < FASTEST_PERSON_MS) return 'too-fast';
  return undefined;
}
