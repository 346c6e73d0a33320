import type { Ending, Outcome, Send } from './outcome.ts';

/** A lost server is replaced within half a minute, so retrying this long gets the message through. */
const patience = 45_000;
const pause = { least: 2_000, most: 4_000 } as const;

/** The message was not processed: it may be sent again, here or by another channel. */
export const notAccepted = (outcome: Outcome): outcome is Extract<Ending, { kind: NotAccepted }> =>
  outcome.kind === 'unreachable' || outcome.kind === 'down';
type NotAccepted = 'unreachable' | 'down';

export interface Watch {
  /** Called each time an attempt failed and another follows. */
  readonly onWait: (sofar: Ending) => void;
  /** Once aborted, no further attempt starts; the current one finishes. */
  readonly stop: AbortSignal;
}

/** Retries with the same key, so that an enquiry that was stored after all is not stored twice. */
export const withRetries =
  (send: Send, { onWait, stop }: Watch): Send =>
  async (message) => {
    const late = new AbortController();
    const timer = setTimeout(() => {
      late.abort();
    }, patience);
    const isOver = (): boolean => late.signal.aborted || stop.aborted;
    let outcome = await send(message);
    // A browser that knows it is offline need not wait for 45 seconds.
    while (!isOver() && notAccepted(outcome) && navigator.onLine) {
      onWait(outcome);
      // A random delay per visitor, so that they do not all return at once.
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
