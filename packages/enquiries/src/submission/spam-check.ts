import type { Envelope } from '@studio/contract';

/**
 * Why an enquiry is held. It is stored like any other and waits for a person's decision. 'too-fast' is no longer
 * used, because it also caught autofilled and restored forms; enquiries stored with it keep it.
 */
export type SpamSignal = 'honeypot' | 'typed-too-fast' | 'too-fast' | 'busy-address' | 'busy';

const words: Readonly<Record<SpamSignal, string>> = {
  honeypot: 'the hidden field was filled in',
  'typed-too-fast': 'typed within two seconds',
  'too-fast': 'sent within two seconds',
  'busy-address': 'many came from one network',
  busy: 'many came at once',
};

const isSpamSignal = (reason: string): reason is SpamSignal => Object.hasOwn(words, reason);

/** For a person in sales; another version may have stored a reason this one does not know. */
export function heldReasonText(reason: string | null): string {
  if (reason === null) return 'no reason was kept';
  return isSpamSignal(reason) ? words[reason] : reason;
}

/** No one types five fields faster. The form sends a time only if every letter was typed. */
const FASTEST_TYPIST_MS = 2_000;

export function checkForSpam(envelope: Envelope): SpamSignal | undefined {
  if (envelope.remarks !== '') return 'honeypot';
  const { typingtime } = envelope;
  if (typingtime !== undefined && typingtime < FASTEST_TYPIST_MS) return 'typed-too-fast';
  return undefined;
}
