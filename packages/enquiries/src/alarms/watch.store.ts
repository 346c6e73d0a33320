import { sql } from 'kysely';
import type { Trx } from '#database/db.ts';
import { isStillWanted } from '#replies/revert-reply.store.ts';
import { clearAlarm, raiseAlarm } from './alarm.store.ts';

const LATE_SECONDS = 5 * 60;

interface Waiting {
  readonly since: Date;
  readonly seconds: number;
  readonly channel: string | null;
  readonly problem: string | null;
}

/** Raises an alarm if an enquiry has waited too long, whatever the reason. */
export async function watchOldest(trx: Trx): Promise<void> {
  const { rows } = await sql<Waiting>`
    select since, extract(epoch from now() - since)::float8 as seconds, channel, problem from (
      select received_at as since, null as channel, null as problem
      from enquiries where state = 'accepted' and not is_probe
      union all
      select send_after, null, 'It is a reply of the desk: no worker runs, or no channel carries mail.'
      from replies where state = 'accepted'
      union all
      select created_at, channel, problem from deliveries
      where state in ('pending', 'sending') and purpose <> 'acknowledgement') as waiting
    order by since limit 1
  `.execute(trx);
  const [oldest] = rows;
  if (!oldest || oldest.seconds <= LATE_SECONDS) {
    await clearAlarm(trx, 'waiting', ['queue']);
    return;
  }
  const { since, seconds, channel, problem } = oldest;
  const where = channel === null ? 'to be taken up by a worker' : `on ${channel}`;
  const why = problem ?? 'No attempt has failed yet: the worker does not keep up.';
  const sentence = `The oldest message has waited ${Math.round(seconds / 60)} minutes ${where}. ${why}`;
  await raiseAlarm(trx, { kind: 'waiting', subject: 'queue', message: sentence, since });
}

/** A probe that did not arrive means that real enquiries do not arrive either. */
export async function watchProbes(trx: Trx): Promise<void> {
  const late = await trx
    .selectFrom('enquiries')
    .leftJoin('deliveries', 'deliveries.enquiry_id', 'enquiries.id')
    .select(['enquiries.id', 'enquiries.received_at as since'])
    .distinct()
    .where('is_probe', '=', true)
    .where('received_at', '<', sql<Date>`now() - make_interval(secs => ${LATE_SECONDS})`)
    .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
    .where((eb) =>
      eb.or([
        eb('deliveries.id', 'is', null),
        eb('deliveries.state', 'not in', ['delivered', 'replaced']),
      ]),
    )
    .execute();
  for (const { id, since } of late) {
    const sentence = 'A probe enquiry was stored but did not arrive within five minutes.';
    await raiseAlarm(trx, { kind: 'probe', subject: id, message: sentence, since });
  }
}

/** Clears alarms about messages that have arrived or were retried, replaced or erased. */
export async function clearSettledAlarms(trx: Trx): Promise<void> {
  await sql`
    update alarms set resolved_at = now()
    where resolved_at is null and (
      (kind = 'failed' and not exists (
        select from deliveries d
        where d.state = 'failed' and (
          -- The version before this one raised one alarm for each delivery.
          d.id::text = alarms.subject
          or (d.channel = alarms.subject and case when d.purpose = 'reply'
            -- Over as well once they were answered in another way.
            then ${isStillWanted(sql`d.reply_id`)}
            else not exists (
              select from delivery_attempts a where a.delivery_id = d.id and a.outcome = 'refused') end))))
      or (kind = 'probe' and alarms.subject <> 'front door' and not exists (
        select from enquiries l left join deliveries d on d.enquiry_id = l.id
        -- Plain “subject” would be what the visitor wrote.
        where l.id::text = alarms.subject
          and (d.id is null or d.state not in ('delivered', 'replaced')))))
  `.execute(trx);
}
