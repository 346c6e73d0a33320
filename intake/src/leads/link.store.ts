import { createHash, randomBytes } from 'node:crypto';
import { retention } from '@old/contract/retention';
import { enquiryPath } from '@old/contract/paths';
import { sql } from 'kysely';
import type { Ledger } from '#ledger/ledger.store.ts';
import type { Db } from '#platform/db.ts';
import { personKey } from '#platform/person-key.ts';
import type { LeadRow } from '#platform/tables.ts';
import type { Tokens } from '#platform/token.ts';

const KEY_BYTES = 32;

/** Links to somebody's own page. Only the hash of a key is kept, so that no reader of it can open one. */
export function enquiryLinks(db: Db, secret: string, siteOrigin: string, tokens: Tokens) {
  return async ({ id, email }: Pick<LeadRow, 'id' | 'email'>): Promise<string> => {
    const key = randomBytes(KEY_BYTES);
    await db
      .insertInto('enquiry_links')
      .values({
        key_hash: createHash('sha256').update(key).digest(),
        lead_id: id,
        person_key: personKey(secret, email),
        expires_at: sql<Date>`now() + make_interval(days => ${retention.enquiryLink.days})`,
      })
      .execute();
    return `${siteOrigin}${enquiryPath}?token=${tokens.issue('enquiry', key.toString('base64url'))}`;
  };
}

/** From now on no link that was mailed opens the enquiry's page. Answers whether it is there. */
export async function revokeLinks(db: Db, ledger: Ledger, reference: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select(['id', 'reference', 'email'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!lead) return false;
    await trx.deleteFrom('enquiry_links').where('lead_id', '=', lead.id).execute();
    await ledger.record(trx, 'changed', 'leads unlink', [lead]);
    return true;
  });
}
