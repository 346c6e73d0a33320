import { sql } from 'kysely';
import type { Db, Trx } from '#platform/db.ts';
import type { DeliveryRow } from '#platform/tables.ts';
import type { Outcome } from './channel.ts';

/** Longer than any send may take: whoever holds a delivery longer is dead. */
export const LEASE_SECONDS = 30;

export type ClaimedDelivery = Pick<
  DeliveryRow,
  | 'id'
  | 'lead_id'
  | 'subscription_id'
  | 'message_id'
  | 'erasure_id'
  | 'reply_id'
  | 'purpose'
  | 'channel'
  | 'attempts'
  | 'created_at'
  | 'stands_in_for'
> & { readonly attempt_id: string; readonly seconds_failing: number };

/**
 * Takes the delivery for one attempt, or answers nothing: done, not due, or in other hands. An
 * attempt that was cut off is closed as such. `early` lets a channel check jump the waiting time.
 */
export async function claim(
  db: Db,
  deliveryId: string,
  early: boolean,
): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    with claimed as (
      update deliveries set state = 'sending', sending_since = now(), attempts = attempts + 1,
        first_attempt_at = coalesce(first_attempt_at, now())
      where id = ${deliveryId} and (
        (state = 'pending' and (${early} or next_attempt_at <= now() + interval '1 second'))
        or (state = 'sending' and sending_since < now() - make_interval(secs => ${LEASE_SECONDS})))
      returning *
    ), closed as (
      update attempts set outcome = 'cut-off', finished_at = now()
      from claimed where delivery_id = claimed.id and finished_at is null
    ), opened as (
      insert into attempts (delivery_id) select id from claimed returning id
    )
    select claimed.id, lead_id, subscription_id, message_id, erasure_id, reply_id, purpose, channel, attempts,
      created_at, stands_in_for,
      opened.id as attempt_id,
      extract(epoch from now() - first_attempt_at)::float8 as seconds_failing
    from claimed, opened
  `.execute(db);
  return rows[0];
}

export async function isHeldByAnother(db: Db, deliveryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deliveries')
    .select('state')
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  return row?.state === 'sending';
}

/** Always after the delivery's row, as whoever erases a person takes them: the other way round they block. */
async function closeAttempt(trx: Trx, claimed: ClaimedDelivery, outcome: Outcome): Promise<void> {
  const told = outcome.kind === 'sent' ? undefined : outcome;
  await trx
    .updateTable('attempts')
    .set({
      finished_at: sql<Date>`now()`,
      outcome: outcome.kind,
      status: told?.status ?? null,
      problem: told?.problem ?? null,
    })
    .where('id', '=', claimed.attempt_id)
    .execute();
}

/**
 * Sent is sent, whoever holds the row by now. Its stand-in, or the one it stood in for, rests, and is not tried
 * again where an attempt at it is just failing.
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
    .where('state', 'in', ['pending', 'sending', 'parked'])
    .where((eb) =>
      eb.or([eb('stands_in_for', '=', claimed.id), eb('id', '=', claimed.stands_in_for)]),
    )
    .execute();
  await closeAttempt(trx, claimed, { kind: 'sent' });
}

type Failed = Exclude<Outcome, { kind: 'sent' }>;

/** Only while the row is still ours: another attempt may know better. */
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

/** The recipient had enough mails for now. It is never made up for: the enquiry itself is with sales. */
export async function recordWithheld(trx: Trx, claimed: ClaimedDelivery): Promise<void> {
  const problem = 'The recipient had as many mails as an hour allows.';
  await trx
    .updateTable('deliveries')
    .set({ state: 'withheld', sending_since: null, problem })
    .where('id', '=', claimed.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', claimed.attempts)
    .execute();
  await trx
    .updateTable('attempts')
    .set({ finished_at: sql<Date>`now()`, outcome: 'withheld', problem })
    .where('id', '=', claimed.attempt_id)
    .execute();
}

/** False where the row is no longer ours. */
export async function recordParked(
  trx: Trx,
  claimed: ClaimedDelivery,
  outcome: Failed,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('deliveries')
    .set({ state: 'parked', sending_since: null, problem: outcome.problem })
    .where('id', '=', claimed.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', claimed.attempts)
    .executeTakeFirst();
  await closeAttempt(trx, claimed, outcome);
  return numUpdatedRows === 1n;
}
