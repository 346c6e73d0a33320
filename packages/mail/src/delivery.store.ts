import { sql } from 'kysely';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import type { DeliveryRow } from '@studio/enquiries/database/tables.ts';
import { FILE_BYTES_PER_SECOND, type Outcome } from '@studio/platform/sending/outcome.ts';

/** Longer than any send may take, so a worker that holds a delivery longer is dead. */
export const LEASE_SECONDS = 30;

/** The lease of a delivery `d`, in seconds: longer with files, for as long as their channel may take. */
export const leaseSeconds = sql`(${LEASE_SECONDS} + coalesce((
  select sum((file ->> 'bytes')::integer) / ${FILE_BYTES_PER_SECOND}
  from thread_mails m cross join jsonb_array_elements(m.attachments) as file where m.id = d.reply_id), 0))`;

export type ClaimedDelivery = Pick<
  DeliveryRow,
  | 'id'
  | 'enquiry_id'
  | 'subscription_id'
  | 'addition_id'
  | 'erasure_id'
  | 'reply_id'
  | 'event_id'
  | 'notice_id'
  | 'purpose'
  | 'channel'
  | 'attempts'
  | 'created_at'
  | 'fallback_for'
> & { readonly attempt_id: string; readonly seconds_failing: number };

/**
 * Claims the delivery for one attempt. Returns undefined if it is done, not due, or claimed by another worker.
 * Closes an attempt that was cut off. With `early` a channel check does not wait for the due time.
 */
export async function claim(
  db: Db,
  deliveryId: string,
  early: boolean,
): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    with claimed as (
      update deliveries d set state = 'sending', sending_since = now(), attempts = attempts + 1,
        first_attempt_at = coalesce(first_attempt_at, now())
      where id = ${deliveryId} and (
        (state = 'pending' and (${early} or next_attempt_at <= now() + interval '1 second'))
        or (state = 'sending' and sending_since < now() - make_interval(secs => ${leaseSeconds})))
      returning *
    ), closed as (
      update delivery_attempts set outcome = 'interrupted', finished_at = now()
      from claimed where delivery_id = claimed.id and finished_at is null
    ), opened as (
      insert into delivery_attempts (delivery_id) select id from claimed returning id
    )
    select claimed.id, enquiry_id, subscription_id, addition_id, erasure_id, reply_id, event_id, notice_id, purpose, channel,
      attempts, created_at, fallback_for,
      opened.id as attempt_id,
      extract(epoch from now() - first_attempt_at)::float8 as seconds_failing
    from claimed, opened
  `.execute(db);
  return rows[0];
}

export async function isLeasedByAnother(db: Db, deliveryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deliveries')
    .select('state')
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  return row?.state === 'sending';
}

/** Call it after updating the delivery: erasing a person locks in that order, and the reverse would deadlock. */
async function closeAttempt(trx: Trx, claimed: ClaimedDelivery, outcome: Outcome): Promise<void> {
  const failure = outcome.kind === 'sent' ? undefined : outcome;
  await trx
    .updateTable('delivery_attempts')
    .set({
      finished_at: sql<Date>`now()`,
      outcome: outcome.kind,
      status: failure?.status ?? null,
      problem: failure?.problem ?? null,
    })
    .where('id', '=', claimed.attempt_id)
    .execute();
}

/**
 * Records the send even if another attempt has claimed the row since. The fallback, or the delivery it replaced,
 * becomes `replaced` and is not tried again, even if an attempt at it is failing right now.
 */
export async function recordSent(trx: Trx, claimed: ClaimedDelivery): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ state: 'delivered', delivered_at: sql<Date>`now()`, sending_since: null, problem: null })
    .where('id', '=', claimed.id)
    .execute();
  await trx
    .updateTable('deliveries')
    .set({ state: 'replaced', sending_since: null })
    .where('state', 'in', ['pending', 'sending', 'failed'])
    .where((eb) =>
      eb.or([eb('fallback_for', '=', claimed.id), eb('id', '=', claimed.fallback_for)]),
    )
    .execute();
  await closeAttempt(trx, claimed, { kind: 'sent' });
}

type Failed = Exclude<Outcome, { kind: 'sent' }>;

/** Changes the delivery only if no later attempt has claimed it. */
export async function recordRetry(
  trx: Trx,
  claimed: ClaimedDelivery,
  outcome: Failed,
  afterSeconds: number,
): Promise<void> {
  const notBefore = outcome.retryAfterSeconds;
  await trx
    .updateTable('deliveries')
    .set({
      state: 'pending',
      sending_since: null,
      problem: outcome.problem,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${afterSeconds})`,
      not_before:
        notBefore === undefined ? null : sql<Date>`now() + make_interval(secs => ${notBefore})`,
    })
    .where('id', '=', claimed.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', claimed.attempts)
    .execute();
  await closeAttempt(trx, claimed, outcome);
}

/** For a recipient who reached the hourly limit. It is not sent later: sales has the enquiry itself. */
export async function recordSuppressed(trx: Trx, claimed: ClaimedDelivery): Promise<void> {
  const problem = 'The recipient had as many mails as an hour allows.';
  await trx
    .updateTable('deliveries')
    .set({ state: 'suppressed', sending_since: null, problem })
    .where('id', '=', claimed.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', claimed.attempts)
    .execute();
  await trx
    .updateTable('delivery_attempts')
    .set({ finished_at: sql<Date>`now()`, outcome: 'suppressed', problem })
    .where('id', '=', claimed.attempt_id)
    .execute();
}

/** Returns false if another attempt has claimed the delivery or it is done. */
export async function recordFailed(
  trx: Trx,
  claimed: ClaimedDelivery,
  outcome: Failed,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('deliveries')
    .set({ state: 'failed', sending_since: null, problem: outcome.problem })
    .where('id', '=', claimed.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', claimed.attempts)
    .executeTakeFirst();
  await closeAttempt(trx, claimed, outcome);
  return numUpdatedRows === 1n;
}
