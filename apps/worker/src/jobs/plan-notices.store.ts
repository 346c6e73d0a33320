import type { WorkingHours } from '@studio/contract/working-hours';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { decideNotices } from '@studio/enquiries/notices/owner-notice.store.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';
import { addDeliveries } from './plan-enquiries.store.ts';

export const NOTICE_SECONDS = 10;

/** Mails to owners: each is decided once and planned in the same transaction. Without a mail channel there are none. */
export async function planNotices(
  db: Db,
  queue: Queue,
  { notice: channel }: ChannelRouting,
  hours: WorkingHours,
): Promise<void> {
  if (channel === undefined) return;
  await db.transaction().execute(async (trx) => {
    const ids = await decideNotices(trx, hours);
    await addDeliveries(
      trx,
      queue,
      ids.map((id) => ({ notice_id: id, purpose: 'notice' as const, channel })),
    );
  });
}
