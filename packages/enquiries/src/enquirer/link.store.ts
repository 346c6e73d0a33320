import { createHash, randomBytes } from 'node:crypto';
import { retention } from '@studio/contract/retention';
import { enquiryPath } from '@studio/contract/paths';
import { sql } from 'kysely';
import type { AuditLog } from '#audit-log/audit-log.store.ts';
import type { Db } from '#database/db.ts';
import { personKey } from '#audit-log/person-key.ts';
import type { StoredEnquiry } from '#database/tables.ts';
import type { Tokens } from '@studio/platform/token.ts';

const KEY_BYTES = 32;

/** Links to the enquirer's own page. Only the hash of a key is stored, so that a reader of the table cannot open one. */
export function enquiryLinks(db: Db, secret: string, siteOrigin: string, tokens: Tokens) {
  return async ({ id, email }: Pick<StoredEnquiry, 'id' | 'email'>): Promise<string> => {
    const key = randomBytes(KEY_BYTES);
    await db
      .insertInto('enquiry_links')
      .values({
        key_hash: createHash('sha256').update(key).digest(),
        enquiry_id: id,
        person_key: personKey(secret, email),
        expires_at: sql<Date>`now() + make_interval(days => ${retention.enquiryLink.days})`,
      })
      .execute();
    return `${siteOrigin}${enquiryPath}?token=${tokens.issue('enquiry', key.toString('base64url'))}`;
  };
}

/** Makes all mailed links to the enquiry's page invalid. Returns false if there is no such enquiry. */
export async function revokeLinks(db: Db, auditLog: AuditLog, reference: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const enquiry = await trx
      .selectFrom('enquiries')
      .select(['id', 'reference', 'email'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!enquiry) return false;
    await trx.deleteFrom('enquiry_links').where('enquiry_id', '=', enquiry.id).execute();
    await auditLog.record(trx, 'changed', 'enquiries revoke-link', [enquiry]);
    return true;
  });
}
