import { countQuarantine, readQuarantine } from '#leads/quarantine.store.ts';
import { reasonWords } from '#leads/suspicion.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db.ts';
import type { Routes } from './routes.ts';

/** More would not be read in a mail; the command lists them all. */
const LISTED = 100;

/** Nothing is sent while nobody is held back. A mail that fails is tried again by the queue. */
export function digestHandler(db: Db, routes: Routes, clock: Clock) {
  return async (): Promise<void> => {
    const tellHeld = routes.digest;
    if (!tellHeld) return;
    const count = await countQuarantine(db);
    if (count === 0) return;
    const leads = await readQuarantine(db, LISTED);
    const outcome = await tellHeld({
      day: clock.now().toISOString().slice(0, 10),
      count,
      held: leads.map((lead) => ({
        reference: lead.reference,
        receivedAt: lead.received_at,
        reason: reasonWords(lead.quarantine_reason),
        subject: lead.subject,
        details: lead.projectdetails,
      })),
    });
    if (outcome.kind !== 'sent') throw new Error(outcome.problem);
  };
}
