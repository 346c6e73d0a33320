import { askAgain, notTaken } from './ask-again.ts';
import { sendByEmailJs, type EmailJsIds } from './emailjs.ts';
import { sendToIntake } from './intake.ts';
import type { Outcome, Send } from './outcome.ts';

export interface Ways {
  readonly intake?: string | undefined;
  readonly emailJs?: EmailJsIds | undefined;
}

/**
 * Tries the ways in order; the next one takes over only where the last could not be reached. An intake
 * that stands alone is asked again for a while, and `onWait` says that this takes longer.
 */
export function handOver({ intake, emailJs }: Ways, onWait: () => void): Send {
  const toIntake = intake && sendToIntake(intake);
  if (toIntake && !emailJs) return askAgain(toIntake, onWait);
  const ways = [toIntake, emailJs && sendByEmailJs(emailJs)].filter(
    (way) => typeof way === 'function',
  );
  return async (message) => {
    let outcome: Outcome = { kind: 'unreachable' };
    for (const way of ways) {
      outcome = await way(message);
      if (!notTaken(outcome)) break;
    }
    return outcome;
  };
}
