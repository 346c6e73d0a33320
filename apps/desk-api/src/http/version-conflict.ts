import type { Db } from '@studio/enquiries/database/db.ts';
import type { Outcome } from '@studio/enquiries/work/change-work.store.ts';
import { findColleague } from '@studio/enquiries/work/colleague.store.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';

export const MISSING = 'This enquiry no longer exists.';

/** Answers why a change was refused, with the current state. */
export async function throwVersionConflict(
  db: Db,
  outcome: Exclude<Outcome, { kind: 'changed' }>,
): Promise<never> {
  if (outcome.kind === 'missing') throw new HttpError(404, MISSING);
  const { sentence: message, now } = outcome;
  throw new HttpError(409, message, { now, owner: await findColleague(db, now.ownerId) });
}
