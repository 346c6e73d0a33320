import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import { certificateFinding, certificateSecondsLeft } from '#cli/findings/certificate.ts';

/**
 * An expired certificate turns every visitor away before any of our programs notices. If the site does not answer from
 * here, for example behind a CDN, alarms stay as they are.
 */
export function certificateWatch(db: Db, siteOrigin: string): () => Promise<void> {
  const { hostname } = new URL(siteOrigin);
  return async () => {
    const left = await certificateSecondsLeft(siteOrigin);
    if (left === undefined) return;
    const { bad, sentence } = certificateFinding(hostname, left);
    const kind = !bad ? undefined : left <= 0 ? 'expired' : 'expiring';
    for (const other of ['expired', 'expiring'] as const)
      if (other !== kind) await clearAlarm(db, other, [hostname]);
    if (kind) await raiseAlarm(db, { kind, subject: hostname, message: sentence });
  };
}
