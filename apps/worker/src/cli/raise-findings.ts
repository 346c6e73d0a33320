import { hostname } from 'node:os';
import { clearAlarm, openAlarms, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Finding } from './findings/finding.ts';

/** Raises an alarm for each problem, and ends those of earlier runs on this machine that are no longer found. */
export async function raiseFindings(db: Db, found: readonly Finding[]): Promise<void> {
  const here = `${hostname()}: `;
  const subjects = new Set<string>();
  for (const { subject, sentence } of found) {
    if (subject === undefined) continue;
    subjects.add(here + subject);
    await raiseAlarm(db, { kind: 'doctor', subject: here + subject, message: sentence });
  }
  for (const { kind, subject } of await openAlarms(db))
    if (kind === 'doctor' && subject.startsWith(here) && !subjects.has(subject))
      await clearAlarm(db, kind, [subject]);
}
