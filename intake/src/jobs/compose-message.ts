import type { ClaimedDelivery } from '#delivery/delivery.store.ts';
import type { Message } from '#delivery/channel.ts';
import { leadOf, originOf } from '#leads/lead.store.ts';
import type { Db } from '#platform/db.ts';

export interface SubscriptionLinks {
  confirmUrl(subscriptionId: string): string;
  leaveUrl(subscriptionId: string): string;
}

/** Reads the person's data at the last moment; nothing of it lies anywhere between. */
export async function composeMessage(
  db: Db,
  delivery: ClaimedDelivery,
  links: SubscriptionLinks,
): Promise<Message> {
  const { id: deliveryId, lead_id: leadId, subscription_id: subscriptionId, purpose } = delivery;
  if (leadId !== null && purpose !== 'confirmation') {
    const row = await db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow();
    const { reference, received_at: receivedAt, is_probe: isProbe } = row;
    if (purpose === 'acknowledgement') {
      const written = { subject: row.subject, projectdetails: row.projectdetails };
      return { purpose, deliveryId, leadId, reference, to: row.email, written };
    }
    return {
      purpose,
      deliveryId,
      leadId,
      reference,
      receivedAt,
      plannedAt: delivery.created_at,
      isProbe,
      isReleased: row.quarantine_reason !== null,
      lead: leadOf(row),
      origin: originOf(row),
    };
  }
  const { id, email } = await db
    .selectFrom('subscriptions')
    .select(['id', 'email'])
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  return {
    purpose: 'confirmation',
    deliveryId,
    to: email,
    confirmUrl: links.confirmUrl(id),
    leaveUrl: links.leaveUrl(id),
  };
}
