import { composeReply } from './compose-reply.ts';
import type { ClaimedDelivery } from '#delivery/delivery.store.ts';
import type { Message } from '#delivery/channel.ts';
import { sheetFragment } from '#delivery/sheet-link.ts';
import { leadOf, originOf, sheetOf } from '#leads/lead.store.ts';
import type { Db } from '#platform/db.ts';
import type { LeadRow } from '#platform/tables.ts';

export interface MailLinks {
  confirmUrl(subscriptionId: string): string;
  leaveUrl(subscriptionId: string): string;
  /** A new one each time: the key in it is kept nowhere else. */
  enquiryUrl(lead: Pick<LeadRow, 'id' | 'email'>): Promise<string>;
  /** How soon we answer: what is promised and, where it may be said, how it was lately. */
  howSoon(): string;
}

/** Reads the person's data at the last moment; nothing of it lies anywhere between. */
export async function composeMessage(
  db: Db,
  delivery: ClaimedDelivery,
  links: MailLinks,
): Promise<Message> {
  const { id: deliveryId, purpose, message_id: messageId, erasure_id: erasureId } = delivery;
  const leadRow = (id: string | null): Promise<LeadRow> =>
    db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  switch (purpose) {
    case 'sales': {
      const row = await leadRow(delivery.lead_id);
      return {
        purpose,
        deliveryId,
        leadId: row.id,
        reference: row.reference,
        receivedAt: row.received_at,
        plannedAt: delivery.created_at,
        isProbe: row.is_probe,
        isReleased: row.quarantine_reason !== null,
        lead: leadOf(row),
        origin: originOf(row),
        sheet: sheetOf(row),
      };
    }
    case 'acknowledgement': {
      const row = await leadRow(delivery.lead_id);
      const { id: leadId, reference, email: to, subject, projectdetails } = row;
      const enquiryUrl = await links.enquiryUrl(row);
      const written = { subject, projectdetails };
      const sheet = sheetOf(row);
      return {
        purpose,
        deliveryId,
        leadId,
        reference,
        to,
        enquiryUrl,
        written,
        howSoon: links.howSoon(),
        sheetFragment: sheet && (await sheetFragment(sheet)),
      };
    }
    case 'answered': {
      const row = await leadRow(delivery.lead_id);
      const at = row.answered_at ?? delivery.created_at;
      return { purpose, deliveryId, leadId: row.id, reference: row.reference, at };
    }
    case 'message': {
      const said = await db
        .selectFrom('enquiry_messages')
        .selectAll()
        .where('id', '=', messageId)
        .executeTakeFirstOrThrow();
      const { id, kind, words, received_at: receivedAt, lead_id: leadId } = said;
      const row = await leadRow(leadId);
      const { reference } = row;
      const lead = leadOf(row);
      return {
        purpose,
        deliveryId,
        messageId: id,
        leadId,
        reference,
        kind,
        words,
        receivedAt,
        lead,
      };
    }
    case 'reply':
      return composeReply(db, deliveryId, delivery.reply_id);
    case 'erasure': {
      const {
        lead_id: leadId,
        reference,
        erased_at: at,
      } = await db
        .selectFrom('erasures')
        .selectAll()
        .where('id', '=', erasureId)
        .executeTakeFirstOrThrow();
      return { purpose, deliveryId, leadId, reference, at };
    }
    case 'confirmation': {
      const { id, email: to } = await db
        .selectFrom('subscriptions')
        .select(['id', 'email'])
        .where('id', '=', delivery.subscription_id)
        .executeTakeFirstOrThrow();
      const [confirmUrl, leaveUrl] = [links.confirmUrl(id), links.leaveUrl(id)];
      return { purpose, deliveryId, to, confirmUrl, leaveUrl };
    }
  }
}
