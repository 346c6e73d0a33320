import type { ImapFlow, QuotaResponse } from 'imapflow';
import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';

const SUBJECT = 'room left';
const FULL = 0.95;

function shareOf(quota: QuotaResponse | false): number {
  const { usage = 0, limit = 0 } = (quota && quota.storage) || {};
  return limit > 0 ? usage / limit : 0;
}

/** Warns before a full mailbox rejects answers: their senders would learn of it from their own server days later. */
export async function watchQuota(client: ImapFlow, db: Db): Promise<void> {
  const share = shareOf(await client.getQuota('INBOX'));
  if (share < FULL) {
    await clearAlarm(db, 'mailbox', [SUBJECT]);
    return;
  }
  const sentence = `The sales mailbox is ${Math.floor(share * 100)} % full. Once it is full, its server turns mails away, and their senders try again for some days. Delete or move old mails.`;
  await raiseAlarm(db, { kind: 'mailbox', subject: SUBJECT, message: sentence });
}
