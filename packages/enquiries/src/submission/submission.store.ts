import { readAnswers, type Answers } from '@studio/sheet/answers.ts';
import { byField, enquiryFields, type Enquiry, type EnquiryOrigin } from '@studio/contract';
import { retention } from '@studio/contract/retention';
import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import type { StoredEnquiry, EnquiryState } from '#database/tables.ts';

/** An enquiry to insert. The database sets the times, so that no server's clock matters. */
export interface NewEnquiry extends Enquiry {
  readonly id: string;
  readonly reference: string;
  readonly submission_key: string | null;
  readonly body_hash: string;
  readonly state: EnquiryState;
  readonly quarantine_reason: string | null;
  readonly is_probe: boolean;
  readonly from_page: string;
  readonly from_service: string;
  readonly notice_version: string;
  readonly sheet: Answers | null;
  readonly from_language: string;
  readonly from_time_zone: string;
}

const columns = sql.join(enquiryFields.map((field) => sql.ref(field)));
const typedColumns = sql.join(enquiryFields.map((field) => sql`${sql.ref(field)} text`));

/** The part of a stored enquiry that the visitor wrote. */
export const enquiryOf = (row: StoredEnquiry): Enquiry => byField((field) => row[field]);

/** Where it was written, as far as the form sent it. */
export const originOf = (row: StoredEnquiry): EnquiryOrigin => ({
  page: row.from_page,
  service: row.from_service,
  notice: row.notice_version,
  language: row.from_language,
  timezone: row.from_time_zone,
});

/** The sheet that was sent with it, if one was. */
export const sheetOf = ({ sheet }: Pick<StoredEnquiry, 'sheet'>): Answers | undefined =>
  readAnswers(sheet);

/** Inserts all of them in one statement and returns which were new; a known key is not changed. */
export async function insertEnquiries(
  trx: Trx,
  drafts: readonly NewEnquiry[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into leads (id, reference, submission_key, body_hash, state, quarantine_reason, is_probe,
      from_page, from_service, notice_version, from_language, from_time_zone, sheet, ${columns}, purge_after)
    select id, reference, submission_key, decode(body_hash, 'hex'), state, quarantine_reason,
      is_probe, from_page, from_service, notice_version, from_language, from_time_zone, sheet, ${columns},
      now() + make_interval(days => ${retention.enquiry.days})
    from json_to_recordset(${JSON.stringify(drafts)}::text::json) as draft (
      id uuid, reference text, submission_key uuid, body_hash text, state text,
      quarantine_reason text, is_probe boolean, from_page text, from_service text,
      notice_version text, from_language text, from_time_zone text, sheet jsonb, ${typedColumns})
    on conflict (submission_key) do nothing
    returning id
  `.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

export type KnownEnquiry = Pick<StoredEnquiry, 'reference' | 'body_hash'> & {
  submission_key: string;
};

export async function findByKeys(db: Db, keys: readonly string[]): Promise<KnownEnquiry[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['reference', 'body_hash', 'submission_key'])
    .where('submission_key', 'in', keys)
    .execute();
  return rows.flatMap(({ submission_key, ...rest }) =>
    submission_key === null ? [] : [{ ...rest, submission_key }],
  );
}

/** Finds a recent enquiry with the same body and without a key. The lock serializes two at the same time. */
export async function findRecentDuplicate(trx: Trx, bodyHash: Buffer): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(${bodyHash.readBigInt64BE()})`.execute(trx);
  const duplicate = await trx
    .selectFrom('leads')
    .select('reference')
    .where('submission_key', 'is', null)
    .where('body_hash', '=', bodyHash)
    .where('received_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  return duplicate?.reference;
}
