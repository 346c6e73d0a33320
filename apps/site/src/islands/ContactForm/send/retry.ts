import type { Ending, Outcome, Send } from './outcome.ts';

/** A lost server is replaced within half a minute; retrying this long gets the message through. */
const patience = 45_000;
const pause = { least: 2_000, most: 4_000 } as const;

/** The message was not looked at: it may be handed over once more, here or by another way. */
export const notAccepted = (outcome: Outcome): outcome is Extract<Ending, { kind: NotAccepted }> =>
  outcome.kind === 'unreachable' || outcome.kind === 'down';
type NotAccepted = 'unreachable' | 'down';

export interface Watch {
  /** Called each time an attempt was not taken and another one follows. */
  readonly onWait: (sofar: Ending) => void;
  /** Aborted, no further attempt begins; the one under way is waited for. */
  readonly stop: AbortSignal;
}

/** Asks again with the same key, so that what was stored after all is not stored twice. */
export const withRetries =
  (send: Send, { onWait, stop }: Watch): Send =>
  async (message) => {
    const late = new AbortController();
    const timer = setTimeout(() => {
      late.abort();
    }, patience);
    const isOver = (): boolean => late.signal.aborted || stop.aborted;
    let outcome = await send(message);
    // A browser that knows that it is offline need not find out for 45 seconds.
    while (!isOver() && notAccepted(outcome) && navigator.onLine) {
      onWait(outcome);
      // Each visitor a little later than the last: they must not all come back at once.
      const { least, most } = pause;
      await new Promise((resolve) => {
        setTimeout(resolve, least + Math.random() * (most - least));
        stop.addEventListener('abort', resolve);
      });
      if (!isOver()) outcome = await send(message);
    }
    clearTimeout(timer);
    return outcome;
  };
