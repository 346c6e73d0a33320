import { setTimeout as sleep } from 'node:timers/promises';
import { HttpError } from './http-error.ts';

// A client that is refused at once retries at once, and refusing takes the processor time that storing needs: at
// five times the capacity the API refused 4,200 requests a second and stored 75. This delay slows the retries.
const HOLD_MS = 1_000;
// A held request keeps its connection and socket buffer, so their number is limited as well.
const HELD_FOR_EACH = 4;
// Requests admitted before the limit was reached have been read and checked, so they get a higher limit.
const READ_FOR_EACH = 2;

// Created once: a new error for each refusal would cost a stack trace.
const overload = new HttpError(
  503,
  'overload',
  'We are getting too many messages right now. Yours was not saved. Please send it again.',
  { retryAfterSeconds: 2 },
);

/** Limits how many enquiries are stored at once. More are refused, if possible before they are read. */
export function overloadGuard(atOnce: number, hold = () => sleep(HOLD_MS)) {
  let storing = 0;
  let held = 0;
  const isFull = (): boolean => storing >= atOnce;

  return {
    /** Accepts a request if a place is free now or a second later; otherwise refuses it. */
    async beforeReading(): Promise<void> {
      if (!isFull()) return;
      if (held < HELD_FOR_EACH * atOnce) {
        held += 1;
        await hold();
        held -= 1;
        if (!isFull()) return;
      }
      throw overload;
    },

    async whileStoring<Result>(store: () => Promise<Result>): Promise<Result> {
      if (storing >= READ_FOR_EACH * atOnce) throw overload;
      storing += 1;
      try {
        return await store();
      } finally {
        storing -= 1;
      }
    },
  };
}
