import { withRetries, notAccepted, type Watch } from './retry.ts';
import { sendByEmailJs, type EmailJsIds } from './emailjs.ts';
import { sendToIntake } from './intake.ts';
import type { Outcome, Send } from './outcome.ts';

export interface Transports {
  readonly intake?: string | undefined;
  readonly emailJs?: EmailJsIds | undefined;
}

/**
 * Tries the channels in order; the next one is used only if the last could not be reached. An API without a second
 * channel is retried for a while.
 */
export function sendEnquiry({ intake, emailJs }: Transports, watch: Watch): Send {
  const toIntake = intake && sendToIntake(intake);
  if (toIntake && !emailJs) return withRetries(toIntake, watch);
  const transports = [toIntake, emailJs && sendByEmailJs(emailJs)].filter(
    (transport) => typeof transport === 'function',
  );
  return async (message) => {
    let outcome: Outcome = { kind: 'unreachable' };
    for (const [i, transport] of transports.entries()) {
      if (watch.stop.aborted) break;
      outcome = await transport(message);
      if (!notAccepted(outcome)) break;
      if (i + 1 < transports.length) watch.onWait(outcome);
    }
    return outcome;
  };
}
