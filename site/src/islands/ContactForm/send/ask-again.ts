import type { Outcome, Send } from './outcome.ts';

/** A machine of ours that is lost is replaced within half a minute; whoever waits reads no error. */
const patience = 45_000;
const pause = { least: 2_000, most: 4_000 } as const;

/** Nobody has looked at the message: it may be handed over once more, here or by another way. */
export const notTaken = ({ kind }: Outcome): boolean => kind === 'unreachable' || kind === 'down';

/** Asks again with the same key, so that what was stored after all is not stored twice. */
export const askAgain =
  (send: Send, onWait: () => void): Send =>
  async (message) => {
    const end = new AbortController();
    const timer = setTimeout(() => {
      end.abort();
    }, patience);
    let outcome = await send(message);
    // A browser that knows that it is offline need not find out for 45 seconds.
    while (!end.signal.aborted && notTaken(outcome) && navigator.onLine) {
      onWait();
      // Each visitor a little later than the last: they must not all come back at once.
      const { least, most } = pause;
      await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
      outcome = await send(message);
    }
    clearTimeout(timer);
    return outcome;
  };
