import { countHeld, readHeldEnquiries } from '@studio/enquiries/held/held.store.ts';
import { reasonWords } from '@studio/enquiries/submission/suspicion.ts';
import type { Clock } from '@studio/platform/clock.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Routes } from '@studio/mail/routes.ts';

/** No one would read more in a mail; the command lists them all. */
const LISTED = 100;

/** Sends nothing while no enquiry is held. A mail that fails is tried again by the queue. */
export function digestHandler(db: Db, routes: Routes, clock: Clock) {
  return async (): Promise<void> => {
    const tellHeld = routes.digest;
    if (!tellHeld) return;
    const count = await countHeld(db);
    if (count === 0) return;
    const enquiries = await readHeldEnquiries(db, LISTED);
    const outcome = await tellHeld({
      day: clock.now().toISOString().slice(0, 10),
      count,
      held: enquiries.map((enquiry) => ({
        reference: enquiry.reference,
        receivedAt: enquiry.received_at,
        reason: reasonWords(enquiry.held_reason),
        subject: enquiry.subject,
        details: enquiry.projectdetails,
      })),
    });
    if (outcome.kind !== 'sent') throw new Error(outcome.problem);
  };
}
