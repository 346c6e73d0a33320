import { askAgain, notTaken, type Watch } from './ask-again.ts';
import { sendByEmailJs, type EmailJsIds } from './emailjs.ts';
import { sendToIntake } from './intake.ts';
import type { Outcome, Send } from './outcome.ts';

export interface Ways {
  readonly intake?: string | undefined;
  readonly emailJs?: EmailJsIds | undefined;
}

/**
 * Tries the channels in order; the next one takes over only if the last could not be reached. An intake
 * without a second channel is tried again for a while.
 */
export function handOver({ intake, emailJs }: Ways, watch: Watch): Send {
  const toIntake = intake && sendToIntake(intake);
  if (toIntake && !emailJs) return askAgain(toIntake, watch);
  const ways = [toIntake, emailJs && sendByEmailJs(emailJs)].filter(
    (way) => typeof way === 'function',
  );
  return async (message) => {
    let outcome: Outcome = { kind: 'unreachable' };
    for (const way of ways) {
      if (watch.stop.aborted) break;
      outcome = await way(message);
      if (!notTaken(outcome)) break;
    }
    return outcome;
  };
}
