import { sendByEmailJs, type EmailJsIds } from './emailjs.ts';
import { sendToIntake } from './intake.ts';
import type { Outcome, Send } from './outcome.ts';

export interface Ways {
  readonly intake?: string | undefined;
  readonly emailJs?: EmailJsIds | undefined;
}

/** Tries the ways in order; the next one takes over only where the last could not be reached. */
export function handOver({ intake, emailJs }: Ways): Send {
  const ways = [intake && sendToIntake(intake), emailJs && sendByEmailJs(emailJs)].filter(
    (way) => typeof way === 'function',
  );
  return async (message) => {
    let outcome: Outcome = { kind: 'unreachable' };
    for (const way of ways) {
      outcome = await way(message);
      if (outcome.kind !== 'unreachable' && outcome.kind !== 'down') break;
    }
    return outcome;
  };
}
