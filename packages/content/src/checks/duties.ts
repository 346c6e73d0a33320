import type { Check } from '#reader/check.ts';
import { dayAfter } from '#reader/day-after.ts';
import type { Duty } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import { expiredTerms } from './expired-terms.ts';
import { staleMeasurements } from './stale-measurements.ts';
import { checked } from './run-checks.ts';
import { staleAnswers } from './stale-answers.ts';
import { staleClaims } from './stale-claims.ts';

/** How many days before it blocks publishing a duty is listed. */
const NOTICE_DAYS = 14;

/** What must be checked again by a day. After that day no one can publish by hand until it is. */
export const dutyChecks = (today: Date): readonly Check[] => [
  staleClaims(today),
  expiredTerms(today),
  staleAnswers(today),
  staleMeasurements(today),
];

/** The duties that block a publication today or within two weeks, earliest first. */
export async function comingDuties(content: Content, today: Date): Promise<Duty[]> {
  const known = new Map<string, Duty>();
  for (let days = 0; days <= NOTICE_DAYS; days += 1) {
    const from = dayAfter(today, days);
    for (const finding of await checked(content, dutyChecks(new Date(from)))) {
      const key = `${finding.file} ${finding.field}`;
      if (!known.has(key)) known.set(key, { ...finding, from });
    }
  }
  return [...known.values()];
}
