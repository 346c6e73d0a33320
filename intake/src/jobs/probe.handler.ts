import { randomUUID } from 'node:crypto';
import { postJson } from '#delivery/http-outcome.ts';
import { probeHeader, probeLead, probeMark, probePath } from '#leads/probe.ts';
import type { Db } from '#platform/db.ts';
import { clearAlarm, raiseAlarm } from './alarm.store.ts';

/** Through the front door, as a browser would. Reconciliation watches whether it arrives. */
export function probeHandler(db: Db, siteOrigin: string, secret: string) {
  return async (): Promise<void> => {
    const submissionkey = randomUUID();
    const body = JSON.stringify({ ...probeLead, submissionkey });
    const mark = probeMark(secret, submissionkey);
    const outcome = await postJson(`${siteOrigin}${probePath}`, body, { [probeHeader]: mark });
    if (outcome.kind === 'sent') {
      await clearAlarm(db, 'probe', ['front door']);
      return;
    }
    const sentence = `The contact form did not take a probe. ${outcome.problem}`;
    await raiseAlarm(db, { kind: 'probe', subject: 'front door', sentence });
  };
}
