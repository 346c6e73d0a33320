import { closingViewSchema } from '@studio/contract/desk/closing';
import { isDecided } from '@studio/contract/desk/outcome';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { OutcomeNews } from '@studio/mail/channel.ts';

/** Reads only the event, so that every attempt sends the same. */
export async function composeOutcome(
  db: Db,
  deliveryId: string,
  eventId: string | null,
): Promise<OutcomeNews> {
  const { id, reference, at, kind, data } = await db
    .selectFrom('enquiry_events as e')
    .innerJoin('enquiries as l', 'l.id', 'e.enquiry_id')
    .select(['l.id', 'l.reference', 'e.at', 'e.kind', 'e.data'])
    .where('e.id', '=', eventId)
    .executeTakeFirstOrThrow();
  const about = { purpose: 'outcome', deliveryId, enquiryId: id, reference, at } as const;
  const closing = kind === 'closed' ? closingViewSchema.parse(data) : undefined;
  if (!closing || !isDecided(closing.reason))
    return { ...about, outcome: 'reopened', why: undefined, value: undefined };
  return { ...about, outcome: closing.reason, why: closing.why, value: closing.value };
}
