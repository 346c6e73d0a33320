import { readAnswers, type Answers } from '@studio/sheet/answers.ts';
import { byField, enquiryFields, type Enquiry, type EnquiryOrigin } from '@studio/contract';
import { retention } from '@studio/contract/retention';
import { CompiledQuery, sql } from 'kysely';
import type { Database, Db, Trx } from '#database/db.ts';
import type { StoredEnquiry, EnquiryState } from '#database/tables.ts';
import { planDeliveries } from '#jobs/plan-deliveries.job.ts';

/** An enquiry to insert. The database sets the times, so that no server's clock matters. */
export interface NewEnquiry extends Enquiry {
  readonly id: string;
  readonly reference: string;
  readonly idempotency_key: string | null;
  readonly content_hash: string;
  readonly state: EnquiryState;
  readonly held_reason: string | null;
  readonly is_probe: boolean;
  readonly from_page: string;
  readonly from_service: string;
  readonly notice_version: string;
  readonly sheet: Answers | null;
  readonly from_language: string;
  readonly from_time_zone: string;
}

const columns = enquiryFields.join(', ');
const typedColumns = enquiryFields.map((field) => `${field} text`).join(', ');

/**
 * The rows and their jobs in one statement, which is a transaction of its own: one round trip for a batch instead of
 * four. The job is the one that `Queue.add` would add; a test compares their columns. Without its queue the left join
 * fails the statement, so that no enquiry is stored without its delivery job.
 */
const INSERT = `
  with stored as (
    insert into enquiries (id, reference, idempotency_key, content_hash, state, held_reason, is_probe,
      from_page, from_service, notice_version, from_language, from_time_zone, sheet, ${columns}, purge_after)
    select id, reference, idempotency_key, decode(content_hash, 'hex'), state, held_reason,
      is_probe, from_page, from_service, notice_version, from_language, from_time_zone, sheet, ${columns},
      now() + make_interval(days => $2)
    from json_to_recordset($1::text::json) as draft (
      id uuid, reference text, idempotency_key uuid, content_hash text, state text,
      held_reason text, is_probe boolean, from_page text, from_service text,
      notice_version text, from_language text, from_time_zone text, sheet jsonb, ${typedColumns})
    on conflict (idempotency_key) do nothing
    returning id, state
  ), jobs as (
    insert into pgboss.job_common (name, data, created_on, start_after, keep_until, expire_seconds,
      deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter,
      heartbeat_seconds)
    select '${planDeliveries.name}', jsonb_build_object('enquiryId', stored.id), pgboss.job_now(),
      pgboss.job_now(), pgboss.job_now() + q.retention_seconds * interval '1s', q.expire_seconds,
      q.deletion_seconds, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy,
      q.dead_letter, q.heartbeat_seconds
    from stored left join pgboss.queue q on q.name = '${planDeliveries.name}'
    where stored.state = 'accepted'
  )
  select id from stored`;

const valuesOf = (drafts: readonly NewEnquiry[]): unknown[] => [
  JSON.stringify(drafts),
  retention.enquiry.days,
];

/** The part of a stored enquiry that the visitor wrote. */
export const enquiryOf = (row: StoredEnquiry): Enquiry => byField((field) => row[field]);

/** Where it was written, if the form sent it. */
export const originOf = (row: StoredEnquiry): EnquiryOrigin => ({
  page: row.from_page,
  service: row.from_service,
  notice: row.notice_version,
  language: row.from_language,
  timezone: row.from_time_zone,
});

/** The sheet sent with it, if any. */
export const sheetOf = ({ sheet }: Pick<StoredEnquiry, 'sheet'>): Answers | undefined =>
  readAnswers(sheet);

/** Stores all of them with their jobs and returns which were new; a known key is not changed. */
export async function insertEnquiries(
  pool: Database['pool'],
  drafts: readonly NewEnquiry[],
): Promise<Set<string>> {
  // Named, so that PostgreSQL parses and plans it once for each connection.
  const statement = { name: 'insert-enquiries', text: INSERT, values: valuesOf(drafts) };
  const { rows } = await pool.query<{ id: string }>(statement);
  return new Set(rows.map(({ id }) => id));
}

/** Like insertEnquiries, but for one, inside the caller's transaction. */
export async function insertEnquiry(trx: Trx, draft: NewEnquiry): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(INSERT, valuesOf([draft])));
}

export type KnownEnquiry = Pick<StoredEnquiry, 'reference' | 'content_hash'> & {
  idempotency_key: string;
};

export async function findByKeys(db: Db, keys: readonly string[]): Promise<KnownEnquiry[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'content_hash', 'idempotency_key'])
    .where('idempotency_key', 'in', keys)
    .execute();
  return rows.flatMap(({ idempotency_key, ...rest }) =>
    idempotency_key === null ? [] : [{ ...rest, idempotency_key }],
  );
}

/** Finds a recent enquiry with the same body and without a key. The lock serializes concurrent requests. */
export async function findRecentDuplicate(
  trx: Trx,
  contentHash: Buffer,
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(${contentHash.readBigInt64BE()})`.execute(trx);
  const duplicate = await trx
    .selectFrom('enquiries')
    .select('reference')
    .where('idempotency_key', 'is', null)
    .where('content_hash', '=', contentHash)
    .where('received_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  return duplicate?.reference;
}
