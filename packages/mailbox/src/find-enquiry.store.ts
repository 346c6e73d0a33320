import { sql } from 'kysely';
import { ownMailOf } from '@studio/enquiries/replies/own-mail-id.ts';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import type { ThreadRefs } from './thread-match.ts';

export interface KnownEnquiry {
  readonly id: string;
  readonly email: string;
}

export type FindEnquiry = (refs: ThreadRefs) => KnownEnquiry | undefined;

async function enquiriesOfIds(db: Db | Trx, ids: readonly string[], from: string) {
  const own = ids.flatMap((id) => ownMailOf(id, from) ?? []);
  const added = own.filter(({ purpose }) => purpose === 'message').map(({ id }) => id);
  const messages = await db
    .selectFrom('enquiry_additions')
    .select(['id', 'enquiry_id'])
    .where(sql<boolean>`id = any(${added}::uuid[])`)
    .execute();
  return new Map([
    ...own.map(({ id }) => [id, id] as const),
    ...messages.map(({ id, enquiry_id }) => [id, enquiry_id] as const),
  ]);
}

/**
 * Finds the enquiries of these mails, all at once. The ids of our own mails count most, then the address made for an
 * enquiry. Ids of other senders' mails come last: they can be forged, and must not attract a mail to another enquiry.
 */
export async function enquiryFinder(
  db: Db | Trx,
  refs: readonly ThreadRefs[],
  from: string,
): Promise<FindEnquiry> {
  const ids = [...new Set(refs.flatMap((one) => one.ids))];
  const references = [...new Set(refs.flatMap((one) => one.references))];
  if (ids.length === 0 && references.length === 0) return () => undefined;
  const ours = await enquiriesOfIds(db, ids, from);
  const mails = await db
    .selectFrom('thread_mails')
    .select(['message_id', 'enquiry_id', 'direction'])
    .where(sql<boolean>`message_id = any(${ids}::text[])`)
    .where('enquiry_id', 'is not', null)
    .execute();
  const enquiryIds = [
    ...new Set([...ours.values(), ...mails.flatMap(({ enquiry_id }) => enquiry_id ?? [])]),
  ];
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['id', 'reference', 'email'])
    .where('is_probe', '=', false)
    .where(
      sql<boolean>`(id = any(${enquiryIds}::uuid[]) or reference = any(${references}::text[]))`,
    )
    .execute();
  const byId = new Map(enquiries.map((enquiry) => [enquiry.id, enquiry]));
  const byReference = new Map(enquiries.map((enquiry) => [enquiry.reference, enquiry]));
  const byMail = (direction: 'out' | 'in') =>
    new Map(
      mails
        .filter((mail) => mail.direction === direction)
        .map((mail) => [mail.message_id, byId.get(mail.enquiry_id ?? '')]),
    );
  const [sent, received] = [byMail('out'), byMail('in')];
  const ownEnquiry = (id: string) => {
    const own = ownMailOf(id, from);
    return own && byId.get(ours.get(own.id) ?? '');
  };
  const first = <Value>(values: readonly string[], look: (value: string) => Value | undefined) => {
    for (const value of values) {
      const found = look(value);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return (one) =>
    first(one.ids, (id) => ownEnquiry(id) ?? sent.get(id)) ??
    first(one.references, (reference) => byReference.get(reference)) ??
    first(one.ids, (id) => received.get(id));
}
