const BASE_SECONDS = 5;
const CAP_SECONDS = 3_600;
const GIVE_UP_AFTER_SECONDS = 72 * 3_600;

export interface Failure {
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** From the first attempt to now. */
  readonly secondsFailing: number;
  /** The delay the provider asked for. */
  readonly retryAfterSeconds?: number | undefined;
}

export type Retry =
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'give-up' };

/**
 * Full jitter: a random delay below a bound that doubles up to an hour, so that a recovering
 * provider does not receive all retries at once. `random` is in [0, 1).
 */
export function retryAfter(failure: Failure, random: () => number): Retry {
  if (failure.secondsFailing >= GIVE_UP_AFTER_SECONDS) return { kind: 'give-up' };
  const bound = Math.min(CAP_SECONDS, BASE_SECONDS * 2 ** Math.min(failure.attempts - 1, 20));
  const jittered = random() * bound;
  const asked = failure.retryAfterSeconds ?? 0;
  // The last attempt is exactly at the end of the 72 hours.
  const left = GIVE_UP_AFTER_SECONDS - failure.secondsFailing;
  return {
    kind: 'wait',
    seconds: Math.max(1, Math.ceil(Math.min(Math.max(jittered, asked), left))),
  };
}
