const BASE_SECONDS = 5;
const CAP_SECONDS = 3_600;
const GIVE_UP_AFTER_SECONDS = 72 * 3_600;

export interface Failure {
  /** How many attempts were made, this one included. */
  readonly attempts: number;
  /** From the first attempt to now. */
  readonly secondsFailing: number;
  /** What the provider asked for. */
  readonly retryAfterSeconds?: number | undefined;
}

export type Retry =
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'give-up' };

/**
 * Full jitter: any moment between now and a bound that doubles, at most an hour. A provider that
 * comes back is met by a trickle and not by everybody at once. `random` is in [0, 1).
 */
export function retryAfter(failure: Failure, random: () => number): Retry {
  if (failure.secondsFailing >= GIVE_UP_AFTER_SECONDS) return { kind: 'give-up' };
  const bound = Math.min(CAP_SECONDS, BASE_SECONDS * 2 ** Math.min(failure.attempts - 1, 20));
  const jittered = random() * bound;
  const asked = Math.min(failure.retryAfterSeconds ?? 0, CAP_SECONDS * 24);
  // The last attempt is made at the end of the 72 hours and not a jitter later.
  const left = GIVE_UP_AFTER_SECONDS - failure.secondsFailing;
  return {
    kind: 'wait',
    seconds: Math.max(1, Math.ceil(Math.min(Math.max(jittered, asked), left))),
  };
}
