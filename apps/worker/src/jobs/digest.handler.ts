import { countHeld, readHeldEnquiries } from '@studio/enquiries/held/held.store.ts';
import { digest, digestCron } from '@studio/enquiries/jobs/digest.job.ts';
import { heldReasonText } from '@studio/enquiries/submission/spam-check.ts';
import type { Clock } from '@studio/platform/clock.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';
import type { WorkerParts } from './worker-parts.ts';

/** No one would read more in a mail; the command lists them all. */
const LISTED = 100;

/** How often the schedule is compared with the time zone, which changes with an edition. */
export const DIGEST_ZONE_SECONDS = 10;

/** Schedules the digest, and again whenever the time zone has changed. */
export function digestScheduler({
  queue,
  hours,
  digestHour,
}: Pick<WorkerParts, 'queue' | 'hours' | 'digestHour'>): () => Promise<void> {
  let scheduled: string | undefined;
  return async () => {
    const { zone } = hours;
    if (zone === scheduled) return;
    await queue.boss.schedule(digest.name, digestCron(digestHour), null, { tz: zone });
    scheduled = zone;
  };
}

/** Sends nothing while no enquiry is held. A mail that fails is tried again by the queue. */
export function digestHandler(db: Db, routing: ChannelRouting, clock: Clock) {
  return async (): Promise<void> => {
    const sendHeldDigest = routing.digest;
    if (!sendHeldDigest) return;
    const count = await countHeld(db);
    if (count === 0) return;
    const enquiries = await readHeldEnquiries(db, LISTED);
    const outcome = await sendHeldDigest({
      day: clock.now().toISOString().slice(0, 10),
      count,
      held: enquiries.map((enquiry) => ({
        reference: enquiry.reference,
        receivedAt: enquiry.received_at,
        reason: heldReasonText(enquiry.held_reason),
        subject: enquiry.subject,
        details: enquiry.projectdetails,
      })),
    });
    if (outcome.kind !== 'sent') throw new Error(outcome.problem);
  };
}
