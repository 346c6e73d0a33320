import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import { clearAlarm, raiseAlarm } from './alarm.store.ts';

const SUBJECT = 'desk';

interface Waiting {
  /** Nobody has taken them, and two working hours are left. */
  readonly soon: number;
  readonly soonSince: Date | null;
  readonly late: number;
  readonly lateSince: Date | null;
}

const enquiries = (count: number): string => (count === 1 ? 'One enquiry' : `${count} enquiries`);

/**
 * Tells before a promise is broken, while somebody can still keep it, and again when it was. Where
 * nobody has ever signed in at the desk, answers are written elsewhere and nothing is known of them.
 */
export function promiseWatch(db: Db): () => Promise<void> {
  return async () => {
    const { rows } = await sql<Waiting>`
      select
        count(*) filter (where owner_id is null and warn_at <= now() and due_at > now())::int as soon,
        min(warn_at) filter (where owner_id is null and warn_at <= now() and due_at > now())
          as "soonSince",
        count(*) filter (where due_at <= now())::int as late,
        min(due_at) filter (where due_at <= now()) as "lateSince"
      from desk_leads
      where state = 'to-answer' and (first_answered_at is null or asked_again_at is not null)
        and exists (select id from staff)
    `.execute(db);
    const { soon = 0, soonSince, late = 0, lateSince } = rows[0] ?? {};
    if (soon > 0 && soonSince) {
      const sentence = `${enquiries(soon)} must be answered within two working hours, and nobody has taken ${soon === 1 ? 'it' : 'them'}.`;
      await raiseAlarm(db, { kind: 'due', subject: SUBJECT, sentence, since: soonSince });
    } else await clearAlarm(db, 'due', [SUBJECT]);
    if (late > 0 && lateSince) {
      const sentence = `${enquiries(late)} ${late === 1 ? 'was' : 'were'} not answered within the working time we promise.`;
      await raiseAlarm(db, { kind: 'late', subject: SUBJECT, sentence, since: lateSince });
    } else await clearAlarm(db, 'late', [SUBJECT]);
  };
}
