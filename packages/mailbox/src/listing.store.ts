import { sql } from 'kysely';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import type { MailInFolder } from '@studio/enquiries/database/tables.ts';

export interface ListingRequest {
  readonly id: string;
  /** Null only once it is done. */
  readonly email: string | null;
  readonly mails: readonly MailInFolder[];
  /** Null until a person has confirmed the list. */
  readonly confirmed_at: Date | null;
  readonly chosen: readonly number[];
}

/**
 * A listing to make, or confirmed mails to move; locked until the end of the transaction, so that two processes take
 * different ones.
 */
export async function nextListing(trx: Trx): Promise<ListingRequest | undefined> {
  return trx
    .selectFrom('mailbox_listings')
    .select(['id', 'email', 'mails', 'confirmed_at', 'chosen'])
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('listed_at', 'is', null), eb('confirmed_at', 'is not', null)]))
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function recordListed(
  trx: Trx,
  id: string,
  mails: readonly MailInFolder[],
  problem: string | null,
): Promise<void> {
  await trx
    .updateTable('mailbox_listings')
    .set({ listed_at: sql<Date>`now()`, mails: JSON.stringify(mails), problem })
    .where('id', '=', id)
    .execute();
}

export interface MovedMails {
  readonly moved: number;
  readonly missing: number;
  readonly unlisted: readonly MailInFolder[];
}

/** The listing is deleted; mails that were not on it are shown to the person who confirmed it, for a day. */
export async function recordMoved(
  trx: Trx,
  id: string,
  { moved, missing, unlisted }: MovedMails,
): Promise<void> {
  await trx
    .updateTable('mailbox_listings')
    .set({
      done_at: sql<Date>`now()`,
      email: null,
      mails: '[]',
      moved,
      missing,
      unlisted: JSON.stringify(unlisted),
      problem: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function recordListingError(trx: Trx, id: string, problem: string): Promise<void> {
  await trx
    .updateTable('mailbox_listings')
    .set({ next_attempt_at: sql<Date>`now() + interval '10 seconds'`, problem })
    .where('id', '=', id)
    .execute();
}

/** A listing that is not confirmed within an hour is out of date, and contains other people's subjects. */
export async function expireListings(db: Db): Promise<void> {
  await db
    .updateTable('mailbox_listings')
    .set({ done_at: sql<Date>`now()`, email: null, mails: '[]' })
    .where('done_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}
