import { BY_MAIL } from '@studio/contract/desk/by-mail';
import { composeOutcome } from './compose-outcome.ts';
import { composeReply } from './compose-reply.ts';
import { readOwnerNotice } from '@studio/enquiries/notices/owner-notice.store.ts';
import type { ClaimedDelivery } from '@studio/mail/delivery.store.ts';
import type { Message } from '@studio/mail/channel.ts';
import { enquiryOf, originOf, sheetOf } from '@studio/enquiries/submission/submission.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { StoredEnquiry } from '@studio/enquiries/database/tables.ts';

export interface MailLinks {
  confirmUrl(subscriptionId: string): string;
  leaveUrl(subscriptionId: string): string;
  /** A new link each time, because its key is not stored. */
  enquiryUrl(enquiry: Pick<StoredEnquiry, 'id' | 'email'>): Promise<string>;
  /** How soon we answer: the promise and, if it may be published, the recent response time. */
  howSoon(): string;
}

/** Reads the personal data just before sending, so that no job contains it. */
export async function composeMessage(
  db: Db,
  delivery: ClaimedDelivery,
  links: MailLinks,
): Promise<Message> {
  const { id: deliveryId, purpose, addition_id: messageId, erasure_id: erasureId } = delivery;
  const enquiryRow = (id: string | null): Promise<StoredEnquiry> =>
    db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  switch (purpose) {
    case 'sales': {
      const row = await enquiryRow(delivery.enquiry_id);
      return {
        purpose,
        deliveryId,
        enquiryId: row.id,
        reference: row.reference,
        receivedAt: row.received_at,
        plannedAt: delivery.created_at,
        isProbe: row.is_probe,
        isReleased: row.held_reason !== null,
        enquiry: enquiryOf(row),
        origin: originOf(row),
        sheet: sheetOf(row),
      };
    }
    case 'acknowledgement': {
      const row = await enquiryRow(delivery.enquiry_id);
      const { id: enquiryId, reference, email: to } = row;
      const enquiryUrl = await links.enquiryUrl(row);
      return {
        purpose,
        deliveryId,
        enquiryId,
        reference,
        to,
        enquiryUrl,
        howSoon: links.howSoon(),
        sawNoNotice: row.from_page === BY_MAIL,
      };
    }
    case 'answered': {
      const row = await enquiryRow(delivery.enquiry_id);
      const at = row.answered_at ?? delivery.created_at;
      return { purpose, deliveryId, enquiryId: row.id, reference: row.reference, at };
    }
    case 'message': {
      const said = await db
        .selectFrom('enquiry_additions')
        .selectAll()
        .where('id', '=', messageId)
        .executeTakeFirstOrThrow();
      const { id, kind, body: words, received_at: receivedAt, enquiry_id: enquiryId } = said;
      const row = await enquiryRow(enquiryId);
      const { reference } = row;
      const enquiry = enquiryOf(row);
      return {
        purpose,
        deliveryId,
        messageId: id,
        enquiryId,
        reference,
        kind,
        words,
        receivedAt,
        enquiry,
      };
    }
    case 'reply':
      return composeReply(db, deliveryId, delivery.reply_id);
    case 'erasure': {
      const {
        enquiry_id: enquiryId,
        reference,
        erased_at: at,
      } = await db
        .selectFrom('erasures')
        .selectAll()
        .where('id', '=', erasureId)
        .executeTakeFirstOrThrow();
      return { purpose, deliveryId, enquiryId, reference, at };
    }
    case 'notice':
      return {
        purpose,
        deliveryId,
        ...(await readOwnerNotice(db, delivery.notice_id)),
      };
    case 'outcome':
      return composeOutcome(db, deliveryId, delivery.event_id);
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
