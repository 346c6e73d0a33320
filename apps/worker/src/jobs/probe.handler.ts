import { randomUUID } from 'node:crypto';
import { postJson } from '@studio/platform/sending/http-outcome.ts';
import {
  probeHeader,
  probeEnquiry,
  probeMark,
  probePath,
} from '@studio/enquiries/submission/probe.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';

/** Submits a probe through the public site, as a browser would. Reconciliation checks that it arrives. */
export function probeHandler(db: Db, siteOrigin: string, secret: string) {
  return async (): Promise<void> => {
    const idempotencykey = randomUUID();
    const body = JSON.stringify({ ...probeEnquiry, idempotencykey });
    const mark = probeMark(secret, idempotencykey);
    const outcome = await postJson(`${siteOrigin}${probePath}`, body, { [probeHeader]: mark });
    if (outcome.kind === 'sent') {
      await clearAlarm(db, 'probe', ['front door']);
      return;
    }
    const sentence = `The contact form did not accept a probe. ${outcome.problem}`;
    await raiseAlarm(db, { kind: 'probe', subject: 'front door', message: sentence });
  };
}
