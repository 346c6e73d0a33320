import type { Overtaken } from '@old/contract/desk/answers';
import type { Db } from '@studio/intake/platform/db.ts';
import type { Outcome } from '@studio/intake/leads/change-work.store.ts';
import { findColleague } from '#work/colleague.store.ts';
import { Refused } from './refused.ts';

export const MISSING = 'This enquiry is not here any more.';

/** Says why a change was not made, and what is true instead. */
export async function refuseOvertaken(
  db: Db,
  outcome: Exclude<Outcome, { kind: 'changed' }>,
): Promise<never> {
  if (outcome.kind === 'missing') throw new Refused(404, MISSING);
  const { sentence: message, now } = outcome;
  const more: Omit<Overtaken, 'message'> = { now, owner: await findColleague(db, now.ownerId) };
  throw new Refused(409, message, { ...more });
}
