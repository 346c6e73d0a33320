import type { AdditionView, NotificationView } from '@studio/contract/desk/responses';
import type { Db } from '#database/db.ts';
import { webhookNames } from '#database/tables.ts';

/** What they added on their own page, oldest first. */
export async function readAdditions(db: Db, enquiryId: string): Promise<AdditionView[]> {
  const rows = await db
    .selectFrom('enquiry_additions')
    .select(['id', 'kind', 'body as words', 'received_at'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('received_at')
    .execute();
  return rows.map(({ received_at, ...row }) => ({ ...row, at: received_at.toISOString() }));
}

const saidOf = (state: string): NotificationView['state'] =>
  state === 'delivered' || state === 'failed' ? state : 'under way';

/** The notifications of its arrival, without channels that another replaced or that are switched off. */
export async function readNotifications(db: Db, enquiryId: string): Promise<NotificationView[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['purpose', 'state', 'delivered_at', 'problem'])
    .where('enquiry_id', '=', enquiryId)
    .where('purpose', 'in', ['sales', 'acknowledgement'] as const)
    .where('channel', 'not in', [...webhookNames])
    .where('state', 'not in', ['replaced', 'suppressed'])
    .orderBy('purpose')
    .execute();
  return rows.map(({ purpose, state, delivered_at, problem }) => ({
    purpose: purpose as NotificationView['purpose'],
    state: saidOf(state),
    at: delivered_at?.toISOString() ?? null,
    problem: delivered_at === null ? problem : null,
  }));
}
