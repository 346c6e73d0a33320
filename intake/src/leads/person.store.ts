import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { LeadRow, SubscriptionRow } from '#platform/tables.ts';

export interface Erased {
  readonly leads: number;
  readonly subscriptions: number;
}

/** The one place to delete a person. Deliveries, attempts and waiting mails go with the rows. */
export async function erasePerson(db: Db, email: string): Promise<Erased> {
  return db.transaction().execute(async (trx) => {
    const theirs = sql<boolean>`lower(email) = lower(${email})`;
    const leads = await trx.deleteFrom('leads').where(theirs).executeTakeFirst();
    const subscriptions = await trx.deleteFrom('subscriptions').where(theirs).executeTakeFirst();
    return {
      leads: Number(leads.numDeletedRows),
      subscriptions: Number(subscriptions.numDeletedRows),
    };
  });
}

export interface PersonRecords {
  readonly leads: readonly LeadRow[];
  readonly subscriptions: readonly SubscriptionRow[];
}

/** Everything about one person, or about everybody where no address is given. Never a probe. */
export async function readPerson(db: Db, email?: string): Promise<PersonRecords> {
  const theirs =
    email === undefined ? sql<boolean>`true` : sql<boolean>`lower(email) = lower(${email})`;
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('is_probe', '=', false)
    .where(theirs)
    .orderBy('received_at')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where(theirs)
    .orderBy('asked_at')
    .execute();
  return { leads, subscriptions };
}
