import { heldNotTold, markHeldTold, readHeldEnquiries } from '@studio/enquiries/held/held.store.ts';
import { digest, digestCron } from '@studio/enquiries/jobs/digest.job.ts';
import { heldReasonText } from '@studio/enquiries/submission/spam-check.ts';
import type { WorkingTime } from '@studio/contract/working-time';
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
}: Pick<WorkerParts, 'queue' | 'hours'>): () => Promise<void> {
  let scheduled: string | undefined;
  return async () => {
    const { zone } = hours;
    if (zone === scheduled) return;
    await queue.boss.schedule(digest.name, digestCron, null, { tz: zone });
    scheduled = zone;
  };
}

/**
 * Mails the held enquiries that no earlier mail has named, while the office is open. A mail that fails is tried again
 * by the queue.
 */
export function digestHandler(db: Db, routing: ChannelRouting, office: WorkingTime, clock: Clock) {
  return async (): Promise<void> => {
    const sendHeldDigest = routing.digest;
    const now = clock.now();
    if (!sendHeldDigest || !office.isOpen(now)) return;
    const ids = await heldNotTold(db);
    if (ids.length === 0) return;
    const enquiries = await readHeldEnquiries(db, LISTED, ids);
    const outcome = await sendHeldDigest({
      hour: now.toISOString().slice(0, 13),
      count: ids.length,
      held: enquiries.map((enquiry) => ({
        reference: enquiry.reference,
        receivedAt: enquiry.received_at,
        reason: heldReasonText(enquiry.held_reason),
        subject: enquiry.subject,
        details: enquiry.projectdetails,
      })),
    });
    if (outcome.kind !== 'sent') throw new Error(outcome.problem);
    await markHeldTold(db, ids);
  };
}
