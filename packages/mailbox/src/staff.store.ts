import { deskRoles } from '@studio/contract/desk/roles';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import { sql } from 'kysely';
import type { OwnPeople } from './direction.ts';
import type { MailboxSettings } from './mailbox-settings.ts';

/** The people of the desk, the mailbox itself, and everyone of a domain that is entirely ours. */
export async function readPeople(
  db: Db | Trx,
  settings: Pick<MailboxSettings, 'address' | 'ourDomains' | 'ourServer'>,
): Promise<OwnPeople> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('disabled_at', 'is', null)
    // The content service adds people of its own, whose mails must not count as answers of the desk.
    .where(sql<boolean>`roles && ${[...deskRoles]}::text[]`)
    .execute();
  const staff = new Map(rows.map(({ id, email }) => [email.toLowerCase(), id]));
  const { address, ourDomains, ourServer } = settings;
  return {
    ourServer,
    staffIdOf(sender) {
      const known = staff.get(sender);
      if (known !== undefined) return known;
      const domain = sender.slice(sender.lastIndexOf('@') + 1);
      return sender === address || ourDomains.includes(domain) ? null : undefined;
    },
  };
}
