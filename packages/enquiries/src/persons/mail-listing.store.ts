import { randomUUID } from 'node:crypto';
import type { ListedMail, MailListing } from '@studio/contract/desk/person';
import type { AuditLog } from '#audit-log/audit-log.store.ts';
import type { Db, Trx } from '#database/db.ts';
import type { MailInFolder } from '#database/tables.ts';
import { sql } from 'kysely';

/** Asks the inbound mail process for a list of all mails that name the address. Null if no mailbox is read. */
export async function requestListing(
  db: Db,
  auditLog: AuditLog,
  sessionId: string,
  email: string,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const id = randomUUID();
    const { rows } = await sql<{ isAsked: boolean }>`
      select request_mailbox_listing(${sessionId}, ${id}, ${email}) as "isAsked"
    `.execute(trx);
    if (rows[0]?.isAsked !== true) return null;
    await auditLog.recordPerson(trx, 'viewed', 'desk mails', email, []);
    return id;
  });
}

const shown = ({ key, folder, at, from, to, subject }: MailInFolder): ListedMail => ({
  key,
  folder,
  at,
  from,
  to,
  subject,
});

/** Only for the person who requested it, because it shows senders and subjects. */
export async function readListing(
  db: Db,
  id: string,
  staffId: string,
): Promise<MailListing | undefined> {
  const row = await db
    .selectFrom('mailbox_listings')
    .select(['listed_at', 'mails', 'confirmed_at', 'moved', 'missing', 'unlisted'])
    .select(['problem', 'done_at'])
    .where('id', '=', id)
    .where('requested_by', '=', staffId)
    .executeTakeFirst();
  if (!row) return undefined;
  const stateNow = (): MailListing['state'] => {
    if (row.done_at) return row.confirmed_at ? 'done' : 'expired';
    if (row.confirmed_at) return 'confirmed';
    return row.listed_at ? 'listed' : 'asked';
  };
  const { moved, missing, problem } = row;
  return {
    state: stateNow(),
    mails: row.mails.map(shown),
    moved,
    missing,
    unlisted: row.unlisted.map(shown),
    problem,
  };
}

export interface ConfirmedMails {
  readonly listing: string;
  readonly keys: readonly number[];
}

/** Returns false if the list can no longer be confirmed or does not contain these mails. */
export async function confirmListing(
  trx: Trx,
  sessionId: string,
  email: string,
  { listing, keys }: ConfirmedMails,
): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select confirm_mailbox_listing(${sessionId}, ${listing}, ${email}, ${keys}::integer[]) as "isTaken"
  `.execute(trx);
  return rows[0]?.isTaken === true;
}
