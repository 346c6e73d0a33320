import { sql } from 'kysely';
import { inQueue, isDueSoon, awaitingReply } from '#database/queue-rules.ts';
import type { Db } from '#database/db.ts';
import { clearAlarm, raiseAlarm } from './alarm.store.ts';

const SUBJECT = 'desk';

interface Waiting {
  /** Enquiries that no one has taken, with two working hours left. */
  readonly soon: number;
  readonly soonSince: Date | null;
  readonly late: number;
  readonly lateSince: Date | null;
}

const late = inQueue('late', '');
const soonDue = sql`owner_id is null and ${isDueSoon}`;

const enquiries = (count: number): string => (count === 1 ? 'One enquiry' : `${count} enquiries`);

/**
 * Raises an alarm before the response-time target is missed, and another after it was. If no one has ever
 * signed in to the desk, answers are written elsewhere and cannot be seen here, so no alarm is raised.
 */
export function responseTargetWatch(db: Db): () => Promise<void> {
  return async () => {
    const { rows } = await sql<Waiting>`
      select
        count(*) filter (where ${soonDue})::int as soon,
        min(warn_at) filter (where ${soonDue}) as "soonSince",
        count(*) filter (where ${late})::int as late,
        min(due_at) filter (where ${late}) as "lateSince"
      from enquiry_work where ${awaitingReply} and exists (select id from staff)
    `.execute(db);
    const { soon = 0, soonSince, late: lateOnes = 0, lateSince } = rows[0] ?? {};
    if (soon > 0 && soonSince) {
      const sentence = `${enquiries(soon)} must be answered within two business hours, and no one has taken ${soon === 1 ? 'it' : 'them'}.`;
      await raiseAlarm(db, { kind: 'due', subject: SUBJECT, message: sentence, since: soonSince });
    } else await clearAlarm(db, 'due', [SUBJECT]);
    if (lateOnes > 0 && lateSince) {
      const sentence = `${enquiries(lateOnes)} ${lateOnes === 1 ? 'was' : 'were'} not answered within the working time we promise.`;
      await raiseAlarm(db, { kind: 'late', subject: SUBJECT, message: sentence, since: lateSince });
    } else await clearAlarm(db, 'late', [SUBJECT]);
  };
}
